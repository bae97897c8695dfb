import { NumberField } from '../../forms/number-field.tsx';
import { COURSE_FORM } from '../../text/copy/admin-courses.ts';

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
