import {
  BookOpen,
  CircleUser,
  FileUp,
  Inbox,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MonitorUp,
  ReceiptText,
  ScrollText,
  Search,
  ShieldUser,
  SquarePlus,
  Trash2,
  Users,
} from 'lucide-react';
import { profilePath } from '../../platform/addresses.ts';
import {
  addCoursePath,
  adminDashboardPath,
  administratorsPath,
  adminSearchPath,
  auditPath,
  bulkUploadPath,
  desktopPath,
  jobsPath,
  manageCoursesPath,
  ordersPath,
  outboxPath,
  studentsPath,
  trashPath,
} from '../../platform/admin-addresses.ts';
import { desktop } from '../../platform/desktop.ts';
import { ADMIN_SHELL } from '../../text/copy/admin-shell.ts';
import { SHELL } from '../../text/copy/shell.ts';

export interface NavItem {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}

/** The sidebar of specification 2.5. */
export const MAIN_ITEMS: readonly NavItem[] = [
  { to: adminDashboardPath, label: ADMIN_SHELL.dashboard, Icon: LayoutDashboard },
  { to: manageCoursesPath, label: ADMIN_SHELL.manageCourses, Icon: BookOpen },
  { to: addCoursePath, label: ADMIN_SHELL.addCourse, Icon: SquarePlus },
  { to: bulkUploadPath, label: ADMIN_SHELL.bulkUpload, Icon: FileUp },
  { to: studentsPath, label: ADMIN_SHELL.students, Icon: Users },
];

/** Pages about background operations, used less often. */
export const OPERATIONS: readonly NavItem[] = [
  { to: ordersPath, label: ADMIN_SHELL.orders, Icon: ReceiptText },
  { to: adminSearchPath, label: SHELL.search, Icon: Search },
  { to: trashPath, label: ADMIN_SHELL.trash, Icon: Trash2 },
  { to: jobsPath, label: ADMIN_SHELL.jobs, Icon: ListChecks },
  { to: outboxPath, label: ADMIN_SHELL.outbox, Icon: Inbox },
  { to: auditPath, label: ADMIN_SHELL.audit, Icon: ScrollText },
  { to: administratorsPath, label: ADMIN_SHELL.administrators, Icon: ShieldUser },
  ...(desktop() ? [{ to: desktopPath, label: ADMIN_SHELL.desktop, Icon: MonitorUp }] : []),
];

export const PROFILE: NavItem = { to: profilePath, label: SHELL.profile, Icon: CircleUser };

export const ALL_PLACES: readonly NavItem[] = [...MAIN_ITEMS, ...OPERATIONS, PROFILE];

/** Aliases of the dashboard (specification 2.1). */
const DASHBOARD_PATHS = ['/admin', '/admindashboard'];

/**
 * Returns the current item: the longest path prefix of the URL, so that Add Course is not also Manage Courses, and a
 * course's screens are.
 */
export function navItemAt(pathname: string): NavItem | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const at = DASHBOARD_PATHS.includes(path) ? adminDashboardPath : path;
  return ALL_PLACES.filter(({ to }) => at === to || at.startsWith(`${to}/`)).sort(
    (a, b) => b.to.length - a.to.length,
  )[0];
}
