/** What stands behind a student's log-in, in one piece: the frame and the guards before it. */
export { RequirePurchase, RequireSignIn, RequireSignInToPay } from './guards.tsx';
export { StudentShell } from './rail-shell.tsx';
