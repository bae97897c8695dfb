import type { StudentCourseReply, StudentReply } from '../../../src/wire/replies/reporting.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { TextArea } from '../../forms/text-area.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { STUDENT } from '../../text/copy/admin-students.ts';
import { schoolDay } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Note, Row } from '../../ui/layout/layout.tsx';
import { monthsBehind } from './end-day.ts';
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
  const today = schoolDay();
  const end = schoolDay(new Date(course.endsAt));
  return (
    <FormDialog<EndValues>
      title={STUDENT.moveEndTitle}
      description={STUDENT.moveEndLine(student.name, course.title ?? STUDENT.goneCourse)}
      size="small"
      start={{ until: end < today ? today : end, reason: '' }}
      schema={() => import('../../../src/wire/admin-students.ts').then((wire) => wire.accessEndBody)}
      action={STUDENT.moveEndAction}
      busy={STUDENT.movingEnd}
      onSubmit={onMove}
      onClose={onClose}
    >
      <TextField name="until" type="date" label={STUDENT.lastDay} hint={STUDENT.lastDayHint} min={today} />
      <LaterBy from={end < today ? today : end} />
      <TextArea name="reason" label={STUDENT.reason} hint={STUDENT.reasonHint} rows={3} />
    </FormDialog>
  );
}

/** Shortcuts for common ends; the field shows the resulting day. */
function LaterBy({ from }: { from: string }) {
  const { values, setValue } = useFormValues<EndValues>();
  return (
    <Row gap={2} align="center" role="group" aria-label={STUDENT.laterBy}>
      <Note as="span" className={styles.line} aria-hidden="true">
        {STUDENT.laterBy}
      </Note>
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
    </Row>
  );
}
