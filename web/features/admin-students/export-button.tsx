import { Download } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../forms/refusal.ts';
import { STUDENTS } from '../../text/copy/admin-students.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { saveStudents } from './students-api.ts';

/** Everybody who is listed, on all pages, as a file. */
export function ExportButton({ search, isDisabled }: { search: string; isDisabled: boolean }) {
  const { notify } = useFeedback();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveStudents(search);
      notify(STUDENTS.exported);
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure' });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="outline"
      icon={<Download size={20} aria-hidden="true" />}
      isBusy={isBusy}
      busyWords={STUDENTS.exporting}
      disabled={isDisabled}
      onClick={() => void save()}
    >
      {search === '' ? STUDENTS.export : STUDENTS.exportFound}
    </Button>
  );
}
