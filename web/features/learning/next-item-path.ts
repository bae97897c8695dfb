import type { NextItemReply } from '../../../src/wire/replies/enrolment.ts';
import { coursePath, videoPath } from '../../platform/course-addresses.ts';
import { hasPage, type Lesson } from './outline.ts';

/** A video resumes where it was left, and a test on its page; other items are opened from their day. */
const itemPath = (
  courseId: string,
  { id, type }: { id: string; type: string },
  day: Parameters<typeof coursePath>[1],
): string => (hasPage(type) ? videoPath(courseId, id) : coursePath(courseId, day));

/** Returns the path to the next item. */
export function nextItemPath({ courseId, contentId, type, label }: NextItemReply): string {
  const [module, day] = label.split('.').map(Number);
  return itemPath(courseId, { id: contentId, type }, { module, day });
}

/** Returns the path to a neighbouring item. */
export const lessonPath = (courseId: string, { module, day, content }: Lesson): string =>
  itemPath(courseId, content, { module: module.moduleNumber, day: day.dayNumber });
