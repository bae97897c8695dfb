import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { Form } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { UsernameField } from '../../forms/username-field.tsx';
import { PASSWORD_GATE } from '../../text/copy/password-gate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import styles from './password-window.module.css';

/** @param props.onClose called with whether the password was accepted. */
export function PasswordWindow({ onClose }: { onClose: (isGiven: boolean) => void }) {
  const { user } = useSession();
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
        <UsernameField email={user?.email ?? ''} />
        <PasswordField name="password" label={PASSWORD_GATE.password} />
        <Row gap={3} justify="end">
          <Button variant="outline" onClick={() => onClose(false)}>
            {PASSWORD_GATE.cancel}
          </Button>
          <SubmitButton busy={PASSWORD_GATE.confirming}>{PASSWORD_GATE.confirm}</SubmitButton>
        </Row>
      </Form>
    </Dialog>
  );
}
