/** Chunk of the administrators' area: shell, guard and its pages. */
import { type ComponentType, createElement } from 'react';
import { useMay } from '../../admin/use-may.ts';
import { lazyPage } from '../lazy-page.ts';
import { ADMIN_PAGES, type AdminPath } from './admin-pages.ts';

export { RequireAdmin } from '../guards.tsx';
export { AdminShell } from './admin-shell.tsx';

const NotYours = lazyPage(() => import('./not-yours-page.tsx'), 'NotYoursPage');

/** Returns the page of a path, for the roles that it is for; the others see who could help them. */
export function adminPageAt(path: AdminPath): ComponentType {
  const { roles, Page } = ADMIN_PAGES[path];
  return function PageOfRoles() {
    return createElement(useMay()(roles) ? Page : NotYours);
  };
}
