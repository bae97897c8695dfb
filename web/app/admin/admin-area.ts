/** Chunk of the administrators' area: shell, guard and the table of its pages. */
export { RequireAdmin } from '../guards.tsx';
export { ADMIN_PAGES } from './admin-pages.ts';
export { AdminShell } from './admin-shell.tsx';
