import { useFormValues } from '../../forms/form-values.ts';
import { NumberField } from '../../forms/number-field.tsx';
import { COURSE_FORM, UNSAVED } from '../../text/copy/admin-courses.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { useLeaveGuard } from '../../ui/leave-guard.ts';

const USUAL = [5, 10].map((value) => ({ value, words: COURSE_FORM.months(value) }));

export function DurationField() {
  return (
    <NumberField
      name="durationMonths"
      label={COURSE_FORM.duration}
      min={1}
      max={36}
      step={1}
      inputMode="numeric"
      choices={{ label: COURSE_FORM.durationShortcuts, values: USUAL, other: COURSE_FORM.otherDuration }}
    />
  );
}

/** Asks before leaving a form with unsaved changes. */
export function UnsavedGuard() {
  const { isDirty } = useFormValues();
  const { confirm } = useFeedback();
  useLeaveGuard(isDirty, () =>
    confirm(UNSAVED.question, {
      title: UNSAVED.title,
      action: UNSAVED.action,
      cancel: UNSAVED.cancel,
      tone: 'neutral',
    }),
  );
  return null;
}
