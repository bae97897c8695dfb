import type { NextItemReply } from '../../../src/wire/replies/enrolment.ts';
import { coursePath, videoPath } from '../../platform/course-addresses.ts';
import { kindOf, type Lesson } from './outline.ts';

/** A video goes on at its second by itself; anything else is opened from its day. */
const itemPath = (
  courseId: string,
  { id, type }: { id: string; type: string },
  day: Parameters<typeof coursePath>[1],
): string => (kindOf(type) === 'video' ? videoPath(courseId, id) : coursePath(courseId, day));

/** The item left off. */
export function nextItemPath({ courseId, contentId, type, label }: NextItemReply): string {
  const [module, day] = label.split('.').map(Number);
  return itemPath(courseId, { id: contentId, type }, { module, day });
}

/** The item before or after another one. */
export const lessonPath = (courseId: string, { module, day, content }: Lesson): string =>
  itemPath(courseId, content, { module: module.moduleNumber, day: day.dayNumber });
