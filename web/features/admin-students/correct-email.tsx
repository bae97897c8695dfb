import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Form } from '../../forms/form.tsx';
import { MeantEmail } from '../../forms/meant-email.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { EmailField } from '../../forms/text-field.tsx';
import { CORRECT_EMAIL, PEOPLE } from '../../text/copy/admin-people.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { useCorrectEmail } from './people-api.ts';
import styles from './people.module.css';

interface CorrectEmailProps {
  student: { id: string; name: string; email: string };
}

/** Corrects the address of a student who cannot do it. */
export function CorrectEmail({ student }: CorrectEmailProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="small"
        icon={<MailCheck size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {CORRECT_EMAIL.open}
      </Button>
      {isOpen && <CorrectEmailDialog student={student} onClose={() => setOpen(false)} />}
    </>
  );
}

function CorrectEmailDialog({ student: { id, name, email }, onClose }: CorrectEmailProps & { onClose: () => void }) {
  const { notify } = useFeedback();
  const correct = useCorrectEmail(id);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={CORRECT_EMAIL.title}
      description={CORRECT_EMAIL.line(name, email)}
      size="small"
    >
      <Form
        start={{ email: '', reason: '' }}
        schema={() => import('../../../src/wire/admin-people.ts').then((wire) => wire.correctEmailBody)}
        onSubmit={async (body) => {
          notify(await correct(body));
          onClose();
        }}
        className={styles.form}
      >
        <EmailField name="email" label={CORRECT_EMAIL.email} autoComplete="off" />
        <MeantEmail />
        <TextArea name="reason" label={PEOPLE.reason} hint={PEOPLE.reasonHint} rows={3} />
        <div className={styles.actions}>
          <Button variant="outline" onClick={onClose}>
            {PEOPLE.cancel}
          </Button>
          <SubmitButton busy={CORRECT_EMAIL.sending}>{CORRECT_EMAIL.send}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
