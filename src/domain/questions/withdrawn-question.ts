import type { QuestionId, UserId } from '../kernel/ids.ts';

/** Question that counts for nobody any more, with the reason that students are told. */
export interface WithdrawnQuestion {
  readonly questionId: QuestionId;
  readonly reason: string;
  readonly withdrawnBy: UserId;
  readonly withdrawnAt: Date;
}
