import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { examPath } from '../../platform/exam-addresses.ts';
import { LEAVE } from '../../text/copy/sitting.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Row } from '../../ui/layout/layout.tsx';
import type { SittingSnapshot } from './use-sitting.ts';

/**
 * The door of a section. A test without a clock is left at once, a timed one after a question; both when the last
 * answer is saved, or the candidate knows that it is not.
 */
export function useLeaving({ chip, isJournalLost }: SittingSnapshot, isTimed: boolean) {
  const navigate = useNavigate();
  const { notify } = useFeedback();
  const [state, setState] = useState<'staying' | 'asked' | 'going'>('staying');
  const { kind } = chip;
  const unsaved = 'count' in chip ? chip.count : 0;

  const go = () => {
    if (unsaved === 0) notify(isTimed ? LEAVE.leftTimed : LEAVE.left);
    void navigate(examPath);
  };
  const goOn = useEffectEvent(() => {
    if (kind === 'saving') return;
    if (unsaved === 0) go();
    else setState('asked');
  });
  useEffect(() => {
    if (state === 'going') goOn();
  }, [state, kind]);

  return {
    isAsked: state !== 'staying',
    isSaving: state === 'going',
    unsaved: unsaved === 0 ? undefined : (isJournalLost ? LEAVE.lost : LEAVE.unsaved)(unsaved),
    ask: () => setState(isTimed ? 'asked' : 'going'),
    stay: () => setState('staying'),
    leave: () => (kind === 'saving' ? setState('going') : go()),
  };
}

interface LeaveNoteProps {
  leaving: ReturnType<typeof useLeaving>;
  isTimed: boolean;
}

/** Asks in the page, because no code of a window can come without a connection. */
export function LeaveNote({ leaving, isTimed }: LeaveNoteProps) {
  const { isAsked, isSaving, unsaved, stay, leave } = leaving;
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked) no.current?.focus();
  }, [isAsked]);
  return (
    <Banner
      tone="warning"
      message={isAsked ? (isTimed ? LEAVE.timed : LEAVE.tutor) : undefined}
      detail={unsaved}
      action={
        <Row gap={3}>
          <Button size="small" isBusy={isSaving} busyWords={LEAVE.saving} onClick={leave}>
            {LEAVE.yes}
          </Button>
          <Button ref={no} variant="outline" size="small" onClick={stay}>
            {LEAVE.no}
          </Button>
        </Row>
      }
    />
  );
}
