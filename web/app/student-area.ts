/** Chunk of the students' area: shell and guards. */
export { RequireCandidate, RequirePurchase, RequireSignIn, RequireSignInToPay } from './guards.tsx';
export { StudentShell } from './rail-shell.tsx';
