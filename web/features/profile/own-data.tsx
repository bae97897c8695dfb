import { useState } from 'react';
import { Link } from 'react-router';
import { Form } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { PROFILE } from '../../text/copy/profile.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { focusOnce } from './email-change.tsx';
import { saveOwnCopy } from './profile-api.ts';
import styles from './profile-page.module.css';

const schema = () => import('../../../src/wire/identity.ts').then((wire) => wire.currentPasswordBody);
const START = { currentPassword: '' };

/** A copy of all that is kept of the person, with the password; deleting it is asked for by a message. */
export function OwnData() {
  const [form, setForm] = useState<'closed' | 'open' | 'left'>('closed');
  return (
    <Stack gap={4} align="start" className={styles.data}>
      {form === 'open' ? (
        <CopyForm onClose={() => setForm('left')} />
      ) : (
        <Button variant="outline" ref={form === 'left' ? focusOnce : undefined} onClick={() => setForm('open')}>
          {PROFILE.dataCopy}
        </Button>
      )}
      <Note>
        {PROFILE.dataDelete} <Link to="/ContactUs">{PROFILE.dataWrite}</Link>
      </Note>
    </Stack>
  );
}

function CopyForm({ onClose }: { onClose: () => void }) {
  const { notify } = useFeedback();
  const submit = async (values: typeof START) => {
    await saveOwnCopy(values);
    notify(PROFILE.dataCopied);
    onClose();
  };
  return (
    <Form start={START} schema={schema} onSubmit={submit} label={PROFILE.data}>
      <div className={styles.fields}>
        <PasswordField
          name="currentPassword"
          label={PROFILE.currentPassword}
          hint={PROFILE.currentPasswordHint}
          ref={focusOnce}
        />
      </div>
      <Row gap={3}>
        <SubmitButton busy={PROFILE.dataCopying}>{PROFILE.dataCopy}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {PROFILE.cancelEmail}
        </Button>
      </Row>
    </Form>
  );
}
