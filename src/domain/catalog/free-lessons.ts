import { DomainError } from '../kernel/errors.ts';
import type { ContentId, FileKey } from '../kernel/ids.ts';
import { fileKeysOf } from './content.ts';
import { type ContentEntry, type CourseTree, contentsOf, stateOf, type TestEntry } from './course-tree.ts';

/** Most lessons of a course that anybody may open: they show how it teaches and are not the course. */
export const MAX_FREE_LESSONS = 3;

export type FreeLesson = Exclude<ContentEntry, TestEntry>;

/**
 * Lists the lessons that anybody may open while the course is on sale, in reading order: those that the school chose,
 * and as long as it chose none, the first video.
 */
export function freeLessonsOf(tree: CourseTree): FreeLesson[] {
  const { freeLessons } = tree.course;
  const open = contentsOf(tree).filter((content): content is FreeLesson => reasonAgainst(content) === undefined);
  return freeLessons === null
    ? open.filter(({ type }) => type === 'video').slice(0, 1)
    : open.filter(({ id }) => freeLessons.includes(id)).slice(0, MAX_FREE_LESSONS);
}

/** Lists the files that a lesson is shown with, its steps of quality included. */
export const filesOfLesson = (lesson: FreeLesson): FileKey[] => [
  ...fileKeysOf(lesson),
  ...(lesson.type === 'video' ? lesson.renditions.map(({ fileKey }) => fileKey) : []),
];

/**
 * Returns the ids after one of them was chosen or taken away. Refuses with `invalid` an item that strangers could not
 * open, and one more than fit.
 */
export function withFreeLesson(tree: CourseTree, content: ContentEntry, isFree: boolean): ContentId[] {
  const others = freeLessonsOf(tree).flatMap(({ id }) => (id === content.id ? [] : id));
  if (!isFree) return others;
  const reason = reasonAgainst(content) ?? (others.length < MAX_FREE_LESSONS ? undefined : TOO_MANY);
  if (reason !== undefined) throw new DomainError('invalid', 'catalog/not-free', reason);
  return [...others, content.id];
}

const TOO_MANY = `A course has at most ${MAX_FREE_LESSONS} free lessons. Remove one of them first.`;

/** Returns why strangers could not open an item; undefined if they could. */
function reasonAgainst(content: ContentEntry): string | undefined {
  if (content.type === 'test') return 'Only a video or a document can be a free lesson.';
  if (stateOf(content) === 'processing')
    return 'This file is still being checked. It can be a free lesson when that is done.';
  if (stateOf(content) === 'refused') return 'This file is not shown to students, so it cannot be a free lesson.';
  if (content.type === 'video' && content.file?.rareFormat !== undefined && content.renditions.length === 0)
    return 'Most browsers cannot play this video, so it cannot be a free lesson yet.';
  return undefined;
}
