import type { NextItemReply } from '../../../src/wire/enrolment.ts';
import { coursePath, videoPath } from '../../platform/course-addresses.ts';
import { kindOf } from './outline.ts';

/** The item left off. A video goes on at its second by itself; anything else is opened from its day. */
export function nextItemPath({ courseId, contentId, type, label }: NextItemReply): string {
  if (kindOf(type) === 'video') return videoPath(courseId, contentId);
  const [module, day] = label.split('.').map(Number);
  return coursePath(courseId, { module, day });
}
