import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { SessionUser } from '../../api/session.ts';
import { takeTarget } from '../../api/session-store.ts';
import { LOGIN } from '../../text/copy/identity.ts';
// Imports the panel directly, not its lazy wrapper: this file is itself loaded lazily, and its caller handles a
// failure.
import { DialogPanel } from '../../ui/dialog-panel.tsx';
import { destinationOf } from './allowed-redirect.ts';
import { modalSentence } from './identity-api.ts';
import { SIGN_TABS, SignTabs } from './sign-tabs.tsx';
import styles from './login-page.module.css';

export interface SignInModalProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Both forms in a window over Home, without the page's links but for one to the page itself, which has the way to a new
 * password (specification 2.2, specification 2.3).
 */
export function SignInModal({ isOpen, onClose }: SignInModalProps) {
  const [tab, choose] = useState<string>(SIGN_TABS[0]);
  const navigate = useNavigate();
  const emailField = useRef<HTMLInputElement>(null);

  const goOn = (user: SessionUser) => void navigate(destinationOf(user, takeTarget(), '/courses'));

  return (
    <DialogPanel isOpen={isOpen} onClose={onClose} title={LOGIN.title} start={emailField} size="small">
      <SignTabs tab={tab} onTab={choose} emailRef={emailField} failed={modalSentence} onSignedIn={goOn} />
      <p className={styles.terms}>
        <Link to="/login">{LOGIN.trouble}</Link>
      </p>
    </DialogPanel>
  );
}
