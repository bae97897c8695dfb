/*
 * Addresses inside a course (specification 2.1). Apart from addresses.ts, which every visitor loads.
 */

/** The course page, at a module and a day of it. */
export function coursePath(
  courseId: string,
  selection: { week?: number; day?: number; tab?: 'documents' } = {},
): string {
  const params = new URLSearchParams();
  if (selection.tab) params.set('tab', selection.tab);
  if (selection.week !== undefined) params.set('module', String(selection.week));
  if (selection.day !== undefined) params.set('day', String(selection.day));
  const search = params.toString();
  return `/student/course/${encodeURIComponent(courseId)}${search && `?${search}`}`;
}

export const videoPath = (courseId: string, contentId: string): string =>
  `/student/course/${encodeURIComponent(courseId)}/video/${encodeURIComponent(contentId)}`;
