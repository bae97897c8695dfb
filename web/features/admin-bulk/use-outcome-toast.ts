import { useEffect, useEffectEvent, useRef } from 'react';
import { useFeedback } from '../../ui/feedback.ts';
import type { Outcome } from './batch.ts';

/** Says how it ended at the moment when it does; what had ended before the page was opened is old news. */
export function useOutcomeToast(outcome: Outcome | undefined, isUnderWay: boolean): void {
  const { notify } = useFeedback();
  const wasUnderWay = useRef(false);
  const say = useEffectEvent(() => {
    if (outcome && wasUnderWay.current) notify(outcome.sentence, { tone: outcome.isGood ? 'success' : 'failure' });
  });

  useEffect(() => {
    if (!isUnderWay) say();
    wasUnderWay.current = isUnderWay;
  }, [isUnderWay]);
}
