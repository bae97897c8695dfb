import {
  BookOpen,
  ClipboardCheck,
  FileInput,
  FileQuestionMark,
  FileText,
  FileUp,
  FolderUp,
  Inbox,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  Megaphone,
  MonitorUp,
  ReceiptText,
  ScrollText,
  Search,
  Settings,
  ShieldUser,
  SquarePlus,
  Target,
  TicketPercent,
  Trash2,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { TEAM_ROLES, type TeamRole } from '../../../src/wire/literals.ts';
import type { PAGE_AREAS } from '../../../src/wire/page-areas.ts';
import { ADMIN_SHELL } from '../../text/copy/admin-shell.ts';
import { INSIDE } from '../../text/copy/inside.ts';
import { lazyDataPage, lazyPage } from '../lazy-page.ts';

export type AdminPath = keyof {
  [Path in keyof typeof PAGE_AREAS as (typeof PAGE_AREAS)[Path] extends 'admin' ? Path : never]: true;
};

/** `palette`: offered by Ctrl K alone; `desktop`: in the desktop application. */
export type MenuGroup = 'top' | 'courses' | 'exams' | 'school' | 'system' | 'desktop' | 'palette';

/** Place in the menu. Within a group, the order is that of the table. */
export interface MenuPlace {
  readonly group: MenuGroup;
  readonly label: string;
  readonly Icon: LucideIcon;
}

interface TeamPage {
  /** Roles that the page is for; owners may open every page. */
  readonly roles: readonly TeamRole[];
  /** Loaded with its route. */
  readonly Page: ComponentType;
  readonly menu?: MenuPlace;
}

const OWNER = ['owner'] as const;
const OFFICE = ['office'] as const;
const TEACHER = ['teacher'] as const;
const AUTHOR = ['author'] as const;

const AdminDashboard = lazyDataPage(
  () => import('../../features/admin-dashboard/admin-dashboard-page.tsx'),
  'AdminDashboardPage',
);

/** Table of the team's pages. */
export const ADMIN_PAGES: Readonly<Record<AdminPath, TeamPage>> = {
  '/admin': {
    roles: TEAM_ROLES,
    Page: AdminDashboard,
  },
  '/admindashboard': {
    roles: TEAM_ROLES,
    Page: AdminDashboard,
  },
  '/admin/dashboard': {
    roles: TEAM_ROLES,
    Page: AdminDashboard,
    menu: { group: 'top', label: ADMIN_SHELL.dashboard, Icon: LayoutDashboard },
  },
  '/admin/search': {
    roles: TEACHER,
    Page: lazyDataPage(() => import('../../features/search/search-page.tsx'), 'AdminSearchPage'),
    menu: { group: 'palette', label: INSIDE.search, Icon: Search },
  },
  '/admin/courses': {
    roles: TEACHER,
    Page: lazyDataPage(() => import('../../features/admin-courses/manage-courses-page.tsx'), 'ManageCoursesPage'),
    menu: { group: 'courses', label: ADMIN_SHELL.manageCourses, Icon: BookOpen },
  },
  '/admin/courses/add': {
    roles: TEACHER,
    Page: lazyDataPage(() => import('../../features/admin-courses/add-course-page.tsx'), 'AddCoursePage'),
    menu: { group: 'courses', label: ADMIN_SHELL.addCourse, Icon: SquarePlus },
  },
  '/admin/courses/:courseId/edit': {
    roles: TEACHER,
    Page: lazyDataPage(() => import('../../features/admin-courses/edit-course-page.tsx'), 'EditCoursePage'),
  },
  '/admin/courses/:id/manage': {
    roles: TEACHER,
    Page: lazyDataPage(() => import('../../features/admin-content/manage-content-page.tsx'), 'ManageContentPage'),
  },
  '/admin/bulk-pdf-upload': {
    roles: TEACHER,
    Page: lazyDataPage(() => import('../../features/admin-bulk/bulk-upload-page.tsx'), 'BulkUploadPage'),
    menu: { group: 'courses', label: ADMIN_SHELL.bulkUpload, Icon: FileUp },
  },
  '/admin/upload-folder': {
    roles: TEACHER,
    Page: lazyDataPage(() => import('../../features/admin-folder/folder-course-page.tsx'), 'FolderCoursePage'),
    menu: { group: 'courses', label: ADMIN_SHELL.folderUpload, Icon: FolderUp },
  },
  '/admin/courses/:courseId/class': {
    roles: TEACHER,
    Page: lazyDataPage(() => import('../../features/admin-class/class-page.tsx'), 'ClassPage'),
  },
  '/admin/courses/:courseId/discussions': {
    roles: TEACHER,
    Page: lazyDataPage(() => import('../../features/admin-discussions/discussions-page.tsx'), 'DiscussionsPage'),
  },
  '/admin/courses/:courseId/folder': {
    roles: TEACHER,
    Page: lazyDataPage(() => import('../../features/admin-folder/folder-page.tsx'), 'FolderPage'),
  },
  '/admin/questions': {
    roles: AUTHOR,
    Page: lazyDataPage(() => import('../../features/admin-questions/questions-page.tsx'), 'QuestionsPage'),
    menu: { group: 'exams', label: ADMIN_SHELL.questions, Icon: FileQuestionMark },
  },
  '/admin/questions/reviews': {
    roles: AUTHOR,
    Page: lazyDataPage(() => import('../../features/admin-questions/reviews-page.tsx'), 'ReviewsPage'),
    menu: { group: 'palette', label: ADMIN_SHELL.reviews, Icon: ClipboardCheck },
  },
  '/admin/questions/import': {
    roles: AUTHOR,
    Page: lazyPage(() => import('../../features/admin-question-import/question-import-page.tsx'), 'QuestionImportPage'),
    menu: { group: 'palette', label: ADMIN_SHELL.questionImport, Icon: FileInput },
  },
  '/admin/questions/reports': {
    roles: ['teacher', 'author'],
    Page: lazyDataPage(() => import('../../features/admin-question-reports/reports-page.tsx'), 'ReportsPage'),
  },
  '/admin/questions/:vignetteId': {
    roles: AUTHOR,
    Page: lazyDataPage(() => import('../../features/admin-vignette/vignette-page.tsx'), 'VignettePage'),
  },
  '/admin/questions/:vignetteId/approved': {
    roles: ['teacher', 'author'],
    Page: lazyDataPage(() => import('../../features/admin-vignette/approved-page.tsx'), 'ApprovedPage'),
  },
  '/admin/questions/:vignetteId/review': {
    roles: AUTHOR,
    Page: lazyDataPage(() => import('../../features/admin-questions/review-page.tsx'), 'ReviewPage'),
  },
  '/admin/mock-exams': {
    roles: TEACHER,
    Page: lazyDataPage(() => import('../../features/admin-mock-exams/pages.ts'), 'MockExamsPage'),
    menu: { group: 'exams', label: ADMIN_SHELL.mockExams, Icon: FileText },
  },
  '/admin/mock-exams/:mockExamId': {
    roles: TEACHER,
    Page: lazyDataPage(() => import('../../features/admin-mock-exams/pages.ts'), 'MockExamPage'),
  },
  '/admin/blueprint': {
    roles: TEACHER,
    Page: lazyDataPage(() => import('../../features/admin-blueprint/blueprint-page.tsx'), 'BlueprintPage'),
    menu: { group: 'exams', label: ADMIN_SHELL.blueprint, Icon: Target },
  },
  '/admin/students': {
    roles: ['office', 'teacher'],
    Page: lazyDataPage(() => import('../../features/admin-students/students-page.tsx'), 'StudentsPage'),
    menu: { group: 'school', label: ADMIN_SHELL.students, Icon: Users },
  },
  '/admin/students/enrol': {
    roles: OFFICE,
    Page: lazyDataPage(() => import('../../features/admin-students/people-import-page.tsx'), 'PeopleImportPage'),
  },
  '/admin/students/:studentId': {
    roles: ['office', 'teacher'],
    Page: lazyDataPage(() => import('../../features/admin-students/student-page.tsx'), 'StudentPage'),
  },
  '/admin/students/:studentId/readiness': {
    roles: TEACHER,
    Page: lazyDataPage(
      () => import('../../features/admin-students/student-readiness-page.tsx'),
      'StudentReadinessPage',
    ),
  },
  '/admin/students/:studentId/sittings/:sittingId/result': {
    roles: TEACHER,
    Page: lazyDataPage(() => import('../../features/admin-students/student-result-page.tsx'), 'StudentResultPage'),
  },
  '/admin/students/:studentId/sittings/:sittingId/answers': {
    roles: TEACHER,
    Page: lazyDataPage(() => import('../../features/admin-students/student-answers-page.tsx'), 'StudentAnswersPage'),
  },
  '/admin/inbox': {
    roles: ['office', 'teacher'],
    Page: lazyDataPage(() => import('../../features/admin-inbox/inbox-page.tsx'), 'InboxPage'),
    menu: { group: 'school', label: ADMIN_SHELL.inbox, Icon: Inbox },
  },
  '/admin/inbox/:threadId': {
    roles: ['office', 'teacher'],
    Page: lazyDataPage(() => import('../../features/admin-inbox/thread-page.tsx'), 'InboxThreadPage'),
  },
  '/admin/orders': {
    roles: OFFICE,
    Page: lazyDataPage(() => import('../../features/admin-orders/orders-page.tsx'), 'OrdersPage'),
    menu: { group: 'school', label: ADMIN_SHELL.orders, Icon: ReceiptText },
  },
  '/admin/orders/:orderId': {
    roles: OFFICE,
    Page: lazyDataPage(() => import('../../features/admin-orders/order-page.tsx'), 'OrderPage'),
  },
  '/admin/orders/:orderId/documents/:number': {
    roles: OFFICE,
    Page: lazyDataPage(() => import('../../features/admin-orders/document-page.tsx'), 'OrderDocumentPage'),
  },
  '/admin/coupons': {
    roles: OFFICE,
    Page: lazyDataPage(() => import('../../features/admin-coupons/coupons-page.tsx'), 'CouponsPage'),
    menu: { group: 'school', label: ADMIN_SHELL.coupons, Icon: TicketPercent },
  },
  '/admin/announcements': {
    roles: ['office', 'teacher'],
    Page: lazyDataPage(() => import('../../features/admin-announcements/pages.ts'), 'AnnouncementsPage'),
    menu: { group: 'school', label: ADMIN_SHELL.announcements, Icon: Megaphone },
  },
  '/admin/announcements/:announcementId': {
    roles: ['office', 'teacher'],
    Page: lazyDataPage(() => import('../../features/admin-announcements/pages.ts'), 'AnnouncementPage'),
  },
  '/admin/settings': {
    roles: OWNER,
    Page: lazyDataPage(() => import('../../features/admin-settings/settings-page.tsx'), 'SettingsPage'),
    menu: { group: 'school', label: ADMIN_SHELL.settings, Icon: Settings },
  },
  '/admin/outbox': {
    roles: OFFICE,
    Page: lazyDataPage(() => import('../../features/admin-operations/outbox-page.tsx'), 'OutboxPage'),
    menu: { group: 'system', label: ADMIN_SHELL.emails, Icon: Mail },
  },
  '/admin/mail-templates': {
    roles: OFFICE,
    Page: lazyDataPage(() => import('../../features/admin-operations/mail-templates-page.tsx'), 'MailTemplatesPage'),
  },
  '/admin/jobs': {
    roles: OWNER,
    Page: lazyDataPage(() => import('../../features/admin-operations/jobs-page.tsx'), 'JobsPage'),
    menu: { group: 'system', label: ADMIN_SHELL.tasks, Icon: ListChecks },
  },
  '/admin/trash': {
    roles: TEACHER,
    Page: lazyDataPage(() => import('../../features/admin-trash/trash-page.tsx'), 'TrashPage'),
    menu: { group: 'system', label: ADMIN_SHELL.trash, Icon: Trash2 },
  },
  '/admin/audit': {
    roles: OWNER,
    Page: lazyDataPage(() => import('../../features/admin-audit/audit-page.tsx'), 'AuditPage'),
    menu: { group: 'system', label: ADMIN_SHELL.activity, Icon: ScrollText },
  },
  '/admin/administrators': {
    roles: OWNER,
    Page: lazyDataPage(() => import('../../features/admin-students/team-page.tsx'), 'TeamPage'),
    menu: { group: 'school', label: ADMIN_SHELL.team, Icon: ShieldUser },
  },
  '/admin/this-computer': {
    roles: TEACHER,
    Page: lazyPage(() => import('../../features/admin-desktop/desktop-page.tsx'), 'DesktopPage'),
    menu: { group: 'desktop', label: ADMIN_SHELL.desktop, Icon: MonitorUp },
  },
};

/** Returns the roles of a page by its address; pages of no role, such as the profile, are everybody's. */
export const rolesOf = (address: string): readonly TeamRole[] => ADMIN_PAGES[address as AdminPath]?.roles ?? TEAM_ROLES;
