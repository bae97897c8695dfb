import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import { Mark } from '../../art/mark.tsx';
import { Form } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { EmailField } from '../../forms/text-field.tsx';
import { FORGOT, RESET } from '../../text/copy/password-reset.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { requestResetLink, resetPassword, resetSentence } from './identity-api.ts';
import styles from './forgot-password-page.module.css';

/** /forgot-password, and /reset-password/:token: the same screen in its second state (decision A9). */
export function ForgotPasswordPage() {
  const { token } = useParams();
  return token === undefined ? <RequestLink /> : <SetPassword token={token} />;
}

const linkSchema = () => import('../../../src/wire/identity.ts').then((wire) => wire.forgotPasswordBody);

/** First state. The server's sentence never reveals whether the account exists. */
function RequestLink() {
  const state = useLocation().state as { email?: unknown } | null;
  const [answer, setAnswer] = useState<string>();
  const email = typeof state?.email === 'string' ? state.email : '';
  return (
    <PasswordCard title={FORGOT.title} line={answer === undefined ? FORGOT.line : undefined}>
      <Banner tone="success" message={answer} detail={FORGOT.sent} />
      {answer === undefined && (
        <Form
          start={{ email }}
          schema={linkSchema}
          failed={resetSentence}
          onSubmit={async (values) => setAnswer(await requestResetLink(values))}
        >
          <EmailField name="email" label={FORGOT.email} />
          <SubmitButton busy={M.sending} full>
            {M.sendResetLink}
          </SubmitButton>
        </Form>
      )}
    </PasswordCard>
  );
}

const passwordSchema = () => import('../../../src/wire/identity.ts').then((wire) => wire.resetPasswordForm);

/** Second state: the link of the mail was opened. */
function SetPassword({ token }: { token: string }) {
  const { notify } = useFeedback();
  const navigate = useNavigate();
  const submit = async ({ password }: { password: string }) => {
    notify(await resetPassword({ token, password }));
    await navigate('/login', { replace: true });
  };
  return (
    <PasswordCard title={RESET.title} line={RESET.line}>
      <Form
        start={{ password: '', confirmPassword: '' }}
        schema={passwordSchema}
        failed={resetSentence}
        onSubmit={submit}
      >
        <PasswordField name="password" kind="new" label={RESET.password} hint={RESET.hint} />
        <PasswordField name="confirmPassword" kind="new" label={RESET.confirm} />
        <SubmitButton busy={RESET.saving} full>
          {RESET.save}
        </SubmitButton>
      </Form>
      <p>
        <Link to="/forgot-password">{RESET.another}</Link>
      </p>
    </PasswordCard>
  );
}

/** A narrow card with one task and a link back. */
function PasswordCard({ title, line, children }: { title: string; line?: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Card padding="large" className={styles.card}>
        <Mark size={44} />
        <PageTitle title={title} className={styles.title} />
        {line && <p className={styles.line}>{line}</p>}
        {children}
        <p>
          <Link to="/login" className={styles.back}>
            {FORGOT.back}
          </Link>
        </p>
      </Card>
    </div>
  );
}
