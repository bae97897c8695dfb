import type { StudentCourseReply, StudentReply } from '../../../src/wire/replies/reporting.ts';
import { Form } from '../../forms/form.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { STUDENT } from '../../text/copy/admin-students.ts';
import { schoolDay } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { monthsBehind } from './end-day.ts';
import endStyles from './access-end.module.css';
import styles from './student-page.module.css';

interface AccessEndDialogProps {
  student: StudentReply;
  course: StudentCourseReply;
  onClose: () => void;
  /** Answers the sentence that says it is done. */
  onMove: (end: EndValues) => Promise<string>;
}

interface EndValues {
  until: string;
  reason: string;
}

/** Chooses another last day of access, and says why. */
export function AccessEndDialog({ student, course, onClose, onMove }: AccessEndDialogProps) {
  const { notify } = useFeedback();
  const today = schoolDay();
  const end = schoolDay(new Date(course.endsAt));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={STUDENT.moveEndTitle}
      description={STUDENT.moveEndLine(student.name, course.title ?? STUDENT.goneCourse)}
      size="small"
    >
      <Form<EndValues>
        start={{ until: end < today ? today : end, reason: '' }}
        schema={() => import('../../../src/wire/admin-students.ts').then((wire) => wire.accessEndBody)}
        onSubmit={async (values) => {
          notify(await onMove(values));
          onClose();
        }}
        className={endStyles.endForm}
      >
        <TextField name="until" type="date" label={STUDENT.lastDay} hint={STUDENT.lastDayHint} min={today} />
        <LaterBy from={end < today ? today : end} />
        <TextArea name="reason" label={STUDENT.reason} hint={STUDENT.reasonHint} rows={3} />
        <div className={endStyles.endActions}>
          <Button variant="outline" onClick={onClose}>
            {STUDENT.cancel}
          </Button>
          <SubmitButton busy={STUDENT.movingEnd}>{STUDENT.moveEndAction}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

/** Shortcuts for common ends; the field shows the resulting day. */
function LaterBy({ from }: { from: string }) {
  const { values, setValue } = useFormValues<EndValues>();
  return (
    <div className={endStyles.laterBy} role="group" aria-label={STUDENT.laterBy}>
      <span className={styles.line} aria-hidden="true">
        {STUDENT.laterBy}
      </span>
      {[1, 3, 6].map((months) => {
        const day = monthsBehind(from, months);
        return (
          <Button
            key={months}
            variant="quiet"
            size="small"
            aria-pressed={values.until === day}
            onClick={() => setValue('until', day)}
          >
            {STUDENT.months(months)}
          </Button>
        );
      })}
    </div>
  );
}
