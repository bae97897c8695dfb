import { useNavigate, useSearchParams } from 'react-router';
import type { PlanReply } from '../../../src/wire/replies/plan.ts';
import { type GoalValues, usePlan, usePlanCalls } from '../../api/plan.ts';
import { Checkbox } from '../../forms/checkbox.tsx';
import { Form } from '../../forms/form.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { GroupField } from '../../forms/group-field.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { planPath, WAYS, type Way } from '../../platform/plan-addresses.ts';
import { BRAND } from '../../text/brand.ts';
import { PLAN } from '../../text/copy/plan.ts';
import { ownZone } from '../../text/date-format.ts';
import { schoolDay } from '../../text/dates.ts';
import { comingExams, examDays } from '../../text/exam-dates.ts';
import { timeZones, weekdayName } from '../../text/time-zones.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './plan/plan.module.css';

const schema = () => import('../../../src/wire/plan.ts').then((wire) => wire.goalBody);

const NOTES: Readonly<Record<Way, string>> = {
  lighter: PLAN.lighterNote,
  later: PLAN.laterNote,
  minutes: PLAN.minutesNote,
};

/** Half an hour on weekdays and an hour at the weekend: what people with work and family can give. */
const USUAL_MINUTES = [30, 30, 30, 30, 30, 60, 60];

function startOf({ goal, ways }: PlanReply, way: Way | undefined): GoalValues {
  const now = goal ?? { examOn: '', timeZone: ownZone(), minutes: USUAL_MINUTES, daysOff: [], isLight: false };
  return {
    ...now,
    ...(way === 'lighter' && { isLight: true }),
    ...(way === 'later' && ways.examOn && { examOn: ways.examOn }),
    ...(way === 'minutes' && ways.minutes && { minutes: ways.minutes }),
  };
}

/** /student/plan/edit: exam date and time for each day. `?way=` begins with a change that makes room. */
export function PlanFormPage() {
  const plan = usePlan();
  const [params] = useSearchParams();
  const way = WAYS.find((one) => one === params.get('way'));
  return (
    <Stack gap={5} className={styles.page}>
      <PageTitle title={PLAN.formTitle} />
      <Loadable
        query={plan}
        loading={PLAN.loading}
        failed={PLAN.failed}
        skeleton={<Skeleton height="640px" radius="var(--radius-hero)" />}
      >
        {(loaded) => <GoalForm key={way ?? ''} start={startOf(loaded, way)} way={way} />}
      </Loadable>
    </Stack>
  );
}

function GoalForm({ start, way }: { start: GoalValues; way: Way | undefined }) {
  const { setGoal } = usePlanCalls();
  const { notify } = useFeedback();
  const navigate = useNavigate();
  const submit = async (values: GoalValues) => {
    await setGoal(values);
    notify(PLAN.saved);
    await navigate(planPath);
  };
  return (
    <Card padding="large">
      <Form start={start} schema={schema} onSubmit={submit} label={PLAN.formTitle}>
        {way && <Note role="note">{NOTES[way]}</Note>}
        <ExamField />
        <SelectField
          name="timeZone"
          label={PLAN.timeZone}
          hint={PLAN.timeZoneHint}
          options={timeZones(start.timeZone)}
        />
        <GroupField name="minutes" label={PLAN.minutesHeading} hint={PLAN.minutesHint}>
          <div className={styles.weekdays}>
            {start.minutes.map((_, at) => (
              <NumberField
                key={weekdayName(at + 1)}
                name={`minutes[${at}]`}
                label={weekdayName(at + 1)}
                min={0}
                max={720}
                step={5}
                inputMode="numeric"
              />
            ))}
          </div>
        </GroupField>
        <DaysOffField />
        <Checkbox name="isLight" label={PLAN.light} />
        <SubmitButton busy={PLAN.saving}>{PLAN.save}</SubmitButton>
      </Form>
    </Card>
  );
}

/** The day, with the exams that the school announced as buttons. */
function ExamField() {
  const { setValue } = useFormValues<{ examOn: string }>();
  const coming = comingExams(BRAND.examDates ?? [], schoolDay());
  return (
    <Stack gap={2}>
      <TextField name="examOn" label={PLAN.exam} hint={PLAN.examHint} type="date" />
      {coming.length > 0 && (
        <Row gap={2} role="group" aria-label={PLAN.examChoices}>
          {coming.map((one) => (
            <Button key={one.from} variant="outline" size="small" onClick={() => setValue('examOn', one.from)}>
              {examDays(one)}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}

const MAX_DAYS_OFF = 30;

function DaysOffField() {
  const { values, setValue } = useFormValues<GoalValues>();
  const { daysOff } = values;
  return (
    <GroupField name="daysOff" label={PLAN.daysOff} hint={PLAN.daysOffHint}>
      {daysOff.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else that stays while it is edited
        <div key={at} role="group" aria-label={PLAN.row(at + 1)} className={styles.dayOffRow}>
          <TextField name={`daysOff[${at}].from`} label={PLAN.from} type="date" />
          <TextField name={`daysOff[${at}].to`} label={PLAN.to} type="date" />
          <Button
            variant="outline"
            aria-label={PLAN.removeRow(at + 1)}
            onClick={() => setValue('daysOff', daysOff.toSpliced(at, 1))}
          >
            {PLAN.removeDays}
          </Button>
        </div>
      ))}
      {daysOff.length < MAX_DAYS_OFF && (
        <Row gap={3}>
          <Button
            variant="outline"
            size="small"
            onClick={() => setValue('daysOff', [...daysOff, { from: '', to: '' }])}
          >
            {PLAN.addDays}
          </Button>
        </Row>
      )}
    </GroupField>
  );
}
