import { type ComponentType, createElement } from 'react';
import { Navigate } from 'react-router';
import type { PagePath } from '../../src/wire/page-areas.ts';
import { dashboardPath } from '../platform/addresses.ts';
import { lazyDataPage, lazyPage } from './lazy-page.ts';

/** Shells and guards behind sign-in, loaded lazily with the first page that uses them. */
const inside = () => import('./student-area.ts');
export const StudentShell = lazyPage(inside, 'StudentShell');
export const RequirePurchase = lazyPage(inside, 'RequirePurchase');
export const RequireSignIn = lazyPage(inside, 'RequireSignIn');
export const RequireSignInToPay = lazyPage(inside, 'RequireSignInToPay');
const adminInside = () => import('./admin/admin-area.ts');
export const AdminShell = lazyDataPage(adminInside, 'AdminShell');
export const RequireAdmin = lazyPage(adminInside, 'RequireAdmin');
export const BareShell = lazyPage(() => import('./bare-shell.tsx'), 'BareShell');

export const NotFound = lazyPage(() => import('./not-found-page.tsx'), 'NotFoundPage');

const ForgotPassword = lazyPage(() => import('../features/identity/forgot-password-page.tsx'), 'ForgotPasswordPage');
const Dashboard = lazyDataPage(() => import('../features/learning/dashboard-page.tsx'), 'DashboardPage');
const AdminDashboard = lazyDataPage(
  () => import('../features/admin-dashboard/admin-dashboard-page.tsx'),
  'AdminDashboardPage',
);

const ToDashboard = () => createElement(Navigate, { to: dashboardPath, replace: true });

/** Maps each path to its page, which is loaded lazily with its route. */
export const PAGES: Readonly<Record<PagePath, ComponentType>> = {
  '/Home': lazyPage(() => import('../features/home/home-page.tsx'), 'HomePage'),
  '/About': lazyPage(() => import('../features/home/about-page.tsx'), 'AboutPage'),
  '/courses': lazyDataPage(() => import('../features/catalog/courses-page.tsx'), 'CoursesPage'),
  '/login': lazyPage(() => import('../features/identity/login-page.tsx'), 'LoginPage'),
  '/forgot-password': ForgotPassword,
  '/reset-password/:token': ForgotPassword,
  '/Tnc': lazyPage(() => import('../features/home/terms-page.tsx'), 'TermsPage'),
  '/ContactUs': lazyPage(() => import('../features/home/contact-page.tsx'), 'ContactPage'),
  '/payment-success': lazyDataPage(() => import('../features/checkout/payment-success-page.tsx'), 'PaymentSuccessPage'),
  '/payment-cancel': lazyPage(() => import('../features/checkout/payment-cancel-page.tsx'), 'PaymentCancelPage'),
  '/payment': lazyDataPage(() => import('../features/checkout/payment-page.tsx'), 'PaymentPage'),
  '/demo-checkout/:sessionId': lazyDataPage(
    () => import('../features/checkout/demo-checkout-page.tsx'),
    'DemoCheckoutPage',
  ),
  '/studentdashboard': Dashboard,
  '/Dashboard': Dashboard,
  '/Mycourse': lazyDataPage(() => import('../features/learning/my-course-page.tsx'), 'MyCoursePage'),
  '/mycourse/:courseId': lazyDataPage(() => import('../features/learning/course-entry-page.tsx'), 'CourseEntryPage'),
  '/search': lazyDataPage(() => import('../features/search/search-page.tsx'), 'SearchPage'),
  '/student/course/:courseId': lazyDataPage(() => import('../features/learning/course-page.tsx'), 'CoursePage'),
  '/student/course/:courseId/video/:videoId': lazyDataPage(
    () => import('../features/learning/video-page.tsx'),
    'VideoPage',
  ),
  '/student/dashboard': ToDashboard,
  '/profile': lazyDataPage(() => import('../features/profile/profile-page.tsx'), 'ProfilePage'),
  '/profile/receipts/:receiptNumber': lazyDataPage(() => import('../features/profile/receipt-page.tsx'), 'ReceiptPage'),
  '/admin': AdminDashboard,
  '/admindashboard': AdminDashboard,
  '/admin/dashboard': AdminDashboard,
  '/admin/search': lazyDataPage(() => import('../features/search/search-page.tsx'), 'AdminSearchPage'),
  '/admin/this-computer': lazyPage(() => import('../features/admin-desktop/desktop-page.tsx'), 'DesktopPage'),
  '/admin/jobs': lazyDataPage(() => import('../features/admin-operations/jobs-page.tsx'), 'JobsPage'),
  '/admin/outbox': lazyDataPage(() => import('../features/admin-operations/outbox-page.tsx'), 'OutboxPage'),
  '/admin/trash': lazyDataPage(() => import('../features/admin-trash/trash-page.tsx'), 'TrashPage'),
  '/admin/audit': lazyDataPage(() => import('../features/admin-audit/audit-page.tsx'), 'AuditPage'),
  '/admin/administrators': lazyDataPage(
    () => import('../features/admin-students/administrators-page.tsx'),
    'AdministratorsPage',
  ),
  '/admin/mail-templates': lazyDataPage(
    () => import('../features/admin-operations/mail-templates-page.tsx'),
    'MailTemplatesPage',
  ),
  '/admin/courses': lazyDataPage(
    () => import('../features/admin-courses/manage-courses-page.tsx'),
    'ManageCoursesPage',
  ),
  '/admin/courses/add': lazyDataPage(() => import('../features/admin-courses/add-course-page.tsx'), 'AddCoursePage'),
  '/admin/courses/:courseId/edit': lazyDataPage(
    () => import('../features/admin-courses/edit-course-page.tsx'),
    'EditCoursePage',
  ),
  '/admin/students': lazyDataPage(() => import('../features/admin-students/students-page.tsx'), 'StudentsPage'),
  '/admin/students/:studentId': lazyDataPage(
    () => import('../features/admin-students/student-page.tsx'),
    'StudentPage',
  ),
  '/admin/orders': lazyDataPage(() => import('../features/admin-orders/orders-page.tsx'), 'OrdersPage'),
  '/admin/orders/:orderId': lazyDataPage(() => import('../features/admin-orders/order-page.tsx'), 'OrderPage'),
  '/admin/orders/:orderId/documents/:number': lazyDataPage(
    () => import('../features/admin-orders/document-page.tsx'),
    'OrderDocumentPage',
  ),
  '/admin/bulk-pdf-upload': lazyDataPage(() => import('../features/admin-bulk/bulk-upload-page.tsx'), 'BulkUploadPage'),
  '/admin/upload-folder': lazyDataPage(
    () => import('../features/admin-folder/folder-course-page.tsx'),
    'FolderCoursePage',
  ),
  '/admin/courses/:courseId/folder': lazyDataPage(
    () => import('../features/admin-folder/folder-page.tsx'),
    'FolderPage',
  ),
  '/admin/courses/:id/manage': lazyDataPage(
    () => import('../features/admin-content/manage-content-page.tsx'),
    'ManageContentPage',
  ),
};
