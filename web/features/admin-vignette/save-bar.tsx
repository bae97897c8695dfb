import type { VignetteReply } from '../../../src/wire/replies/questions.ts';
import { StickyBar } from '../../admin/sticky-bar.tsx';
import { sentenceOf } from '../../forms/refusal.ts';
import { DRAFT, SAVING } from '../../text/copy/admin-vignette.ts';
import { timeOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { SuccessIcon, WarningIcon } from '../../ui/icons.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import type { DraftValue } from './draft-values.ts';
import { refusedPath, unfinishedIn } from './notes.ts';
import type { Autosaved } from './use-autosave.ts';
import styles from './vignette.module.css';

type Now = Autosaved<DraftValue, VignetteReply>;

function wordsOf({ state, savedAt, error }: Now): string {
  if (state === 'saved') return savedAt ? SAVING.saved(timeOf(savedAt.toISOString())) : SAVING.allSaved;
  if (state !== 'refused') return SAVING[state];
  return refusedPath(error) !== undefined ? SAVING.refused : SAVING.refusedBy(sentenceOf(error));
}

interface SaveBarProps {
  now: Now;
  /** Sentences about what is missing before a submission. */
  faults: VignetteReply['faults'];
  isSubmitting: boolean;
  onSubmit: () => void;
  /** Path of what is to be mended first. */
  goal: string | undefined;
  onGo: (path: string) => void;
}

/** Whether the draft is saved, what it needs, and its submission. Stays in sight. */
export function SaveBar({ now, faults, isSubmitting, onSubmit, goal, onGo }: SaveBarProps) {
  const words = wordsOf(now);
  const isTrouble = now.state === 'retrying' || now.state === 'refused' || now.state === 'stale';
  return (
    <StickyBar>
      <div className={styles.bar}>
        <Row
          as="p"
          gap="6px"
          lineGap={0}
          align="center"
          className={styles.status}
          data-trouble={isTrouble || undefined}
        >
          {isTrouble ? <WarningIcon size={18} /> : now.state === 'saved' && <SuccessIcon size={18} />}
          {/* Announces faults alone: a word at each save would interrupt the author. */}
          <span role="status">{isTrouble && words}</span>
          {!isTrouble && words}
          {isTrouble && goal !== undefined && (
            <Button variant="quiet" size="small" onClick={() => onGo(goal)}>
              {SAVING.show}
            </Button>
          )}
        </Row>
        <p className={styles.missing}>{faults.length > 0 ? DRAFT.toFinish(unfinishedIn(faults)) : DRAFT.ready}</p>
        <Button isBusy={isSubmitting} busyWords={DRAFT.submitting} onClick={onSubmit}>
          {DRAFT.submit}
        </Button>
      </div>
    </StickyBar>
  );
}
