import {
  BookOpen,
  CircleUser,
  FileQuestionMark,
  FileText,
  FileUp,
  FolderUp,
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
import { profilePath } from '../../platform/addresses.ts';
import {
  addCoursePath,
  adminDashboardPath,
  administratorsPath,
  adminSearchPath,
  announcementsPath,
  auditPath,
  blueprintPath,
  bulkUploadPath,
  couponsPath,
  desktopPath,
  folderCoursePath,
  jobsPath,
  mailTemplatesPath,
  manageCoursesPath,
  mockExamsPath,
  ordersPath,
  outboxPath,
  questionsPath,
  settingsPath,
  studentsPath,
  trashPath,
} from '../../platform/admin-addresses.ts';
import { desktop } from '../../platform/desktop.ts';
import { ADMIN_SHELL } from '../../text/copy/admin-shell.ts';
import { INSIDE } from '../../text/copy/inside.ts';

export interface NavItem {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}

export const DASHBOARD: NavItem = { to: adminDashboardPath, label: ADMIN_SHELL.dashboard, Icon: LayoutDashboard };

/** Groups of daily work. The labels of specification 2.5 keep their spelling. */
export const GROUPS: readonly { label: string; items: readonly NavItem[] }[] = [
  {
    label: ADMIN_SHELL.courses,
    items: [
      { to: manageCoursesPath, label: ADMIN_SHELL.manageCourses, Icon: BookOpen },
      { to: addCoursePath, label: ADMIN_SHELL.addCourse, Icon: SquarePlus },
      { to: bulkUploadPath, label: ADMIN_SHELL.bulkUpload, Icon: FileUp },
      { to: folderCoursePath, label: ADMIN_SHELL.folderUpload, Icon: FolderUp },
    ],
  },
  {
    label: ADMIN_SHELL.exams,
    items: [
      { to: questionsPath, label: ADMIN_SHELL.questions, Icon: FileQuestionMark },
      { to: mockExamsPath, label: ADMIN_SHELL.mockExams, Icon: FileText },
      { to: blueprintPath, label: ADMIN_SHELL.blueprint, Icon: Target },
    ],
  },
  {
    label: ADMIN_SHELL.school,
    items: [
      { to: studentsPath, label: ADMIN_SHELL.students, Icon: Users },
      { to: ordersPath, label: ADMIN_SHELL.orders, Icon: ReceiptText },
      { to: couponsPath, label: ADMIN_SHELL.coupons, Icon: TicketPercent },
      { to: announcementsPath, label: ADMIN_SHELL.announcements, Icon: Megaphone },
      { to: settingsPath, label: ADMIN_SHELL.settings, Icon: Settings },
    ],
  },
];

/** Pages about what runs in the background, and about rights. */
export const SYSTEM: readonly NavItem[] = [
  { to: outboxPath, label: ADMIN_SHELL.emails, Icon: Mail },
  { to: jobsPath, label: ADMIN_SHELL.tasks, Icon: ListChecks },
  { to: trashPath, label: ADMIN_SHELL.trash, Icon: Trash2 },
  { to: auditPath, label: ADMIN_SHELL.activity, Icon: ScrollText },
  { to: administratorsPath, label: ADMIN_SHELL.team, Icon: ShieldUser },
  ...(desktop() ? [{ to: desktopPath, label: ADMIN_SHELL.desktop, Icon: MonitorUp }] : []),
];

export const PROFILE: NavItem = { to: profilePath, label: INSIDE.profile, Icon: CircleUser };
/** Offered by the palette only, which shows the first results itself. */
const SEARCH: NavItem = { to: adminSearchPath, label: INSIDE.search, Icon: Search };

export const ALL_PLACES: readonly NavItem[] = [
  DASHBOARD,
  ...GROUPS.flatMap(({ items }) => items),
  ...SYSTEM,
  SEARCH,
  PROFILE,
];

/** Aliases of the dashboard (specification 2.1). */
const DASHBOARD_PATHS = ['/admin', '/admindashboard'];

/**
 * Returns the current item: the longest path prefix of the URL, so that Add Course is not also Manage Courses, and a
 * course's screens are.
 */
export function navItemAt(pathname: string): NavItem | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const at = DASHBOARD_PATHS.includes(path) ? adminDashboardPath : path;
  // Email preview belongs to the emails, and has an address of its own.
  if (at === mailTemplatesPath) return navItemAt(outboxPath);
  return ALL_PLACES.filter(({ to }) => at === to || at.startsWith(`${to}/`)).sort(
    (a, b) => b.to.length - a.to.length,
  )[0];
}
