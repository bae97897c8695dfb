import { FormDialog } from '../../forms/form-dialog.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { EXTRA_TIME } from '../../text/copy/admin-student-exam.ts';
import { schoolDay } from '../../text/dates.ts';
import type { ExtraTimeValues } from './exam-api.ts';

interface ExtraTimeDialogProps {
  name: string;
  start: ExtraTimeValues;
  onClose: () => void;
  /** Answers the sentence that says it is done. */
  onGive: (values: ExtraTimeValues) => Promise<string>;
}

const PERCENTS = [25, 50, 100].map((value) => ({ value, words: EXTRA_TIME.choice(value) }));

/** Chooses how much more time a student has, why, and until when. */
export function ExtraTimeDialog({ name, start, onClose, onGive }: ExtraTimeDialogProps) {
  return (
    <FormDialog<ExtraTimeValues>
      title={EXTRA_TIME.heading}
      description={EXTRA_TIME.dialogLine(name)}
      size="small"
      start={start}
      schema={() => import('../../../src/wire/admin-students.ts').then((wire) => wire.extraTimeBody)}
      action={EXTRA_TIME.save}
      busy={EXTRA_TIME.saving}
      onSubmit={onGive}
      onClose={onClose}
    >
      <NumberField
        name="percent"
        label={EXTRA_TIME.percentLabel}
        choices={{ label: EXTRA_TIME.common, values: PERCENTS }}
        min={0}
        max={100}
        step={1}
      />
      <TextArea name="reason" label={EXTRA_TIME.reason} hint={EXTRA_TIME.reasonHint} rows={3} />
      <TextField
        name="until"
        type="date"
        label={EXTRA_TIME.lastDay}
        hint={EXTRA_TIME.lastDayHint}
        isOptional
        min={schoolDay()}
      />
    </FormDialog>
  );
}
