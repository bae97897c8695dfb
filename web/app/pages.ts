import { type ComponentType, createElement } from 'react';
import { Navigate } from 'react-router';
import { PAGE_AREAS, PAGE_PATHS, type PagePath } from '../../src/wire/page-areas.ts';
import { dashboardPath } from '../platform/addresses.ts';
import type { AdminPath } from './admin/admin-pages.ts';
import { lazyDataPage, lazyPage } from './lazy-page.ts';

/** Shells and guards behind sign-in, loaded lazily with the first page that uses them. */
const inside = () => import('./student-area.ts');
export const StudentShell = lazyPage(inside, 'StudentShell');
export const RequireCandidate = lazyPage(inside, 'RequireCandidate');
export const RequirePurchase = lazyPage(inside, 'RequirePurchase');
export const RequireSignIn = lazyPage(inside, 'RequireSignIn');
export const RequireSignInToPay = lazyPage(inside, 'RequireSignInToPay');
const adminInside = () => import('./admin/admin-area.ts');
export const AdminShell = lazyDataPage(adminInside, 'AdminShell');
export const RequireAdmin = lazyPage(adminInside, 'RequireAdmin');
const examInside = () => import('./exam-area.ts');
export const SittingShell = lazyPage(examInside, 'SittingShell');
export const RequireSignInToSit = lazyPage(examInside, 'RequireSignInToSit');
export const BareShell = lazyPage(() => import('./bare-shell.tsx'), 'BareShell');

export const NotFound = lazyPage(() => import('./not-found-page.tsx'), 'NotFoundPage');

const ForgotPassword = lazyPage(() => import('../features/identity/forgot-password-page.tsx'), 'ForgotPasswordPage');
const Dashboard = lazyDataPage(() => import('../features/learning/dashboard-page.tsx'), 'DashboardPage');

const ToDashboard = () => createElement(Navigate, { to: dashboardPath, replace: true });

/** Administrators' pages have a table in their own chunk, so that no public page carries their names. */
const adminPage = (path: AdminPath) =>
  lazyPage(() => adminInside().then(({ adminPageAt }) => ({ Page: adminPageAt(path) })), 'Page');

const isAdminPath = (path: PagePath): path is AdminPath => PAGE_AREAS[path] === 'admin';

/** Pages of all other areas. */
const OTHERS: Readonly<Record<Exclude<PagePath, AdminPath>, ComponentType>> = {
  '/Home': lazyPage(() => import('../features/home/home-page.tsx'), 'HomePage'),
  '/About': lazyPage(() => import('../features/home/about-page.tsx'), 'AboutPage'),
  '/courses': lazyDataPage(() => import('../features/catalog/courses-page.tsx'), 'CoursesPage'),
  '/try': lazyDataPage(() => import('../features/sample/sample-page.tsx'), 'SamplePage'),
  '/courses/:slug': lazyPage(() => import('../features/catalog/course-sales-page.tsx'), 'CourseSalesPage'),
  '/courses/:slug/lessons/:contentId': lazyDataPage(
    () => import('../features/learning/free-lesson-page.tsx'),
    'FreeLessonPage',
  ),
  '/login': lazyPage(() => import('../features/identity/login-page.tsx'), 'LoginPage'),
  '/forgot-password': ForgotPassword,
  '/reset-password/:token': ForgotPassword,
  '/confirm-email/:token': ForgotPassword,
  '/undo-email/:token': ForgotPassword,
  '/invitation/:token': ForgotPassword,
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
  '/exam': lazyDataPage(examInside, 'ExamPage'),
  '/exam/practice': lazyDataPage(examInside, 'PracticePage'),
  '/exam/readiness': lazyDataPage(() => import('../features/readiness/readiness-page.tsx'), 'ReadinessPage'),
  '/exam/cards': lazyDataPage(() => import('../features/cards/cards-page.tsx'), 'CardsPage'),
  '/exam/cards/due': lazyDataPage(() => import('../features/cards/due-cards-page.tsx'), 'DueCardsPage'),
  '/search': lazyDataPage(() => import('../features/search/search-page.tsx'), 'SearchPage'),
  '/student/course/:courseId': lazyDataPage(() => import('../features/learning/course-page.tsx'), 'CoursePage'),
  '/student/course/:courseId/video/:videoId': lazyDataPage(
    () => import('../features/learning/video-page.tsx'),
    'VideoPage',
  ),
  '/student/dashboard': ToDashboard,
  '/student/plan': lazyDataPage(() => import('../features/learning/plan-page.tsx'), 'PlanPage'),
  '/student/plan/edit': lazyDataPage(() => import('../features/learning/plan-form-page.tsx'), 'PlanFormPage'),
  '/messages': lazyDataPage(() => import('../features/mentor/my-questions-page.tsx'), 'MyQuestionsPage'),
  '/exam/sitting/:sittingId': lazyPage(() => import('./exam-area.ts'), 'SittingPage'),
  '/profile': lazyDataPage(() => import('../features/profile/profile-page.tsx'), 'ProfilePage'),
  '/exam/sitting/:sittingId/result': lazyDataPage(examInside, 'ResultPage'),
  '/exam/sitting/:sittingId/answers': lazyDataPage(examInside, 'AnswersPage'),
  '/profile/receipts/:receiptNumber': lazyDataPage(() => import('../features/profile/receipt-page.tsx'), 'ReceiptPage'),
};

/** Maps each path to its page, which is loaded lazily with its route. */
export const PAGES = {
  ...OTHERS,
  ...Object.fromEntries(PAGE_PATHS.filter(isAdminPath).map((path) => [path, adminPage(path)])),
} as Readonly<Record<PagePath, ComponentType>>;
