import { Link, useNavigate } from 'react-router-dom';
import { Form } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { RESET } from '../../text/copy/identity.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { resetPassword, resetSentence } from './identity-api.ts';
import { PasswordCard } from './password-card.tsx';

const schema = () => import('../../../src/wire/identity.ts').then((wire) => wire.resetPasswordForm);

/** The second state: the link from the mail was opened. */
export function SetPassword({ token }: { token: string }) {
  const { notify } = useFeedback();
  const navigate = useNavigate();
  const submit = async ({ password }: { password: string }) => {
    notify(await resetPassword({ token, password }));
    await navigate('/login', { replace: true });
  };
  return (
    <PasswordCard title={RESET.title} line={RESET.line}>
      <Form start={{ password: '', confirmPassword: '' }} schema={schema} failed={resetSentence} onSubmit={submit}>
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
