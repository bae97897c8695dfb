/** Chunk of the administrators' area: shell and guard. */
export { RequireAdmin } from '../guards.tsx';
export { AdminShell } from './admin-shell.tsx';
