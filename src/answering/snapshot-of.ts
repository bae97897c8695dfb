import type { Rows } from './answer-sheet.ts';
import type { Sitting } from './ports.ts';
import type { SittingState } from './sitting-state.ts';
import type { SaveChip, Snapshot } from './snapshot.ts';

/** Milliseconds for which an edit is *Saving…* before the chip says that it is not saved. */
const PATIENCE_MS = 5000;

/** Facts of the page that the state does not know. */
interface PageFacts {
  readonly rows: Rows;
  /** Monotonic milliseconds. */
  readonly now: number;
  readonly isOnline: boolean;
  readonly isJournalLost: boolean;
  readonly isClockInDoubt: boolean;
  readonly announcement: number | undefined;
}

export function snapshotOf<S extends Sitting>(state: SittingState<S>, page: PageFacts): Snapshot<S> {
  const { phase, sitting, sheet, writer, deadlineAt, kept, isSignedOut, isTakingOver, isSubmitting, refusal, final } =
    state;
  const unsent = sheet?.unsent ?? [];
  return {
    phase,
    sitting,
    section: sheet?.section,
    writer,
    rows: page.rows,
    unsent,
    chip: chipOf(state, unsent.length, page),
    deadlineAt,
    kept,
    isJournalLost: page.isJournalLost,
    isSignedOut,
    isTakingOver,
    isSubmitting,
    isTimeInDoubt: deadlineAt !== undefined && page.isClockInDoubt,
    refusal,
    final,
    announcement: page.announcement,
  };
}

function chipOf<S extends Sitting>(state: SittingState<S>, count: number, page: PageFacts): SaveChip {
  const { phase, sheet } = state;
  if (phase === 'over') return { kind: 'over' };
  if (phase === 'elsewhere') return { kind: 'taken-over', device: state.device };
  if (state.isSignedOut) return { kind: 'signed-out', count };
  if (!page.isOnline) return { kind: 'offline', count };
  if (count === 0) return { kind: 'saved', at: sheet?.savedAt ?? null };
  const hasWaited = page.now - (sheet?.waitingSince ?? page.now) >= PATIENCE_MS;
  return hasWaited || state.refusal ? { kind: 'not-saved', count } : { kind: 'saving' };
}

const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

const rowsIn = ({ kept }: Snapshot) => kept.flatMap((each) => [each.kept, each.current]);

/** Tells whether nothing that can be seen has changed. */
export const sameSnapshot = (one: Snapshot, other: Snapshot): boolean =>
  (Object.keys(one) as (keyof Snapshot)[]).every((name) => {
    if (name === 'chip') return sameList(Object.values(one.chip), Object.values(other.chip));
    if (name === 'unsent') return sameList(one.unsent, other.unsent);
    if (name === 'kept') return sameList(rowsIn(one), rowsIn(other));
    return one[name] === other[name];
  });
