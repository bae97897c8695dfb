/** Addresses of the admin's screens (specification 2.1). */
export const adminDashboardPath = '/admin/dashboard';

export const manageCoursesPath = '/admin/courses';

export const addCoursePath = '/admin/courses/add';

export const bulkUploadPath = '/admin/bulk-pdf-upload';

export const studentsPath = '/admin/students';

export const jobsPath = '/admin/jobs';

export const outboxPath = '/admin/outbox';

/** Modules, days and items of one course. */
export const manageContentPath = (courseId: string): string => `/admin/courses/${encodeURIComponent(courseId)}/manage`;

/** The same, with the form for a new module in view. */
export const addModulePath = (courseId: string): string => `${manageContentPath(courseId)}#add-module`;

export const studentPath = (userId: string): string => `${studentsPath}/${encodeURIComponent(userId)}`;
