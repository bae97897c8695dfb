import type { ContentId } from '../kernel/ids.ts';
import type { StudyCourse } from './ports.ts';
import { type Progress, resumeSecond } from './progress.ts';

/** Where to go on: the item left off, or the one after it when it is done. */
export interface NextItem {
  readonly course: StudyCourse;
  readonly contentId: ContentId;
  readonly title: string;
  readonly type: string;
  /** Module and day, as in 1.3. */
  readonly label: string;
  readonly positionSeconds: number;
}

interface StudyItem {
  course: StudyCourse;
  moduleNumber: number;
  item: StudyCourse['modules'][number]['items'][number];
}

const itemsOf = (course: StudyCourse): StudyItem[] =>
  course.modules.flatMap((module) => module.items.map((item) => ({ course, moduleNumber: module.number, item })));

/** The newest unfinished item of these courses; undefined on a first visit, and when all that was begun is done. */
export function nextItem(
  courses: readonly StudyCourse[],
  newestFirst: readonly Progress[],
  done = completedIn(newestFirst),
): NextItem | undefined {
  const positions = new Map(newestFirst.map((one) => [one.contentId, resumeSecond(one)]));
  const unfinished = new Map(courses.map((course) => [course.id, itemsOf(course)]));
  for (const last of newestFirst) {
    const items = unfinished.get(last.courseId) ?? [];
    const at = items.findIndex(({ item }) => item.contentId === last.contentId);
    const found =
      at < 0 ? undefined : [...items.slice(at), ...items.slice(0, at)].find(({ item }) => !done.has(item.contentId));
    if (found) return asNext(found, positions.get(found.item.contentId) ?? 0);
    // The search went all around the course: its other rows would find nothing either.
    if (at >= 0) unfinished.delete(last.courseId);
  }
  return undefined;
}

/**
 * Module and day, as in 1.3. The browser writes the same from numbers (wire/course-labels.ts); a test holds both
 * together.
 */
export const lessonLabel = (moduleNumber: number, dayNumber: number): string => `${moduleNumber}.${dayNumber}`;

const asNext = ({ course, moduleNumber, item }: StudyItem, positionSeconds: number): NextItem => ({
  course,
  contentId: item.contentId,
  title: item.title,
  type: item.type,
  label: lessonLabel(moduleNumber, item.dayNumber),
  positionSeconds,
});

export const completedIn = (progress: readonly Progress[]): ReadonlySet<ContentId> =>
  new Set(progress.filter(({ completedAt }) => completedAt !== null).map(({ contentId }) => contentId));
