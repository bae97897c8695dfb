import type { VignetteReply } from '../../../src/wire/replies/questions.ts';
import { ApiError } from '../../api/client.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { DRAFT, SAVING } from '../../text/copy/admin-vignette.ts';
import { timeOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { SuccessIcon, WarningIcon } from '../../ui/icons.tsx';
import type { DraftValue } from './draft-values.ts';
import type { Autosaved } from './use-autosave.ts';
import styles from './vignette.module.css';

type Now = Autosaved<DraftValue, VignetteReply>;

function wordsOf({ state, savedAt, error }: Now): string {
  if (state === 'saved') return savedAt ? SAVING.saved(timeOf(savedAt.toISOString())) : SAVING.allSaved;
  if (state !== 'refused') return SAVING[state];
  const isByField = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return isByField ? SAVING.refused : SAVING.refusedBy(sentenceOf(error));
}

interface SaveBarProps {
  now: Now;
  /** Things to add before a submission. */
  missing: number;
  isSubmitting: boolean;
  onSubmit: () => void;
  /** Goes to the field at a path. */
  onRefused: (path: string) => void;
}

/** Whether the draft is saved, what it needs, and its submission. Stays in sight. */
export function SaveBar({ now, missing, isSubmitting, onSubmit, onRefused }: SaveBarProps) {
  const words = wordsOf(now);
  const isTrouble = now.state === 'retrying' || now.state === 'refused' || now.state === 'stale';
  const [refused] = now.state === 'refused' && now.error instanceof ApiError ? Object.keys(now.error.fields) : [];
  return (
    <div className={styles.bar}>
      <p className={styles.status} data-trouble={isTrouble || undefined}>
        {isTrouble ? <WarningIcon size={18} /> : now.state === 'saved' && <SuccessIcon size={18} />}
        {/* Announced is trouble alone: each save would interrupt whoever types. */}
        <span role="status">{isTrouble && words}</span>
        {!isTrouble && words}
        {refused !== undefined && (
          <Button variant="quiet" size="small" onClick={() => onRefused(refused)}>
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
