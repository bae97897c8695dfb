import { useFormValues } from '../../forms/form-values.ts';
import { GroupField } from '../../forms/group-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { SETTINGS } from '../../text/copy/admin-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import type { SettingsValues } from './form-values.ts';
import styles from './settings.module.css';

const NAME = 'content.exam.dates';
/** Maximum that the server accepts. */
const MAX_DATES = 6;

/** A row for each coming exam: its days, and a note. */
export function ExamDatesField() {
  const { values } = useFormValues<SettingsValues>();
  const { setValue } = useFormValues<Record<string, unknown>>();
  const { dates } = values.content.exam;
  const { exam } = SETTINGS;
  return (
    <GroupField name={NAME} label={exam.dates} hint={exam.datesHint}>
      {dates.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else that stays while it is edited
        <div key={at} role="group" aria-label={exam.row(at + 1)} className={styles.examRow}>
          <TextField name={`${NAME}[${at}].from`} label={exam.from} type="date" />
          <TextField name={`${NAME}[${at}].to`} label={exam.to} type="date" isOptional />
          <TextField name={`${NAME}[${at}].note`} label={exam.note} autoComplete="off" isOptional />
          <Button
            variant="outline"
            aria-label={exam.removeRow(at + 1)}
            onClick={() => setValue(NAME, dates.toSpliced(at, 1))}
          >
            {exam.remove}
          </Button>
        </div>
      ))}
      {dates.length < MAX_DATES && (
        <Row gap={3} align="center" justify="between">
          <Button
            variant="outline"
            size="small"
            onClick={() => setValue(NAME, [...dates, { from: '', to: '', note: '' }])}
          >
            {exam.add}
          </Button>
        </Row>
      )}
    </GroupField>
  );
}
