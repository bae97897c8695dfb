import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../admin/use-may.ts';
import { Form } from '../../forms/form.tsx';
import { sentenceOf } from '../../forms/refusal.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { EmailField } from '../../forms/text-field.tsx';
import { studentsPath } from '../../platform/admin-addresses.ts';
import { PEOPLE, PERSON_DATA as WORDS } from '../../text/copy/admin-people.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { referenceOf } from '../../ui/text.tsx';
import { saveCopy, usePerson } from './people-api.ts';
import { StudentSection } from './student-section.tsx';
import styles from './people.module.css';

interface PersonDataProps {
  student: { id: string; name: string };
}

/** A copy of a student's data for the office, and deleting it for owners. */
export function PersonData({ student: { id, name } }: PersonDataProps) {
  const may = useMay();
  const { notify } = useFeedback();
  const [isBusy, setBusy] = useState(false);
  const [isErasing, setErasing] = useState(false);
  if (!may(['office'])) return null;
  const copy = async () => {
    setBusy(true);
    try {
      await saveCopy(id);
      notify(WORDS.copied);
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure', detail: referenceOf(error) });
    }
    setBusy(false);
  };
  return (
    <StudentSection heading={WORDS.heading} line={WORDS.line}>
      <div className={styles.tools}>
        <Button
          variant="outline"
          size="small"
          icon={<Download size={18} aria-hidden="true" />}
          isBusy={isBusy}
          busyWords={WORDS.copying}
          onClick={() => void copy()}
        >
          {WORDS.copy}
        </Button>
        {may(['owner']) && (
          <Button
            variant="outline"
            size="small"
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => setErasing(true)}
          >
            {WORDS.erase}
          </Button>
        )}
      </div>
      {isErasing && <EraseDialog id={id} name={name} onClose={() => setErasing(false)} />}
    </StudentSection>
  );
}

function EraseDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { notify } = useFeedback();
  const { erase } = usePerson(id);
  const navigate = useNavigate();
  return (
    <Dialog isOpen onClose={onClose} title={WORDS.eraseTitle} description={WORDS.eraseLine(name)} size="small">
      <Form
        start={{ email: '', reason: '' }}
        schema={() => import('../../../src/wire/admin-people.ts').then((wire) => wire.erasureBody)}
        onSubmit={async (body) => {
          notify(await erase(body));
          // Their page is gone.
          await navigate(studentsPath, { replace: true });
        }}
        className={styles.form}
      >
        <ul className={styles.eraseFacts}>
          {WORDS.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <EmailField name="email" label={WORDS.email} hint={WORDS.emailHint} autoComplete="off" />
        <TextArea name="reason" label={WORDS.reason} hint={WORDS.reasonHint} rows={2} />
        <div className={styles.actions}>
          <Button variant="outline" onClick={onClose}>
            {PEOPLE.cancel}
          </Button>
          <SubmitButton variant="danger" busy={WORDS.erasing}>
            {WORDS.erase}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
