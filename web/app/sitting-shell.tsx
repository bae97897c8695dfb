import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../api/session.ts';
import type { SignInAgainProps } from '../features/identity/sign-in-again.tsx';
import { SIGN_IN_AGAIN } from '../text/copy/sitting.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { MainRegion, SkipLink } from './frame.tsx';
import { RequireSignIn } from './guards.tsx';
import styles from './sitting-shell.module.css';

/** Frame of a test: the page alone. A session that ends opens the sign-in window over it and takes nothing away. */
export function SittingShell() {
  const { user } = useSession();
  const [person, setPerson] = useState(user);
  if (user && user.id !== person?.id) setPerson(user);
  // Nobody was signed in when the page was opened.
  if (!person) return <RequireSignIn />;
  return (
    <div className={styles.shell}>
      <SkipLink />
      {!user && <SignedOut email={person.email} />}
      <MainRegion key={person.id} className={styles.main} />
    </div>
  );
}

/** The window, and the way to it while it is closed or its code has not come. */
function SignedOut({ email }: { email: string }) {
  const [Panel, setPanel] = useState<ComponentType<SignInAgainProps>>();
  const [asked, setAsked] = useState(1);
  const [isOpen, setOpen] = useState(true);

  useEffect(() => {
    let isHere = true;
    import('../features/identity/sign-in-again.tsx').then(
      ({ SignInAgain }) => isHere && setPanel(() => SignInAgain),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [asked]);

  const open = () => {
    setOpen(true);
    setAsked((count) => count + 1);
  };
  return (
    <>
      <div className={styles.notice}>
        <Banner
          tone="warning"
          message={isOpen && Panel ? undefined : SIGN_IN_AGAIN.later}
          action={
            <Button size="small" onClick={open}>
              {SIGN_IN_AGAIN.open}
            </Button>
          }
        />
      </div>
      {Panel && <Panel isOpen={isOpen} onClose={() => setOpen(false)} email={email} />}
    </>
  );
}
