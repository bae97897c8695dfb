import { CircleUser } from 'lucide-react';
import { profilePath } from '../../platform/addresses.ts';
import { adminDashboardPath, mailTemplatesPath, outboxPath } from '../../platform/admin-addresses.ts';
import { desktop } from '../../platform/desktop.ts';
import { ADMIN_SHELL } from '../../text/copy/admin-shell.ts';
import { INSIDE } from '../../text/copy/inside.ts';
import { ADMIN_PAGES, type MenuGroup, type MenuPlace } from './admin-pages.ts';

export type NavItem = Omit<MenuPlace, 'group'> & { readonly to: string };

const itemsOf = (wanted: MenuGroup): readonly NavItem[] =>
  Object.entries(ADMIN_PAGES).flatMap(([to, { menu }]) => (menu?.group === wanted ? [{ to, ...menu }] : []));

export const TOP = itemsOf('top');

/** Groups of daily work. The labels of specification 2.5 keep their spelling. */
export const GROUPS = (['courses', 'exams', 'school'] as const).map((group) => ({
  label: ADMIN_SHELL[group],
  items: itemsOf(group),
}));

/** Pages about what runs in the background, and about rights. */
export const SYSTEM = [...itemsOf('system'), ...(desktop() ? itemsOf('desktop') : [])];

export const PROFILE: NavItem = { to: profilePath, label: INSIDE.profile, Icon: CircleUser };

const MENU = [...TOP, ...GROUPS.flatMap(({ items }) => items), ...SYSTEM];

/** Places that the palette offers: those of the menu, and some inside of others. */
export const ALL_PLACES: readonly NavItem[] = [...MENU, ...itemsOf('palette'), PROFILE];

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
  return [...MENU, PROFILE]
    .filter(({ to }) => at === to || at.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0];
}
