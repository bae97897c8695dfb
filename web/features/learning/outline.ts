import type { ContentReply, DayReply } from '../../../src/wire/replies/catalog.ts';
import type { CourseModule } from '../../api/courses.ts';
import { isDone, type ProgressByItem } from './progress-by-item.ts';

export type Kind = 'video' | 'document' | 'test' | 'other';

const DOCUMENT_TYPES = ['pdf', 'document', 'doc', 'docx'];

/** Returns how an item opens: further types may exist (specification 3). */
export function kindOf(type: string): Kind {
  const word = type.toLowerCase();
  if (word === 'video' || word === 'test') return word;
  return DOCUMENT_TYPES.includes(word) ? 'document' : 'other';
}

/** True for what has a page of its own: a video, which plays there, and a test, which starts there. */
export const hasPage = (type: string): boolean => ['video', 'test'].includes(kindOf(type));

export interface Lesson {
  module: CourseModule;
  day: DayReply;
  content: ContentReply;
}

const lessonsOf = (modules: readonly CourseModule[]): Lesson[] =>
  modules.flatMap((module) => module.days.flatMap((day) => day.contents.map((content) => ({ module, day, content }))));

export const findLesson = (modules: readonly CourseModule[], contentId: string): Lesson | undefined =>
  lessonsOf(modules).find(({ content }) => content.id === contentId);

export const isVideo = ({ content }: Lesson): boolean => kindOf(content.type) === 'video';
export const isTest = ({ content }: Lesson): boolean => kindOf(content.type) === 'test';

/** Returns the previous and next item in reading order, across days and modules: of any type, or of a wanted one. */
export function neighboursOf(
  modules: readonly CourseModule[],
  contentId: string,
  isWanted: (lesson: Lesson) => boolean = () => true,
): { previous?: Lesson; next?: Lesson } {
  const lessons = lessonsOf(modules);
  const at = lessons.findIndex(({ content }) => content.id === contentId);
  if (at < 0) return {};
  return { previous: lessons.slice(0, at).findLast(isWanted), next: lessons.slice(at + 1).find(isWanted) };
}

/**
 * Returns the item to continue with, as the dashboard does: the newest one, or the next after it that is not done; the
 * first one on a first visit; undefined when everything is done.
 */
export function nextLesson(modules: readonly CourseModule[], progress: ProgressByItem): Lesson | undefined {
  const lessons = lessonsOf(modules);
  const newest = lessons.reduce((found, { content }, at) => {
    const [known, best] = [progress.get(content.id), progress.get(lessons[found]!.content.id)];
    return known && (!best || known.updatedAt > best.updatedAt) ? at : found;
  }, 0);
  return [...lessons.slice(newest), ...lessons.slice(0, newest)].find(({ content }) => !isDone(progress, content));
}
