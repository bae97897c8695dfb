import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { Form } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { PASSWORD_GATE } from '../../text/copy/password-gate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './password-window.module.css';

/** @param props.onClose called with whether the password was accepted. */
export function PasswordWindow({ onClose }: { onClose: (isGiven: boolean) => void }) {
  return (
    <Dialog
      isOpen
      onClose={() => onClose(false)}
      title={PASSWORD_GATE.title}
      description={PASSWORD_GATE.line}
      size="small"
    >
      <Form
        start={{ password: '' }}
        schema={() => import('../../../src/wire/identity.ts').then((wire) => wire.confirmPasswordBody)}
        onSubmit={async (body) => {
          await call(paths.confirmPassword, { method: 'POST', body });
          onClose(true);
        }}
        className={styles.form}
      >
        <PasswordField name="password" label={PASSWORD_GATE.password} />
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => onClose(false)}>
            {PASSWORD_GATE.cancel}
          </Button>
          <SubmitButton busy={PASSWORD_GATE.confirming}>{PASSWORD_GATE.confirm}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
