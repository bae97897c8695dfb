import { Form } from '../../forms/form.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { STUDENT_TESTS } from '../../text/copy/admin-student-exam.ts';
import { momentOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import type { ExtensionValues } from './exam-api.ts';
import endStyles from './access-end.module.css';

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
  const { notify } = useFeedback();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={STUDENT_TESTS.extendTitle}
      description={STUDENT_TESTS.extendLine(running.section, title, momentOf(running.deadlineAt))}
      size="small"
    >
      <Form<ExtensionValues>
        start={{ minutes: 10, reason: '' }}
        schema={() => import('../../../src/wire/admin-students.ts').then((wire) => wire.extensionBody)}
        onSubmit={async (values) => {
          notify(await onExtend(values));
          onClose();
        }}
        className={endStyles.endForm}
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
        <div className={endStyles.endActions}>
          <Button variant="outline" onClick={onClose}>
            {STUDENT_TESTS.cancel}
          </Button>
          <SubmitButton busy={STUDENT_TESTS.extending}>{STUDENT_TESTS.extend}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
