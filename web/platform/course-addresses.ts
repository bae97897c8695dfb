/*
 * Addresses inside a course (specification 2.1). Apart from addresses.ts, which every visitor loads.
 */

/** The course page, at a module and a day of it. */
export function coursePath(courseId: string, place: { week?: number; day?: number; tab?: 'documents' } = {}): string {
  const params = new URLSearchParams();
  if (place.tab) params.set('tab', place.tab);
  if (place.week !== undefined) params.set('module', String(place.week));
  if (place.day !== undefined) params.set('day', String(place.day));
  const search = params.toString();
  return `/student/course/${encodeURIComponent(courseId)}${search && `?${search}`}`;
}

export const videoPath = (courseId: string, contentId: string): string =>
  `/student/course/${encodeURIComponent(courseId)}/video/${encodeURIComponent(contentId)}`;
