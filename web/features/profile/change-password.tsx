import { useQueryClient } from '@tanstack/react-query';
import { Form } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { PROFILE } from '../../text/copy/profile.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { devicesKey } from './devices-api.ts';
import { changePassword } from './profile-api.ts';
import styles from './profile-page.module.css';

const schema = () => import('../../../src/wire/identity.ts').then((wire) => wire.changePasswordBody);
const START = { currentPassword: '', password: '' };

export function ChangePassword() {
  const { notify } = useFeedback();
  const queries = useQueryClient();
  const submit = async (answers: typeof START, form: { reset: () => void }) => {
    notify(await changePassword(answers));
    form.reset();
    // The other devices are out now.
    void queries.invalidateQueries({ queryKey: devicesKey });
  };
  return (
    <Form start={START} schema={schema} onSubmit={submit} label={PROFILE.passwordHeading}>
      <div className={styles.fields}>
        <PasswordField name="currentPassword" label={PROFILE.currentPassword} hint={PROFILE.currentPasswordHint} />
        <PasswordField name="password" kind="new" label={PROFILE.newPassword} hint={PROFILE.newPasswordHint} />
      </div>
      <SubmitButton busy={PROFILE.changing}>{PROFILE.change}</SubmitButton>
    </Form>
  );
}
