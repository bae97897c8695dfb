import { useRef } from 'react';
import { Link } from 'react-router';
import { LOGIN } from '../../text/copy/identity.ts';
import { SIGN_IN_AGAIN } from '../../text/copy/sign-in-again.ts';
import { DialogPanel } from '../../ui/dialog-panel.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './login-page.module.css';

export interface SignInAgainProps {
  isOpen: boolean;
  onClose: () => void;
  /** Email of the person whose session has ended. */
  email: string;
  /** Sentence on what happens to the page. */
  line: string;
}

/** Sign-in window over a page that stays: it does not navigate afterwards. */
export function SignInAgain({ isOpen, onClose, email, line }: SignInAgainProps) {
  const emailField = useRef<HTMLInputElement>(null);
  return (
    <DialogPanel
      isOpen={isOpen}
      onClose={onClose}
      title={SIGN_IN_AGAIN.title}
      description={line}
      start={emailField}
      size="small"
    >
      <SignInForm email={email} emailRef={emailField} />
      <p className={styles.terms}>
        <Link to="/forgot-password" target="_blank">
          {LOGIN.forgot}
        </Link>
      </p>
    </DialogPanel>
  );
}
