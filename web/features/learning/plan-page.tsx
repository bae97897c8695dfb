import type { PlanReply } from '../../../src/wire/replies/plan.ts';
import { usePlan } from '../../api/plan.ts';
import { ChartDrawing } from '../../art/lazy-drawings.tsx';
import { planFormPath } from '../../platform/plan-addresses.ts';
import { dayLong, daysUntil } from '../../text/calendar-days.ts';
import { PLAN } from '../../text/copy/plan.ts';
import { ownZone } from '../../text/date-format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PlanCalendar } from './plan/plan-calendar.tsx';
import { PlanDays } from './plan/plan-days.tsx';
import { PlanNotices } from './plan/plan-notices.tsx';
import styles from './plan/plan.module.css';

/** /student/plan: the days until the exam, and what is on them. */
export function PlanPage() {
  const plan = usePlan();
  return (
    <Stack gap={5} className={styles.page}>
      <PageTitle title={PLAN.title} />
      <Loadable
        query={plan}
        loading={PLAN.loading}
        failed={PLAN.failed}
        skeleton={<Skeleton height="480px" radius="var(--radius-hero)" />}
        isEmpty={({ state }) => state !== 'open'}
        empty={
          <EmptyState
            drawing={<ChartDrawing />}
            message={PLAN.askTitle}
            action={<ButtonLink to={planFormPath()}>{PLAN.ask}</ButtonLink>}
          >
            {PLAN.askLine}
          </EmptyState>
        }
      >
        {(loaded) => <OpenPlan plan={loaded} />}
      </Loadable>
    </Stack>
  );
}

function OpenPlan({ plan }: { plan: PlanReply }) {
  const { goal, today } = plan;
  if (!goal || !today) return null;
  const zone = ownZone();
  const isElsewhere = zone !== goal.timeZone;
  return (
    <Stack gap={5}>
      <Row gap={4} align="center" justify="between">
        <Stack gap={1}>
          <Text>
            {PLAN.examOn(dayLong(goal.examOn))} · {PLAN.daysToGo(daysUntil(today, goal.examOn))}
          </Text>
          <Note>
            {PLAN.zone(goal.timeZone.replaceAll('_', ' '))} {isElsewhere && PLAN.otherZone(zone.replaceAll('_', ' '))}
          </Note>
        </Stack>
        <Row gap={2} data-print="hide">
          <ButtonLink to={planFormPath()} variant="outline" size="small">
            {PLAN.change}
          </ButtonLink>
          <PrintButton>{PLAN.print}</PrintButton>
        </Row>
      </Row>
      <PlanNotices plan={plan} />
      <PlanDays plan={plan} />
      <PlanCalendar feed={plan.feed ?? ''} />
    </Stack>
  );
}
