import type { AdminCourseListing, AdminCourseReply } from '../../../../src/wire/replies/admin-catalog.ts';
import { NO_GUIDANCE } from '../support/guidance.ts';

const facts = (id: string) => ({
  _id: id,
  id,
  title: `Course ${id}`,
  slug: `course-${id}`,
  description: `All about ${id}.`,
  price: 499.5,
  compareAtPrice: 549.45,
  thumbnail: '',
  smallThumbnail: '',
  isLive: false,
  durationMonths: 5,
  version: 3,
  studentCount: 0,
});

const weeks = [1, 2].map((weekNumber) => ({
  _id: `w${weekNumber}`,
  id: `w${weekNumber}`,
  weekNumber,
  title: 'Study Plan',
  itemCount: 4,
  documentCount: 1,
}));

export const listing = (id: string, change: Partial<AdminCourseListing> = {}): AdminCourseListing => ({
  ...facts(id),
  hasHadStudents: false,
  openPromises: [],
  itemCount: 8,
  documentCount: 2,
  weeks,
  ...change,
});

export const reply = (id: string, change: Partial<AdminCourseReply> = {}): AdminCourseReply => ({
  ...facts(id),
  ...NO_GUIDANCE,
  pastSlugs: [],
  weeks: [],
  ...change,
});

export const picture = (name = 'cover.png') => new File(['\u0089PNG'], name, { type: 'image/png' });
