import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { PlanReply } from '../../../../src/wire/replies/plan.ts';
import { usePlanCalls } from '../../../api/plan.ts';
import { useAct } from '../../../forms/use-act.ts';
import { planFormPath, planPath } from '../../../platform/plan-addresses.ts';
import { daysUntil } from '../../../text/calendar-days.ts';
import { PLAN } from '../../../text/copy/plan.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note, Row, Text } from '../../../ui/layout/layout.tsx';
import { PlanEntryRow } from './plan-entry.tsx';
import styles from './plan.module.css';

/** Things of one day that the dashboard shows. */
const MAX_SHOWN = 3;

/** Things for today, on the dashboard; the question for the exam's date as long as it has no answer. */
export function TodayCard({ plan }: { plan: PlanReply }) {
  if (plan.state === 'skipped') return null;
  return plan.state === 'open' ? <Today plan={plan} /> : <AskForDate isOver={plan.state === 'over'} />;
}

function AskForDate({ isOver }: { isOver: boolean }) {
  const id = useId();
  const { skip } = usePlanCalls();
  const { isBusy, run } = useAct(async () => {
    await skip();
    return PLAN.skipped;
  });
  return (
    <Card as="section" aria-labelledby={id} gap={3}>
      <Text as="h2" id={id} size="h3">
        {isOver ? PLAN.overTitle : PLAN.askTitle}
      </Text>
      <Text tone="muted">{isOver ? PLAN.overLine : PLAN.askLine}</Text>
      <Row gap={3}>
        <ButtonLink to={planFormPath()} variant="outline" icon={<CalendarDays size={18} aria-hidden="true" />}>
          {isOver ? PLAN.over : PLAN.ask}
        </ButtonLink>
        <Button variant="quiet" isBusy={isBusy} onClick={() => void run()}>
          {PLAN.notNow}
        </Button>
      </Row>
    </Card>
  );
}

function Today({ plan }: { plan: PlanReply }) {
  const id = useId();
  const { today, goal } = plan;
  const entries = plan.days.find(({ day }) => day === today)?.entries ?? [];
  const minutes = entries.reduce((sum, entry) => sum + entry.minutes, 0);
  const isShort = plan.leftOut.some(({ reason }) => reason === 'time' || reason === 'access');
  return (
    <Card as="section" aria-labelledby={id} gap={3}>
      <Row gap={4} lineGap={0} align="baseline" justify="between">
        <Text as="h2" id={id} size="h3">
          {entries.length > 0 ? PLAN.sum(minutes) : PLAN.today}
        </Text>
        {goal && today && <Note>{PLAN.daysToGo(daysUntil(today, goal.examOn))}</Note>}
      </Row>
      {entries.length > 0 ? (
        <ul className={styles.entries}>
          {entries.slice(0, MAX_SHOWN).map((entry) => (
            <PlanEntryRow key={`${entry.kind} ${entry.id}`} entry={entry} isToday />
          ))}
        </ul>
      ) : (
        <Text tone="muted">{plan.doneToday > 0 ? PLAN.allDone : PLAN.dayOff}</Text>
      )}
      <Row gap={4} lineGap={0} align="baseline" justify="between">
        <Link className={styles.more} to={planPath}>
          {entries.length > MAX_SHOWN ? PLAN.more(entries.length - MAX_SHOWN) : PLAN.whole}
        </Link>
        {plan.behind > 0 ? (
          <Link className={styles.more} to={planPath}>
            {PLAN.behindLine(plan.behind)}
          </Link>
        ) : (
          isShort && (
            <Link className={styles.more} to={planPath}>
              {PLAN.unfitLine}
            </Link>
          )
        )}
      </Row>
    </Card>
  );
}
