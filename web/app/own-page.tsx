import { type ComponentType, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { type SessionUser, useSession } from '../api/session.ts';
import { sessionStore } from '../api/session-store.ts';
import { signInWindow } from '../api/sign-in-again.ts';
import type { SignInAgainProps } from '../features/identity/sign-in-again.tsx';
import { useStore } from '../platform/store.ts';
import { SIGN_IN_AGAIN } from '../text/copy/sign-in-again.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import styles from './frame.module.css';

export interface SignInWords {
  /** Description of the window. */
  line: string;
  /** Notice on the page after the window was closed. */
  later: string;
}

interface OwnPageProps {
  user: SessionUser;
  words?: SignInWords;
}

/**
 * Page of one user. When the session ends, it stays as it is, and the sign-in window opens over it; calls wait
 * (api/sign-in-again.ts). Going to another page without signing in leads to /login. Another user gets a new page.
 */
export function OwnPage({ user, words = SIGN_IN_AGAIN }: OwnPageProps) {
  const { status } = useSession();
  const { pathname } = useLocation();
  useEffect(() => sessionStore.stay(), [pathname]);
  return (
    <>
      {status === 'signed-out' && <SignedOut email={user.email} words={words} />}
      <Outlet key={user.id} />
    </>
  );
}

/** The window, and the way to it while it is closed or its code has not come. */
function SignedOut({ email, words }: { email: string; words: SignInWords }) {
  const [Panel, setPanel] = useState<ComponentType<SignInAgainProps>>();
  const isOpen = useStore(signInWindow);
  const isMissing = isOpen && !Panel;

  useEffect(() => () => signInWindow.set(true), []);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isHere = true;
    import('../features/identity/sign-in-again.tsx').then(
      ({ SignInAgain }) => isHere && setPanel(() => SignInAgain),
      () => isHere && signInWindow.set(false),
    );
    return () => {
      isHere = false;
    };
  }, [isMissing]);

  return (
    <>
      <div className={styles.signedOut}>
        <Banner
          tone="warning"
          message={isOpen && Panel ? undefined : words.later}
          action={
            <Button size="small" onClick={() => signInWindow.set(true)}>
              {SIGN_IN_AGAIN.open}
            </Button>
          }
        />
      </div>
      {Panel && <Panel isOpen={isOpen} onClose={() => signInWindow.set(false)} email={email} line={words.line} />}
    </>
  );
}
