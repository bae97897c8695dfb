import { useNavigate } from 'react-router';
import { usePlanCalls } from '../../../api/plan.ts';
import { CalendarAddress } from '../../../course/calendar-address.tsx';
import { useAct } from '../../../forms/use-act.ts';
import { dashboardPath } from '../../../platform/addresses.ts';
import { PLAN } from '../../../text/copy/plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useFeedback } from '../../../ui/feedback.ts';
import { Note, Text } from '../../../ui/layout/layout.tsx';

const WORDS = { ...PLAN, address: PLAN.calendarAddress };

/** The address that a calendar program asks, a new one for it, and the end of the plan. */
export function PlanCalendar({ feed }: { feed: string }) {
  const { confirm } = useFeedback();
  const navigate = useNavigate();
  const { renewFeed, skip } = usePlanCalls();
  const end = useAct(async () => {
    await skip();
    await navigate(dashboardPath);
    return PLAN.ended;
  });
  const askToEnd = async () => {
    if (await confirm(PLAN.endAsk, { title: PLAN.end, action: PLAN.end })) void end.run();
  };
  return (
    <Card as="section" aria-label={PLAN.calendar} gap={3} data-print="hide">
      <Text as="h2" size="h3">
        {PLAN.calendar}
      </Text>
      <Note>{PLAN.calendarLine}</Note>
      <CalendarAddress address={feed} words={WORDS} onRenew={renewFeed}>
        <Button variant="quiet" size="small" isBusy={end.isBusy} onClick={() => void askToEnd()}>
          {PLAN.end}
        </Button>
      </CalendarAddress>
    </Card>
  );
}
