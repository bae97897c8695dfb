import { FormDialog } from '../../forms/form-dialog.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { STUDENT_TESTS } from '../../text/copy/admin-student-exam.ts';
import { momentOf } from '../../text/dates.ts';
import type { ExtensionValues } from './exam-api.ts';

interface ExtensionDialogProps {
  title: string;
  running: { readonly section: number; readonly deadlineAt: string };
  onClose: () => void;
  /** Answers the sentence that says it is done. */
  onExtend: (values: ExtensionValues) => Promise<string>;
}

const MINUTES = [5, 10, 30].map((value) => ({ value, words: STUDENT_TESTS.choice(value) }));

/** Gives a section that runs some minutes more, and says why. */
export function ExtensionDialog({ title, running, onClose, onExtend }: ExtensionDialogProps) {
  return (
    <FormDialog<ExtensionValues>
      title={STUDENT_TESTS.extendTitle}
      description={STUDENT_TESTS.extendLine(running.section, title, momentOf(running.deadlineAt))}
      size="small"
      start={{ minutes: 10, reason: '' }}
      schema={() => import('../../../src/wire/admin-students.ts').then((wire) => wire.extensionBody)}
      action={STUDENT_TESTS.extend}
      busy={STUDENT_TESTS.extending}
      onSubmit={onExtend}
      onClose={onClose}
    >
      <NumberField
        name="minutes"
        label={STUDENT_TESTS.minutes}
        hint={STUDENT_TESTS.minutesHint}
        choices={{ label: STUDENT_TESTS.common, values: MINUTES }}
        min={1}
        max={120}
        step={1}
      />
      <TextArea name="reason" label={STUDENT_TESTS.reason} hint={STUDENT_TESTS.reasonHint} rows={3} />
    </FormDialog>
  );
}
