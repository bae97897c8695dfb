import { useNavigate } from 'react-router';
import { usePlanCalls } from '../../../api/plan.ts';
import { useAct } from '../../../forms/use-act.ts';
import { dashboardPath } from '../../../platform/addresses.ts';
import { PLAN } from '../../../text/copy/plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useFeedback } from '../../../ui/feedback.ts';
import { Note, Row, Text } from '../../../ui/layout/layout.tsx';
import styles from './plan.module.css';

/** The address that a calendar program asks, a new one for it, and the end of the plan. */
export function PlanCalendar({ feed }: { feed: string }) {
  const { confirm } = useFeedback();
  const navigate = useNavigate();
  const { renewFeed, skip } = usePlanCalls();
  const renewal = useAct(async () => {
    await renewFeed();
    return PLAN.renewed;
  });
  const end = useAct(async () => {
    await skip();
    await navigate(dashboardPath);
    return PLAN.ended;
  });
  const askToRenew = async () => {
    if (await confirm(PLAN.renewAsk, { title: PLAN.renew, action: PLAN.renew })) void renewal.run();
  };
  const askToEnd = async () => {
    if (await confirm(PLAN.endAsk, { title: PLAN.end, action: PLAN.end })) void end.run();
  };
  return (
    <Card as="section" aria-label={PLAN.calendar} gap={3} data-print="hide">
      <Text as="h2" size="h3">
        {PLAN.calendar}
      </Text>
      <Note>{PLAN.calendarLine}</Note>
      <code className={styles.address} aria-label={PLAN.calendarAddress}>
        {feed}
      </code>
      <Row gap={2}>
        <CopyButton text={feed} label={PLAN.copy} copied={PLAN.copied} failed={PLAN.notCopied} />
        <Button variant="quiet" size="small" isBusy={renewal.isBusy} onClick={() => void askToRenew()}>
          {PLAN.renew}
        </Button>
        <Button variant="quiet" size="small" isBusy={end.isBusy} onClick={() => void askToEnd()}>
          {PLAN.end}
        </Button>
      </Row>
    </Card>
  );
}
