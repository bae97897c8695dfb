import type { ContentId } from '../kernel/ids.ts';
import type { StudyCourse } from './ports.ts';
import { type Progress, resumeSecond } from './progress.ts';
import { type PlacedItem, readingOrder } from './reading-order.ts';

/** Item to continue with: the one left off, or the next one when it is done; the first one on a first visit. */
export interface NextItem {
  readonly course: StudyCourse;
  readonly contentId: ContentId;
  readonly title: string;
  readonly type: string;
  /** Module and day, as in 1.3. */
  readonly label: string;
  readonly positionSeconds: number;
}

/**
 * The newest unfinished item of these courses, else the first one of a course that was never begun; undefined when
 * everything is done.
 */
export function nextItem(
  courses: readonly StudyCourse[],
  newestFirst: readonly Progress[],
  done = completedIn(newestFirst),
): NextItem | undefined {
  const unfinished = new Map(courses.map((course) => [course.id, course]));
  for (const last of newestFirst) {
    const course = unfinished.get(last.courseId);
    if (!course) continue;
    const { items, indexOf } = readingOrder(course);
    const at = indexOf.get(last.contentId);
    if (at === undefined) continue;
    for (let step = 0; step < items.length; step += 1) {
      const found = items[(at + step) % items.length]!;
      if (!done.has(found.item.contentId)) return asNext(course, found, newestFirst);
    }
    // The search went all around the course: its other rows would find nothing either.
    unfinished.delete(last.courseId);
  }
  for (const course of unfinished.values()) {
    const first = readingOrder(course).items.find(({ item }) => !done.has(item.contentId));
    if (first) return asNext(course, first, newestFirst);
  }
  return undefined;
}

/**
 * Module and day, as in 1.3. The browser writes the same from numbers (wire/course-labels.ts); a test holds both
 * together.
 */
export const lessonLabel = (moduleNumber: number, dayNumber: number): string => `${moduleNumber}.${dayNumber}`;

function asNext(course: StudyCourse, { moduleNumber, item }: PlacedItem, progress: readonly Progress[]): NextItem {
  const own = progress.find(({ contentId }) => contentId === item.contentId);
  return {
    course,
    contentId: item.contentId,
    title: item.title,
    type: item.type,
    label: lessonLabel(moduleNumber, item.dayNumber),
    positionSeconds: own ? resumeSecond(own) : 0,
  };
}

export const completedIn = (progress: readonly Progress[]): ReadonlySet<ContentId> =>
  new Set(progress.filter(({ completedAt }) => completedAt !== null).map(({ contentId }) => contentId));
