/* Paths inside a course (specification 2.1). Separate from addresses.ts, which every visitor loads. */
import { withQuery } from './with-query.ts';

/** The course page at a module and day. */
export function coursePath(
  courseId: string,
  selection: { module?: number; day?: number; tab?: 'documents' } = {},
): string {
  const params = new URLSearchParams();
  if (selection.tab) params.set('tab', selection.tab);
  if (selection.module !== undefined) params.set('module', String(selection.module));
  if (selection.day !== undefined) params.set('day', String(selection.day));
  return withQuery(`/student/course/${encodeURIComponent(courseId)}`, params);
}

export const videoPath = (courseId: string, contentId: string): string =>
  `/student/course/${encodeURIComponent(courseId)}/video/${encodeURIComponent(contentId)}`;

/** The video as the answer to a search: with the words, and at the second where they are said. */
export const foundVideoPath = (courseId: string, contentId: string, words: string, second?: number): string =>
  withQuery(
    videoPath(courseId, contentId),
    new URLSearchParams({ q: words, ...(second !== undefined && { t: String(second) }) }),
  );

/** The video at a second of it. */
export const videoPathAt = (courseId: string, contentId: string, second: number): string =>
  withQuery(videoPath(courseId, contentId), new URLSearchParams({ t: String(second) }));

/** The second that a video's address asks for; undefined without one, and for what is no second. */
export const askedSecond = (params: URLSearchParams): number | undefined => {
  const asked = params.get('t') ?? '';
  return /^\d{1,6}$/.test(asked) ? Number(asked) : undefined;
};

/** History state of a link whose press plays the video: browsers play with sound only after a press. */
export const PLAYS = { plays: true };

/** The same of a link that an answer has, to whose address the video leads back. */
export const fromAnswer = (back: string) => ({ ...PLAYS, back });
