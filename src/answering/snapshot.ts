import type { Difference, Rows } from './answer-sheet.ts';
import type { AnswerRow, Sitting } from './ports.ts';

/**
 * `opening` until the sitting is read · `between` while no section runs · `answering` · `closing` when the time is over
 * and the server has not yet said what it kept · `over`, with `final` · `elsewhere` when another page may save, so that
 * this one is read-only and offers *Continue here*.
 */
export type Phase = 'opening' | 'between' | 'answering' | 'closing' | 'over' | 'elsewhere';

/** Words of the save chip. `count` is the number of questions whose last edit is not acknowledged. */
export type SaveChip =
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'saving' }
  | { readonly kind: 'not-saved'; readonly count: number }
  | { readonly kind: 'offline'; readonly count: number }
  | { readonly kind: 'signed-out'; readonly count: number }
  | { readonly kind: 'taken-over'; readonly device: string }
  | { readonly kind: 'over' };

/** How a section ended, as far as this device knows. */
export interface Final {
  readonly section: number;
  /** Answered questions, and how many of these answers were acknowledged. */
  readonly answered: number;
  readonly kept: number;
  /** Rows of this device that were not. */
  readonly differing: readonly AnswerRow[];
}

export interface Snapshot<S extends Sitting = Sitting> {
  readonly phase: Phase;
  /** The newest reply about the sitting. */
  readonly sitting: S | undefined;
  readonly section: number | undefined;
  /** Number under which this page may save and start sections; undefined: it has to take over first. */
  readonly writer: number | undefined;
  readonly rows: Rows;
  /** Questions whose last edit is not acknowledged. */
  readonly unsent: readonly string[];
  readonly chip: SaveChip;
  readonly deadlineAt: number | undefined;
  /** Edits that this device kept under an older number and that differ: `useKept` or `dropKept`. */
  readonly kept: readonly Difference[];
  readonly isJournalLost: boolean;
  readonly isSignedOut: boolean;
  readonly isTakingOver: boolean;
  readonly isSubmitting: boolean;
  /** The device slept or its clock was set: the time is being asked for. */
  readonly isTimeInDoubt: boolean;
  /** Answer that trying again does not change; the next edit or `retry` tries all the same. */
  readonly refusal: { readonly status: number; readonly message: string } | undefined;
  readonly final: Final | undefined;
  /** Minutes to say politely; becomes 30, 15, 5 and 1, and undefined again when the deadline moves. */
  readonly announcement: number | undefined;
}
