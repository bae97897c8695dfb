import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { M } from '../../../src/wire/messages.ts';
import { useFormValues } from '../../forms/form-values.ts';
import { Form } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { EmailField } from '../../forms/text-field.tsx';
import { LOGIN } from '../../text/copy/identity.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { signIn } from './identity-api.ts';
import styles from './login-page.module.css';

const schema = () => import('../../../src/wire/identity.ts').then((wire) => wire.loginBody);

/** Where to go afterwards is the page's business: it sees the session begin. */
export function SignInForm({ email }: { email: string }) {
  const { notify } = useFeedback();
  const password = useRef<HTMLInputElement>(null);

  // Whoever has just signed up has only this left to type, and the form that had the focus is gone.
  useEffect(() => {
    if (email !== '') password.current?.focus();
  }, [email]);

  const submit = async (answers: { email: string; password: string }) => {
    await signIn(answers);
    notify(M.loginSuccessful);
  };
  return (
    <Form start={{ email, password: '' }} schema={schema} onSubmit={submit} label={LOGIN.signIn}>
      <EmailField name="email" label={LOGIN.email} autoComplete="username" />
      <PasswordField ref={password} name="password" label={LOGIN.password} />
      <div className={styles.submitRow}>
        <SubmitButton busy={LOGIN.signInBusy}>{LOGIN.signIn}</SubmitButton>
        <ForgotLink />
      </div>
    </Form>
  );
}

/** Nobody types the same address twice (WCAG 3.3.7). */
function ForgotLink() {
  const { values } = useFormValues<{ email: string }>();
  return <Link to="/forgot-password" state={{ email: values.email }}>{LOGIN.forgot}</Link>;
}
