import { type Ref, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import type { SessionUser } from '../../api/session.ts';
import { Form } from '../../forms/form.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { EmailField } from '../../forms/text-field.tsx';
import { LOGIN } from '../../text/copy/identity.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { signIn } from './identity-api.ts';
import styles from './login-page.module.css';

const schema = () => import('../../../src/wire/identity.ts').then((wire) => wire.loginBody);

export interface SignInFormProps {
  /** Known from signing up a moment ago, or empty. */
  email: string;
  /** Only the page leads to a forgotten password (specification 2.3). */
  hasForgotLink?: boolean;
  /** The sentence for a failure; the server's unless given. */
  failed?: (error: unknown) => string;
  emailRef?: Ref<HTMLInputElement>;
  /** Where to go on is not the form's business. */
  onSignedIn?: (user: SessionUser) => void;
}

export function SignInForm({ email, hasForgotLink = false, failed, emailRef, onSignedIn }: SignInFormProps) {
  const { notify } = useFeedback();
  const password = useRef<HTMLInputElement>(null);

  // Whoever has just signed up has only this left to type, and the form that had the focus is gone.
  useEffect(() => {
    if (email !== '') password.current?.focus();
  }, [email]);

  const submit = async (values: { email: string; password: string }) => {
    const user = await signIn(values);
    notify(M.loginSuccessful);
    onSignedIn?.(user);
  };
  return (
    <Form
      start={{ email, password: '' }}
      schema={schema}
      onSubmit={submit}
      failed={failed}
      alwaysSays={failed !== undefined}
      label={LOGIN.signIn}
    >
      <EmailField ref={emailRef} name="email" label={LOGIN.email} autoComplete="username" />
      <PasswordField ref={password} name="password" label={LOGIN.password} />
      <div className={styles.submitRow}>
        <SubmitButton busy={LOGIN.signInBusy}>{LOGIN.signIn}</SubmitButton>
        {hasForgotLink && <ForgotLink />}
      </div>
    </Form>
  );
}

/** Nobody types the same address twice (WCAG 3.3.7). */
function ForgotLink() {
  const { values } = useFormValues<{ email: string }>();
  return (
    <Link to="/forgot-password" state={{ email: values.email }}>
      {LOGIN.forgot}
    </Link>
  );
}
