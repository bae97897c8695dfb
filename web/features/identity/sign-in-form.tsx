import { type Ref, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import type { SessionUser } from '../../api/session.ts';
import { Form } from '../../forms/form.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { EmailField, TextField } from '../../forms/text-field.tsx';
import { LOGIN } from '../../text/copy/identity.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { type Credentials, isCodeRequired, signIn } from './identity-api.ts';
import { useAdvice } from './use-advice.ts';
import styles from './login-page.module.css';

const schema = () => import('../../../src/wire/identity.ts').then((wire) => wire.loginBody);

export interface SignInFormProps {
  /** Prefilled after signing up, or empty. */
  email: string;
  /** Only the page has a link to reset the password (specification 2.3). */
  hasForgotLink?: boolean;
  /** Returns the sentence for a failure; default: the server's. */
  failed?: (error: unknown) => string;
  emailRef?: Ref<HTMLInputElement>;
  /** The caller decides on the redirect. */
  onSignedIn?: (user: SessionUser) => void;
}

export function SignInForm({ email, hasForgotLink = false, failed, emailRef, onSignedIn }: SignInFormProps) {
  const { notify } = useFeedback();
  const advise = useAdvice();
  const password = useRef<HTMLInputElement>(null);
  const [hasCode, setHasCode] = useState(false);

  // After signing up, only the password is missing, and the form that had the focus was removed.
  useEffect(() => {
    if (email !== '') password.current?.focus();
  }, [email]);

  const submit = async (values: Credentials) => {
    const signedIn = await signIn(values).catch((error: unknown) => {
      if (hasCode || !isCodeRequired(error)) throw error;
      setHasCode(true);
    });
    if (!signedIn) return;
    notify(M.loginSuccessful);
    advise(signedIn);
    onSignedIn?.(signedIn.user);
  };
  return (
    <Form
      start={{ email, password: '', code: '' }}
      schema={schema}
      onSubmit={submit}
      failed={failed}
      alwaysSays={failed !== undefined}
      label={LOGIN.signIn}
    >
      <EmailField ref={emailRef} name="email" label={LOGIN.email} autoComplete="username" />
      <PasswordField ref={password} name="password" label={LOGIN.password} />
      {hasCode && <CodeField />}
      <Row gap={5} lineGap={3} align="center" justify="between" className={styles.submitRow}>
        <SubmitButton busy={LOGIN.signInBusy}>{LOGIN.signIn}</SubmitButton>
        {hasForgotLink && <ForgotLink />}
      </Row>
    </Form>
  );
}

/** Second step: appears after the correct password, and takes the focus. */
function CodeField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      ref={field}
      name="code"
      label={LOGIN.code}
      hint={LOGIN.codeHint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** Link with the typed e-mail, to avoid redundant entry (WCAG 3.3.7). */
function ForgotLink() {
  const { values } = useFormValues<{ email: string }>();
  return (
    <Link to="/forgot-password" state={{ email: values.email }}>
      {LOGIN.forgot}
    </Link>
  );
}
