import type { OptionId, QuestionId, SittingId, UserId, VersionId, VignetteId } from '../kernel/ids.ts';

/**
 * A question of a section that is over, as somebody left it. Written once; the only source of statistics. None of
 * previews.
 */
export interface AnsweredQuestion {
  readonly sittingId: SittingId;
  readonly questionId: QuestionId;
  readonly userId: UserId;
  readonly versionId: VersionId;
  readonly vignetteId: VignetteId;
  readonly cluster: string;
  readonly subject: string;
  /** Null: left blank. */
  readonly optionId: OptionId | null;
  readonly isRight: boolean;
  readonly isFlagged: boolean;
  /** False: neither it nor any later question of the section was on the screen. */
  readonly isReached: boolean;
  /** The first time that this person met it. */
  readonly isFirst: boolean;
  readonly pace: 'exam' | 'relaxed';
  readonly seconds: number;
  readonly at: Date;
}
