import { withQuery } from './with-query.ts';

/** Opens the dialog for something new on a list's page (`useNewHash`). */
export const NEW_HASH = '#new';
export const newAt = (path: string): string => path + NEW_HASH;

/** Paths of the admin screens (specification 2.1). */
export const adminDashboardPath = '/admin/dashboard';

export const manageCoursesPath = '/admin/courses';

export const addCoursePath = '/admin/courses/add';

export const bulkUploadPath = '/admin/bulk-pdf-upload';
/** With course and module preselected. */
export const bulkUploadToPath = (courseId: string, moduleId: string): string =>
  withQuery(bulkUploadPath, { course: courseId, module: moduleId });

/** The question bank: its list, one vignette, and what waits for a review. */
export const questionsPath = '/admin/questions';
export const questionPath = (vignetteId: string): string => `${questionsPath}/${encodeURIComponent(vignetteId)}`;
/** Questions from a file or from pasted cells. */
export const questionImportPath = `${questionsPath}/import`;
export const reviewsPath = `${questionsPath}/reviews`;
export const reportsPath = `${questionsPath}/reports`;
/** Approved version of a vignette, for teachers. */
export const approvedPath = (vignetteId: string): string => `${questionPath(vignetteId)}/approved`;
export const reviewPath = (vignetteId: string): string => `${questionPath(vignetteId)}/review`;

/** The shape of the real exam. */
export const settingsPath = '/admin/settings';
export const blueprintPath = '/admin/blueprint';

/** Mock exams: their list, and one of them. */
export const mockExamsPath = '/admin/mock-exams';
export const mockExamPath = (mockExamId: string): string => `${mockExamsPath}/${encodeURIComponent(mockExamId)}`;

export const studentsPath = '/admin/students';
/** Many people from a file or from pasted cells. */
export const enrolManyPath = `${studentsPath}/enrol`;

/** Messages to the mentor and the office: their list, and one of them. */
export const inboxPath = '/admin/inbox';
export const inboxThreadPath = (threadId: string): string => `${inboxPath}/${encodeURIComponent(threadId)}`;

export const couponsPath = '/admin/coupons';
/** List of the coupons whose codes have these letters. */
export const foundCouponsPath = (search: string): string => withQuery(couponsPath, new URLSearchParams({ search }));

/** The address that makes a visitor's courses cheaper. */
export const couponLink = (code: string): string => `${window.location.origin}/c/${encodeURIComponent(code)}`;

export const ordersPath = '/admin/orders';
export const orderPath = (orderId: string): string => `${ordersPath}/${encodeURIComponent(orderId)}`;
/** A printable invoice or credit note. */
export const orderDocumentPath = (orderId: string, number: string): string =>
  `${orderPath(orderId)}/documents/${encodeURIComponent(number)}`;

export const jobsPath = '/admin/jobs';

export const administratorsPath = '/admin/administrators';

export const announcementsPath = '/admin/announcements';
/** State of a visit to a new announcement: to these students, beginning with this text. */
export interface NewAnnouncementState {
  readonly userIds: readonly string[];
  readonly body: string;
}
export const newAnnouncementPath = `${announcementsPath}/new`;
export const announcementPath = (id: string): string => `${announcementsPath}/${encodeURIComponent(id)}`;

export const outboxPath = '/admin/outbox';
export const mailTemplatesPath = '/admin/mail-templates';

/** Content editor of a course, optionally at a module and day. */
export function manageContentPath(courseId: string, selection: { module?: number; day?: number } = {}): string {
  const params = new URLSearchParams();
  if (selection.module !== undefined) params.set('module', String(selection.module));
  if (selection.day !== undefined) params.set('day', String(selection.day));
  return withQuery(`/admin/courses/${encodeURIComponent(courseId)}/manage`, params);
}

/** Students of a course, for its teachers. */
export const discussionsPath = (courseId: string): string =>
  `/admin/courses/${encodeURIComponent(courseId)}/discussions`;
export const classPath = (courseId: string): string => `/admin/courses/${encodeURIComponent(courseId)}/class`;

/** Import of a folder into this course. */
export const folderPath = (courseId: string): string => `/admin/courses/${encodeURIComponent(courseId)}/folder`;

/** Content editor with the form for a new module. */
export const addModulePath = (courseId: string): string => `${manageContentPath(courseId)}#add-module`;

export const studentPath = (userId: string): string => `${studentsPath}/${encodeURIComponent(userId)}`;

/** Result of a student's test, and its answers, for teachers. */
export const studentReadinessPath = (userId: string): string => `${studentPath(userId)}/readiness`;
export const studentResultPath = (userId: string, sittingId: string): string =>
  `${studentPath(userId)}/sittings/${encodeURIComponent(sittingId)}/result`;
export const studentAnswersPath = (userId: string, sittingId: string): string =>
  `${studentPath(userId)}/sittings/${encodeURIComponent(sittingId)}/answers`;

/** Editor of a course's facts: title, price, picture. */
export const editCoursePath = (courseId: string): string => `/admin/courses/${encodeURIComponent(courseId)}/edit`;

/** The list with one course open. */
export const courseInListPath = (courseId: string): string =>
  `${manageCoursesPath}?open=${encodeURIComponent(courseId)}`;
