import type { ThreadReply } from '../../src/wire/replies/mentor.ts';
import { profilePath } from '../platform/addresses.ts';
import { coursePath, videoPath, videoPathAt } from '../platform/course-addresses.ts';
import { answersPath } from '../platform/exam-addresses.ts';
import { ASK_MENTOR } from '../text/copy/ask-mentor.ts';

type About = ThreadReply['about'];

/** Names what a thread is about, without its second. */
export function subjectTitle({ kind, title, page }: About): string {
  if (page !== null) return ASK_MENTOR.pageOf(page, title);
  return title || ASK_MENTOR.kinds[kind];
}

/** Returns the address of what a thread is about, for its asker; undefined without a page. */
export function subjectPath({ kind, courseId, contentId, at, sittingId }: About): string | undefined {
  if (kind === 'order') return profilePath;
  if (kind === 'question') return sittingId === null ? undefined : answersPath(sittingId);
  if (courseId === null || contentId === null) return undefined;
  if (kind === 'page') return coursePath(courseId);
  return at === null ? videoPath(courseId, contentId) : videoPathAt(courseId, contentId, at);
}
