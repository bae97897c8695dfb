import { useToday } from '../../api/plan.ts';
import { planFormPath, planPath } from '../../platform/plan-addresses.ts';
import { dayLong } from '../../text/calendar-days.ts';
import { PLAN } from '../../text/copy/plan.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Whether there is a plan, and the ways to it. */
export function StudyPlan() {
  const plan = useToday();
  return (
    <Loadable query={plan} loading={PLAN.loading} failed={PLAN.failed} skeleton={<Skeleton height="92px" />}>
      {({ goal }) => (
        <Stack gap={3}>
          <p>{goal ? PLAN.examOn(dayLong(goal.examOn)) : PLAN.profileNone}</p>
          <Row gap={3}>
            <ButtonLink to={planFormPath()} variant="outline">
              {goal ? PLAN.change : PLAN.ask}
            </ButtonLink>
            {goal && (
              <ButtonLink to={planPath} variant="quiet">
                {PLAN.whole}
              </ButtonLink>
            )}
          </Row>
        </Stack>
      )}
    </Loadable>
  );
}
