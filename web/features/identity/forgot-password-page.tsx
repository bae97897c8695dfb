import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import { Form } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { EmailField } from '../../forms/text-field.tsx';
import { late } from '../../platform/late.tsx';
import { FORGOT, RESET } from '../../text/copy/password-reset.ts';
import { Banner } from '../../ui/banner.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { VisuallyHidden } from '../../ui/text.tsx';
import { EmailLink } from './email-link.tsx';
import { requestResetLink, resetPassword, resetSentence } from './identity-api.ts';
import { LinkCard } from './link-card.tsx';

const Invitation = late(() => import('./invitation.tsx'), 'Invitation');

/**
 * /forgot-password and /reset-password/:token, the same screen in its second state (decision A9), the two pages of
 * links about an address, and that of an invitation: each page of its own would be paid for in the first load of every
 * page.
 */
export function ForgotPasswordPage() {
  const { token } = useParams();
  const { pathname, search } = useLocation();
  const path = pathname.toLowerCase();
  if (token === undefined) return <RequestLink />;
  if (path.startsWith('/reset')) return <SetPassword token={token} />;
  if (path.startsWith('/invitation')) return <Invitation token={token} />;
  if (path.startsWith('/undo')) return <EmailLink act="undo" token={token} />;
  return <EmailLink act={search === '?own' ? 'own' : 'confirm'} token={token} />;
}

const linkSchema = () => import('../../../src/wire/identity.ts').then((wire) => wire.forgotPasswordBody);

/** First state. The server's sentence never reveals whether the account exists. */
function RequestLink() {
  const state = useLocation().state as { email?: unknown } | null;
  const [answer, setAnswer] = useState<string>();
  const email = typeof state?.email === 'string' ? state.email : '';
  return (
    <LinkCard title={FORGOT.title} line={answer === undefined ? FORGOT.line : undefined}>
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
    </LinkCard>
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
    <LinkCard title={RESET.title} line={RESET.line}>
      <Form
        start={{ password: '', confirmPassword: '' }}
        schema={passwordSchema}
        failed={resetSentence}
        onSubmit={submit}
      >
        <PasswordField name="password" kind="new" label={RESET.password} hint={RESET.hint} />
        <PasswordField name="confirmPassword" kind="new" label={RESET.confirm} />
        <p>
          {RESET.termsBefore}{' '}
          <a href="/Tnc" target="_blank" rel="noopener">
            {RESET.terms} <VisuallyHidden>{RESET.newTab}</VisuallyHidden>
          </a>
        </p>
        <SubmitButton busy={RESET.saving} full>
          {RESET.save}
        </SubmitButton>
      </Form>
      <p>
        <Link to="/forgot-password">{RESET.another}</Link>
      </p>
    </LinkCard>
  );
}
