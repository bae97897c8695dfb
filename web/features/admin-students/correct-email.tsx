import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { EmailSuggestion } from '../../forms/email-suggestion.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { EmailField } from '../../forms/text-field.tsx';
import { CORRECT_EMAIL, PEOPLE } from '../../text/copy/admin-people.ts';
import { Button } from '../../ui/button.tsx';
import { useCorrectEmail } from './people-api.ts';

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
  const correct = useCorrectEmail(id);
  return (
    <FormDialog
      title={CORRECT_EMAIL.title}
      description={CORRECT_EMAIL.line(name, email)}
      size="small"
      start={{ email: '', reason: '' }}
      schema={() => import('../../../src/wire/admin-people.ts').then((wire) => wire.correctEmailBody)}
      action={CORRECT_EMAIL.send}
      busy={CORRECT_EMAIL.sending}
      onSubmit={correct}
      onClose={onClose}
    >
      <EmailField name="email" label={CORRECT_EMAIL.email} autoComplete="off" />
      <EmailSuggestion />
      <TextArea name="reason" label={PEOPLE.reason} hint={PEOPLE.reasonHint} rows={3} />
    </FormDialog>
  );
}
