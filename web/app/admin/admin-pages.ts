import { type ComponentType, createElement } from 'react';
import type { TeamRole } from '../../../src/wire/literals.ts';
import { useMay } from '../../admin/use-may.ts';
import { lazyDataPage, lazyPage } from '../lazy-page.ts';
import { type AdminPath, PAGE_ROLES } from './page-roles.ts';

const NotYours = lazyPage(() => import('./not-yours-page.tsx'), 'NotYoursPage');

/** Shows a page to the roles that it is for, and to the others who could help them. */
const onlyFor = (may: readonly TeamRole[], Page: ComponentType): ComponentType =>
  function PageOfRoles() {
    return createElement(useMay()(may) ? Page : NotYours);
  };

const AdminDashboard = lazyDataPage(
  () => import('../../features/admin-dashboard/admin-dashboard-page.tsx'),
  'AdminDashboardPage',
);

/** Maps each path of the team's area to its page, which is loaded lazily with its route. */
const PAGES: Readonly<Record<AdminPath, ComponentType>> = {
  '/admin': AdminDashboard,
  '/admindashboard': AdminDashboard,
  '/admin/dashboard': AdminDashboard,
  '/admin/search': lazyDataPage(() => import('../../features/search/search-page.tsx'), 'AdminSearchPage'),
  '/admin/this-computer': lazyPage(() => import('../../features/admin-desktop/desktop-page.tsx'), 'DesktopPage'),
  '/admin/jobs': lazyDataPage(() => import('../../features/admin-operations/jobs-page.tsx'), 'JobsPage'),
  '/admin/outbox': lazyDataPage(() => import('../../features/admin-operations/outbox-page.tsx'), 'OutboxPage'),
  '/admin/trash': lazyDataPage(() => import('../../features/admin-trash/trash-page.tsx'), 'TrashPage'),
  '/admin/audit': lazyDataPage(() => import('../../features/admin-audit/audit-page.tsx'), 'AuditPage'),
  '/admin/administrators': lazyDataPage(() => import('../../features/admin-students/team-page.tsx'), 'TeamPage'),
  '/admin/mail-templates': lazyDataPage(
    () => import('../../features/admin-operations/mail-templates-page.tsx'),
    'MailTemplatesPage',
  ),
  '/admin/announcements': lazyDataPage(
    () => import('../../features/admin-announcements/pages.ts'),
    'AnnouncementsPage',
  ),
  '/admin/announcements/:announcementId': lazyDataPage(
    () => import('../../features/admin-announcements/pages.ts'),
    'AnnouncementPage',
  ),
  '/admin/courses': lazyDataPage(
    () => import('../../features/admin-courses/manage-courses-page.tsx'),
    'ManageCoursesPage',
  ),
  '/admin/courses/add': lazyDataPage(() => import('../../features/admin-courses/add-course-page.tsx'), 'AddCoursePage'),
  '/admin/courses/:courseId/edit': lazyDataPage(
    () => import('../../features/admin-courses/edit-course-page.tsx'),
    'EditCoursePage',
  ),
  '/admin/settings': lazyDataPage(() => import('../../features/admin-settings/settings-page.tsx'), 'SettingsPage'),
  '/admin/blueprint': lazyDataPage(() => import('../../features/admin-blueprint/blueprint-page.tsx'), 'BlueprintPage'),
  '/admin/mock-exams': lazyDataPage(() => import('../../features/admin-mock-exams/pages.ts'), 'MockExamsPage'),
  '/admin/mock-exams/:mockExamId': lazyDataPage(
    () => import('../../features/admin-mock-exams/pages.ts'),
    'MockExamPage',
  ),
  '/admin/questions': lazyDataPage(() => import('../../features/admin-questions/questions-page.tsx'), 'QuestionsPage'),
  '/admin/questions/import': lazyPage(
    () => import('../../features/admin-question-import/question-import-page.tsx'),
    'QuestionImportPage',
  ),
  '/admin/questions/reviews': lazyDataPage(
    () => import('../../features/admin-questions/reviews-page.tsx'),
    'ReviewsPage',
  ),
  '/admin/questions/reports': lazyDataPage(
    () => import('../../features/admin-question-reports/reports-page.tsx'),
    'ReportsPage',
  ),
  '/admin/questions/:vignetteId/review': lazyDataPage(
    () => import('../../features/admin-questions/review-page.tsx'),
    'ReviewPage',
  ),
  '/admin/questions/:vignetteId': lazyDataPage(
    () => import('../../features/admin-vignette/vignette-page.tsx'),
    'VignettePage',
  ),
  '/admin/students/enrol': lazyDataPage(
    () => import('../../features/admin-students/people-import-page.tsx'),
    'PeopleImportPage',
  ),
  '/admin/students': lazyDataPage(() => import('../../features/admin-students/students-page.tsx'), 'StudentsPage'),
  '/admin/students/:studentId': lazyDataPage(
    () => import('../../features/admin-students/student-page.tsx'),
    'StudentPage',
  ),
  '/admin/coupons': lazyDataPage(() => import('../../features/admin-coupons/coupons-page.tsx'), 'CouponsPage'),
  '/admin/orders': lazyDataPage(() => import('../../features/admin-orders/orders-page.tsx'), 'OrdersPage'),
  '/admin/orders/:orderId': lazyDataPage(() => import('../../features/admin-orders/order-page.tsx'), 'OrderPage'),
  '/admin/orders/:orderId/documents/:number': lazyDataPage(
    () => import('../../features/admin-orders/document-page.tsx'),
    'OrderDocumentPage',
  ),
  '/admin/bulk-pdf-upload': lazyDataPage(
    () => import('../../features/admin-bulk/bulk-upload-page.tsx'),
    'BulkUploadPage',
  ),
  '/admin/upload-folder': lazyDataPage(
    () => import('../../features/admin-folder/folder-course-page.tsx'),
    'FolderCoursePage',
  ),
  '/admin/courses/:courseId/folder': lazyDataPage(
    () => import('../../features/admin-folder/folder-page.tsx'),
    'FolderPage',
  ),
  '/admin/courses/:id/manage': lazyDataPage(
    () => import('../../features/admin-content/manage-content-page.tsx'),
    'ManageContentPage',
  ),
};

export const ADMIN_PAGES = Object.fromEntries(
  Object.entries(PAGES).map(([path, Page]) => [path, onlyFor(PAGE_ROLES[path as AdminPath], Page)]),
) as typeof PAGES;
