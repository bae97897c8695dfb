import { useState } from 'react';
import { EmailSuggestion } from '../../forms/email-suggestion.tsx';
import { Form } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { EmailField } from '../../forms/text-field.tsx';
import { PROFILE } from '../../text/copy/profile.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { requestEmailChange } from './profile-api.ts';
import styles from './profile-page.module.css';

const schema = () => import('../../../src/wire/identity.ts').then((wire) => wire.emailChangeBody);
const START = { email: '', currentPassword: '' };

/** Asks for another address. It counts when the link that is mailed to it was opened. */
export function EmailChange({ onClose }: { onClose: () => void }) {
  const [answer, setAnswer] = useState<string>();
  return (
    <Stack gap={2} className={styles.emailChange}>
      <h3 className={styles.emailHeading}>{PROFILE.changeEmail}</h3>
      <Banner tone="success" message={answer} detail={PROFILE.emailSent} />
      {answer === undefined && (
        <Form
          start={START}
          schema={schema}
          label={PROFILE.changeEmail}
          onSubmit={async (values) => setAnswer(await requestEmailChange(values))}
        >
          <div className={styles.fields}>
            <EmailField name="email" label={PROFILE.newEmail} hint={PROFILE.newEmailHint} ref={focusOnce} />
            <PasswordField name="currentPassword" label={PROFILE.currentPassword} hint={PROFILE.currentPasswordHint} />
          </div>
          <EmailSuggestion />
          <Row gap={3}>
            <SubmitButton busy={PROFILE.sendingLink}>{PROFILE.sendLink}</SubmitButton>
            <Button variant="quiet" onClick={onClose}>
              {PROFILE.cancelEmail}
            </Button>
          </Row>
        </Form>
      )}
    </Stack>
  );
}

/** Moves the focus to an element when it appears: a press that opened or left the form continues there. */
export const focusOnce = (element: HTMLElement | null) => element?.focus();
