/** What stands behind an administrator's log-in, in one piece: the frame and the guard before it. */
export { RequireAdmin } from '../guards.tsx';
export { AdminShell } from './admin-shell.tsx';
