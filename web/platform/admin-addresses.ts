/** Addresses of the admin's screens (specification 2.1). */
export const adminDashboardPath = '/admin/dashboard';

export const manageCoursesPath = '/admin/courses';

export const addCoursePath = '/admin/courses/add';

export const bulkUploadPath = '/admin/bulk-pdf-upload';
/** With course and module chosen already. */
export const bulkUploadToPath = (courseId: string, moduleId: string): string =>
  `${bulkUploadPath}?${new URLSearchParams({ course: courseId, module: moduleId })}`;

export const studentsPath = '/admin/students';

export const ordersPath = '/admin/orders';
export const orderPath = (orderId: string): string => `${ordersPath}/${encodeURIComponent(orderId)}`;
/** An invoice or a credit note, to print. */
export const orderDocumentPath = (orderId: string, number: string): string =>
  `${orderPath(orderId)}/documents/${encodeURIComponent(number)}`;

export const adminSearchPath = '/admin/search';

/** In the desktop application alone. */
export const desktopPath = '/admin/this-computer';

export const jobsPath = '/admin/jobs';

export const trashPath = '/admin/trash';

export const auditPath = '/admin/audit';
export const administratorsPath = '/admin/administrators';

export const outboxPath = '/admin/outbox';
export const mailTemplatesPath = '/admin/mail-templates';

/** Modules, days and items of one course, at a module and a day of it. */
export function manageContentPath(courseId: string, selection: { module?: number; day?: number } = {}): string {
  const params = new URLSearchParams();
  if (selection.module !== undefined) params.set('module', String(selection.module));
  if (selection.day !== undefined) params.set('day', String(selection.day));
  const search = params.toString();
  return `/admin/courses/${encodeURIComponent(courseId)}/manage${search && `?${search}`}`;
}

/** A folder that becomes modules, days and items of this course. */
export const folderPath = (courseId: string): string => `/admin/courses/${encodeURIComponent(courseId)}/folder`;

/** Modules, days and items, with the form for a new module in view. */
export const addModulePath = (courseId: string): string => `${manageContentPath(courseId)}#add-module`;

export const studentPath = (userId: string): string => `${studentsPath}/${encodeURIComponent(userId)}`;

/** The facts of one course: title, price, picture. */
export const editCoursePath = (courseId: string): string => `/admin/courses/${encodeURIComponent(courseId)}/edit`;

/** The list, with one course open. */
export const courseInListPath = (courseId: string): string =>
  `${manageCoursesPath}?open=${encodeURIComponent(courseId)}`;
