import type { OptionId, QuestionId, SittingId, UserId, VersionId, VignetteId } from '../kernel/ids.ts';

/**
 * Final answer to a question of a section that is over. Written once, and never for previews: the only source of
 * statistics.
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
  /** The first time that this person had it on the screen. */
  readonly isFirst: boolean;
  readonly pace: 'exam' | 'relaxed';
  readonly seconds: number;
  readonly at: Date;
}
