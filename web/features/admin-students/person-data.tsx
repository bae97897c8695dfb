import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../admin/use-may.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { EmailField } from '../../forms/text-field.tsx';
import { useAct } from '../../forms/use-act.ts';
import { studentsPath } from '../../platform/admin-addresses.ts';
import { PERSON_DATA as WORDS } from '../../text/copy/admin-people.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { saveCopy, usePerson } from './people-api.ts';
import { StudentSection } from './student-section.tsx';
import styles from './people.module.css';

interface PersonDataProps {
  student: { id: string; name: string };
}

/** A copy of a student's data for the office, and deleting it for owners. */
export function PersonData({ student: { id, name } }: PersonDataProps) {
  const may = useMay();
  const copy = useAct(() => saveCopy(id).then(() => WORDS.copied));
  const [isErasing, setErasing] = useState(false);
  if (!may(['office'])) return null;
  return (
    <StudentSection heading={WORDS.heading} line={WORDS.line}>
      <Row gap={2}>
        <Button
          variant="outline"
          size="small"
          icon={<Download size={18} aria-hidden="true" />}
          isBusy={copy.isBusy}
          busyWords={WORDS.copying}
          onClick={() => void copy.run()}
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
      </Row>
      {isErasing && <EraseDialog id={id} name={name} onClose={() => setErasing(false)} />}
    </StudentSection>
  );
}

function EraseDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { erase } = usePerson(id);
  const navigate = useNavigate();
  return (
    <FormDialog
      title={WORDS.eraseTitle}
      description={WORDS.eraseLine(name)}
      size="small"
      start={{ email: '', reason: '' }}
      schema={() => import('../../../src/wire/admin-people.ts').then((wire) => wire.erasureBody)}
      action={WORDS.erase}
      busy={WORDS.erasing}
      isDangerous
      onSubmit={async (body) => {
        const done = await erase(body);
        // Their page is gone.
        await navigate(studentsPath, { replace: true });
        return done;
      }}
      onClose={onClose}
    >
      <Stack as="ul" gap={2} className={styles.eraseFacts}>
        {WORDS.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Stack>
      <EmailField name="email" label={WORDS.email} hint={WORDS.emailHint} autoComplete="off" />
      <TextArea name="reason" label={WORDS.reason} hint={WORDS.reasonHint} rows={2} />
    </FormDialog>
  );
}
