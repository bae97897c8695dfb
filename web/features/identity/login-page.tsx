import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import { readCookie } from '../../api/cookies.ts';
import { useSession } from '../../api/session.ts';
import { sessionStore, takeTarget } from '../../api/session-store.ts';
import { ContourField } from '../../art/contour-field.tsx';
import { createStore, type Readable, useStore } from '../../platform/store.ts';
import { LOGIN } from '../../text/copy/identity.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Banner } from '../../ui/banner.tsx';
import { IconButton } from '../../ui/button.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useTabParam } from '../../ui/tabs.tsx';
import { allowedRedirect, destinationOf } from './allowed-redirect.ts';
import { SIGN_TABS, SignTabs } from './sign-tabs.tsx';
import styles from './login-page.module.css';

/** /login: sign in and sign up. */
export function LoginPage() {
  const isSentOn = useSentOn();
  const [tab, choose] = useTabParam('tab', SIGN_TABS);
  const navigate = useNavigate();
  const { key } = useLocation();

  // Opened directly, there is no history to go back to.
  const close = () => void (key === 'default' ? navigate('/') : navigate(-1));

  return (
    <div className={styles.page}>
      <LoginPanel />
      <Stack gap={5} className={styles.side}>
        <Row gap={4} wraps={false} align="start" justify="between">
          <PageTitle title={LOGIN.title} isSmall />
          <IconButton label={LOGIN.close} icon={<CrossIcon size={24} />} onClick={close} />
        </Row>
        {!isSentOn && (
          <>
            <SignInReason />
            <SignTabs tab={tab} onTab={choose} hasForgotLink />
            {/* The form to sign up has them next to its box. */}
            {tab === 'sign-in' && (
              <p className={styles.terms}>
                <Link to="/Tnc">{LOGIN.terms}</Link>
              </p>
            )}
          </>
        )}
      </Stack>
    </div>
  );
}

/** Decorative half of the page. */
function LoginPanel() {
  return (
    <aside className={styles.panel}>
      <ContourField className={styles.art} hasStars />
      <Stack gap={3} className={styles.words}>
        <p className={styles.sentence}>{LOGIN.sentence}</p>
        <p className={styles.line}>{LOGIN.sentenceLine}</p>
      </Stack>
    </aside>
  );
}

/** Reads the reason once on opening; prerendering has none. */
const reasonAtOpening = (): Readable<string | undefined> => ({
  ...createStore(() => (sessionStore.wasLost() ? LOST : allowedRedirect(readCookie('redirectAfterLogin')))),
  prerendered: () => undefined,
});

/** Marks an expired session, which is more informative than the remembered path. */
const LOST = 'lost';

/**
 * Shows why the sign-in page appeared: an expired session, or a protected page. Reads the remembered path without
 * consuming it.
 */
function SignInReason() {
  const [reason] = useState(reasonAtOpening);
  const target = useStore(reason);
  if (target === LOST) return <Banner tone="info" message={LOGIN.sessionEnded} detail={LOGIN.sessionEndedLine} />;
  const isPaying = target?.startsWith('/payment?') || target === '/payment';
  const message = isPaying ? M.loginFirstToPay : M.loginFirst;
  // A toast has already shown this on the way to a payment.
  return (
    <Banner
      tone="info"
      message={target === undefined ? undefined : message}
      detail={(isPaying && target && buying(target)) || LOGIN.targetLine}
      isQuiet={isPaying}
    />
  );
}

/** Names the course and the price of a payment page's address. */
function buying(target: string): string | undefined {
  const written = new URLSearchParams(target.slice(target.indexOf('?')));
  const [title, price] = [written.get('title'), Number(written.get('price') ?? Number.NaN)];
  return title && Number.isFinite(price) ? LOGIN.toBuy(title, dollarsAndCents(price)) : undefined;
}

/** Redirects a signed-in user. Consumes the remembered path. */
function useSentOn(): boolean {
  const { user } = useSession();
  const navigate = useNavigate();
  const isSent = useRef(false);

  useEffect(() => {
    if (!user || isSent.current) return;
    isSent.current = true;
    void navigate(destinationOf(user, takeTarget()), { replace: true });
  }, [user, navigate]);

  return user !== undefined;
}
