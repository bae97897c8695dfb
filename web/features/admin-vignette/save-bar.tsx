import type { VignetteReply } from '../../../src/wire/replies/questions.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { DRAFT, SAVING } from '../../text/copy/admin-vignette.ts';
import { timeOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { SuccessIcon, WarningIcon } from '../../ui/icons.tsx';
import type { DraftValue } from './draft-values.ts';
import { refusedPath } from './notes.ts';
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
  /** Things to add before a submission. */
  missing: number;
  isSubmitting: boolean;
  onSubmit: () => void;
  /** Path of what is to be mended first. */
  goal: string | undefined;
  onGo: (path: string) => void;
}

/** Whether the draft is saved, what it needs, and its submission. Stays in sight. */
export function SaveBar({ now, missing, isSubmitting, onSubmit, goal, onGo }: SaveBarProps) {
  const words = wordsOf(now);
  const isTrouble = now.state === 'retrying' || now.state === 'refused' || now.state === 'stale';
  return (
    <div className={styles.bar}>
      <p className={styles.status} data-trouble={isTrouble || undefined}>
        {isTrouble ? <WarningIcon size={18} /> : now.state === 'saved' && <SuccessIcon size={18} />}
        {/* Announces trouble alone: a word at each save would interrupt the author. */}
        <span role="status">{isTrouble && words}</span>
        {!isTrouble && words}
        {isTrouble && goal !== undefined && (
          <Button variant="quiet" size="small" onClick={() => onGo(goal)}>
            {SAVING.show}
          </Button>
        )}
      </p>
      <p className={styles.missing}>{missing > 0 ? DRAFT.toAdd(missing) : DRAFT.ready}</p>
      <Button isBusy={isSubmitting} busyWords={DRAFT.submitting} onClick={onSubmit}>
        {DRAFT.submit}
      </Button>
    </div>
  );
}
