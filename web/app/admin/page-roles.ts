import { TEAM_ROLES, type TeamRole } from '../../../src/wire/literals.ts';
import type { PAGE_AREAS } from '../../../src/wire/page-areas.ts';

export type AdminPath = keyof {
  [Path in keyof typeof PAGE_AREAS as (typeof PAGE_AREAS)[Path] extends 'admin' ? Path : never]: true;
};

const OWNER = ['owner'] as const;
const OFFICE = ['office'] as const;
const TEACHER = ['teacher'] as const;
const AUTHOR = ['author'] as const;

/** Roles that each page of the team is for, beside owners, whose every page it is. */
export const PAGE_ROLES: Readonly<Record<AdminPath, readonly TeamRole[]>> = {
  '/admin': TEAM_ROLES,
  '/admindashboard': TEAM_ROLES,
  '/admin/dashboard': TEAM_ROLES,
  '/admin/search': TEACHER,
  '/admin/this-computer': TEACHER,
  '/admin/jobs': OWNER,
  '/admin/outbox': OFFICE,
  '/admin/trash': TEACHER,
  '/admin/audit': OWNER,
  '/admin/administrators': OWNER,
  '/admin/mail-templates': OFFICE,
  '/admin/announcements': ['office', 'teacher'],
  '/admin/announcements/:announcementId': ['office', 'teacher'],
  '/admin/courses': TEACHER,
  '/admin/courses/add': TEACHER,
  '/admin/courses/:courseId/edit': TEACHER,
  '/admin/settings': OWNER,
  '/admin/blueprint': TEACHER,
  '/admin/mock-exams': TEACHER,
  '/admin/mock-exams/:mockExamId': TEACHER,
  '/admin/questions': AUTHOR,
  '/admin/questions/import': AUTHOR,
  '/admin/questions/reviews': AUTHOR,
  '/admin/questions/reports': ['teacher', 'author'],
  '/admin/questions/:vignetteId/review': AUTHOR,
  '/admin/questions/:vignetteId': AUTHOR,
  '/admin/students': ['office', 'teacher'],
  '/admin/students/enrol': OFFICE,
  '/admin/students/:studentId': ['office', 'teacher'],
  '/admin/coupons': OFFICE,
  '/admin/orders': OFFICE,
  '/admin/orders/:orderId': OFFICE,
  '/admin/orders/:orderId/documents/:number': OFFICE,
  '/admin/bulk-pdf-upload': TEACHER,
  '/admin/upload-folder': TEACHER,
  '/admin/courses/:courseId/folder': TEACHER,
  '/admin/courses/:id/manage': TEACHER,
};

/** Returns the roles of a page by its address; pages of no role, such as the profile, are everybody's. */
export const rolesOf = (address: string): readonly TeamRole[] => PAGE_ROLES[address as AdminPath] ?? TEAM_ROLES;
