import { SHELL } from '../text/copy/shell.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LoginButton } from './login-button.tsx';
import { useNavLinks } from './nav-links.ts';
import { useSignOut } from './sign-out.ts';
import styles from './nav-bar.module.css';

/** The two buttons at the end of the bar. On phones the first stays there and the second moves to the sheet. */
export function NavActions({ inSheet = false }: { inSheet?: boolean }) {
  const { status, dashboard } = useNavLinks();
  const signOut = useSignOut('/');

  const second = inSheet ? undefined : styles.second;
  return status === 'signed-in' ? (
    <>
      {!inSheet && (
        <ButtonLink to={dashboard} size="small">
          {SHELL.dashboard}
        </ButtonLink>
      )}
      <Button variant="outline" size="small" className={second} onClick={() => void signOut()}>
        {SHELL.logout}
      </Button>
    </>
  ) : (
    <>
      {!inSheet && <LoginButton />}
      <ButtonLink to="/login" size="small" className={second}>
        {SHELL.enrol}
      </ButtonLink>
    </>
  );
}
