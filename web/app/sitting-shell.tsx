import { SIGN_IN_AGAIN } from '../text/copy/sign-in-again.ts';
import { MainRegion, SkipLink } from './frame.tsx';
import { RequireSignIn } from './guards.tsx';
import styles from './sitting-shell.module.css';

/** Frame of a test: the page alone. */
export function SittingShell() {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <MainRegion className={styles.main} />
    </div>
  );
}

/** Tells candidates whose session has ended where their answers are, and that the time continues. */
export const RequireSignInToSit = () => <RequireSignIn words={SIGN_IN_AGAIN.test} />;
