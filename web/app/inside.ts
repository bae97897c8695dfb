/** What stands behind the log-in, in one piece: the frames and the guards before them. */
export { RequireAdmin, RequirePurchase, RequireSignIn, RequireSignInToPay } from './guards.tsx';
export { AdminShell, StudentShell } from './rail-shell.tsx';
