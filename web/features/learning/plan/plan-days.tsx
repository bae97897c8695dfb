import type { PlanReply } from '../../../../src/wire/replies/plan.ts';
import { usePlanCalls } from '../../../api/plan.ts';
import { useAct } from '../../../forms/use-act.ts';
import { dayLong, dayShort } from '../../../text/calendar-days.ts';
import { PLAN } from '../../../text/copy/plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { byMonday } from './by-monday.ts';
import { PlanEntryRow } from './plan-entry.tsx';
import styles from './plan.module.css';

/** Every day with something in it, and what was put off. */
export function PlanDays({ plan }: { plan: PlanReply }) {
  const days = plan.days.filter(({ day, entries }) => entries.length > 0 || (day === plan.today && plan.doneToday > 0));
  if (days.length === 0) return <Text tone="muted">{PLAN.nothing}</Text>;
  return (
    <Stack gap={5}>
      {plan.putOff.length > 0 && (
        <Card as="section" aria-label={PLAN.waiting} tone="sunken" data-print="hide">
          <Stack as="ul" gap={2}>
            {plan.putOff.map((one) => (
              <WaitingRow key={one.id} {...one} />
            ))}
          </Stack>
        </Card>
      )}
      {byMonday(days).map((group) => (
        <section key={group.first} aria-label={PLAN.sevenDays(dayLong(group.first))}>
          <Text as="h2" size="h3" className={styles.groupTitle}>
            {PLAN.sevenDays(dayLong(group.first))}
          </Text>
          <Card padding="none">
            {group.days.map((day) => (
              <PlanDayRow key={day.day} day={day} plan={plan} />
            ))}
          </Card>
        </section>
      ))}
    </Stack>
  );
}

function PlanDayRow({ day: { day, minutes, entries }, plan }: { day: PlanReply['days'][number]; plan: PlanReply }) {
  const isToday = day === plan.today;
  const planned = entries.reduce((sum, entry) => sum + entry.minutes, 0);
  return (
    <div className={styles.day} aria-current={isToday ? 'date' : undefined}>
      <div className={styles.dayHead}>
        <h3 className={styles.dayTitle}>{isToday ? PLAN.today : dayShort(day)}</h3>
        <Note>{PLAN.ofDay(planned, minutes)}</Note>
      </div>
      {entries.length > 0 ? (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <PlanEntryRow key={`${entry.kind} ${entry.id}`} entry={entry} isToday={isToday} />
          ))}
        </ul>
      ) : (
        <Text tone="muted">{PLAN.allDone}</Text>
      )}
    </div>
  );
}

function WaitingRow({ id, title, until }: PlanReply['putOff'][number]) {
  const { putOff } = usePlanCalls();
  const { isBusy, run } = useAct(async () => {
    await putOff(id, false);
    return undefined;
  });
  return (
    <Row as="li" gap={3} align="center" justify="between">
      <span>{PLAN.waits(title, dayShort(until))}</span>
      <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void run()}>
        {PLAN.bringBack} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
    </Row>
  );
}
