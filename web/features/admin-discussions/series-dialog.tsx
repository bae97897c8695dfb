import { Checkbox } from '../../forms/checkbox.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { SERIES_FORM } from '../../text/copy/admin-discussions.ts';
import { schoolMomentOf } from '../../text/school-clock.ts';
import { timeZones, weekdayName } from '../../text/time-zones.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import type { DiscussionCalls, DiscussionSeries, HeldDiscussion } from './discussions-api.ts';
import fields from '../../forms/field.module.css';

interface SeriesDialogProps {
  /** Undefined for a new one. */
  series: DiscussionSeries | undefined;
  /** The first discussion that follows the edit; undefined for all. */
  from: HeldDiscussion | undefined;
  calls: DiscussionCalls;
  onClose: () => void;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, words: weekdayName(value) }));
const SYDNEY = 'Australia/Sydney';

const schema = () => import('../../../src/wire/discussions.ts').then((wire) => wire.newSeriesBody);

/** Adds a series, or changes one of its discussions and all that follow. */
export function SeriesDialog({ series, from, calls, onClose }: SeriesDialogProps) {
  const start = {
    topic: series?.topic ?? '',
    roomUrl: series?.roomUrl ?? '',
    weekday: series?.weekday ?? 1,
    startsAt: series?.startsAt ?? '19:00',
    minutes: series?.minutes ?? 60,
    timeZone: series?.timeZone ?? SYDNEY,
    isCaseDiscussion: series?.isCaseDiscussion ?? false,
  };
  const send = async (values: typeof start) => {
    if (!series) await calls.add(values);
    else await calls.edit(series.id, { ...values, revision: series.revision, from: from?.id ?? null });
    return series ? SERIES_FORM.saved : SERIES_FORM.added;
  };
  return (
    <FormDialog
      title={series ? SERIES_FORM.editTitle : SERIES_FORM.newTitle}
      description={series && (from ? SERIES_FORM.fromLine(schoolMomentOf(from.startsAt)) : SERIES_FORM.allLine)}
      start={start}
      schema={schema}
      action={series ? SERIES_FORM.save : SERIES_FORM.add}
      busy={series ? SERIES_FORM.saving : SERIES_FORM.adding}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField name="topic" label={SERIES_FORM.topic} hint={SERIES_FORM.topicHint} maxLength={120} />
      <TextField
        name="roomUrl"
        label={SERIES_FORM.room}
        placeholder={SERIES_FORM.roomExample}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
      />
      <Grid min="200px" gap={4} className={fields.beside}>
        <SelectField name="weekday" label={SERIES_FORM.weekday} options={WEEKDAYS} />
        <TextField name="startsAt" type="time" label={SERIES_FORM.startsAt} />
      </Grid>
      <Grid min="200px" gap={4} className={fields.beside}>
        <NumberField
          name="minutes"
          label={SERIES_FORM.minutes}
          hint={SERIES_FORM.minutesHint}
          min={15}
          max={480}
          step={5}
          inputMode="numeric"
        />
        <SelectField name="timeZone" label={SERIES_FORM.zone} options={timeZones(start.timeZone)} />
      </Grid>
      <Checkbox name="isCaseDiscussion" label={SERIES_FORM.cases} />
    </FormDialog>
  );
}
