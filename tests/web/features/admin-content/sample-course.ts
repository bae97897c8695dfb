import type {
  AdminContentReply,
  AdminCourseReply,
  AdminDayReply,
  AdminDocumentReply,
  AdminWeekReply,
} from '../../../../src/wire/replies/admin-catalog.ts';
import type { AdminCourse, AdminModule } from '../../../../web/api/admin-courses.ts';
import { courseInModules } from '../../../../web/api/course-in-modules.ts';
import { NO_GUIDANCE } from '../support/guidance.ts';

const named = (id: string, title: string) => ({ _id: id, id, title, version: 1 });

export const item = (id: string, change: Partial<AdminContentReply> = {}): AdminContentReply => ({
  ...named(id, `Item ${id}`),
  type: 'video',
  s3Key: `videos/${id}.mp4`,
  test: null,
  duration: null,
  tag: null,
  width: null,
  height: null,
  poster: '',
  smallPoster: '',
  captionsKey: null,
  chaptersKey: null,
  kilobits: null,
  rareFormat: null,
  renditions: [],
  fileName: `${id}.mp4`,
  bytes: 1_200_000,
  state: 'ready',
  refusal: '',
  ...change,
});

export const paper = (id: string, change: Partial<AdminDocumentReply> = {}): AdminDocumentReply => ({
  ...named(id, `Paper ${id}`),
  s3Key: `documents/${id}.pdf`,
  tag: 'PDF',
  bytes: 2000,
  pageCount: 3,
  preview: '',
  fileName: `${id}.pdf`,
  state: 'ready',
  refusal: '',
  suggestedTitle: '',
  ...change,
});

export const dayOf = (id: string, dayNumber: number, contents: AdminContentReply[] = []): AdminDayReply => ({
  ...named(id, `Day ${dayNumber}`),
  dayNumber,
  contents,
});

export const weekOf = (
  id: string,
  weekNumber: number,
  days: AdminDayReply[],
  documents: AdminDocumentReply[] = [],
): AdminWeekReply => ({
  ...named(id, `Subject ${weekNumber}`),
  weekNumber,
  days,
  documents,
});

export const courseOf = (weeks: AdminWeekReply[], change: Partial<AdminCourseReply> = {}): AdminCourseReply => ({
  ...named('c1', 'Sprint'),
  slug: 'sprint',
  pastSlugs: [],
  description: '',
  price: 499,
  compareAtPrice: null,
  thumbnail: '',
  smallThumbnail: '',
  isLive: true,
  durationMonths: 5,
  studentCount: 2,
  ...NO_GUIDANCE,
  weeks,
  ...change,
});

/** The same as the screens have it: the queries translate the server's answer. */
export const adminCourseOf = (weeks: AdminWeekReply[]): AdminCourse => courseInModules(courseOf(weeks));

export const moduleOf = (...facts: Parameters<typeof weekOf>): AdminModule =>
  adminCourseOf([weekOf(...facts)]).modules[0]!;

/** Two modules: three items over two days and two papers in the first, nothing on the second's one day. */
export const sampleCourse = () =>
  courseOf([
    weekOf(
      'w1',
      1,
      [
        dayOf('d1', 1, [item('a', { captionsKey: 'captions/a.vtt' }), item('b')]),
        dayOf('d2', 2, [item('c', { type: 'pdf' })]),
      ],
      [paper('p'), paper('q')],
    ),
    weekOf('w2', 3, [dayOf('d3', 1)]),
  ]);

export const sampleAdminCourse = (): AdminCourse => courseInModules(sampleCourse());
