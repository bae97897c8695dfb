import type { LiveCourseReply } from '../../../src/wire/catalog.ts';

/** The payment page for a course (specification 4, Enrol). Title and price are shown at once; the server's price is charged. */
export function paymentAddress({ id, title, price }: Pick<LiveCourseReply, 'id' | 'title' | 'price'>): string {
  return `/payment?${new URLSearchParams({ courseId: id, title, price: String(price) }).toString()}`;
}

export const entryAddress = (courseId: string): string => `/mycourse/${encodeURIComponent(courseId)}`;

export const studyAddress = (courseId: string): string => `/student/course/${encodeURIComponent(courseId)}`;
