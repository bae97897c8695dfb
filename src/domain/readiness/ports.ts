import type { CalendarDay } from '../kernel/calendar.ts';
import type { UserId } from '../kernel/ids.ts';
import type { KeptEstimate } from './curve.ts';
import type { AnswerAtSight } from './evidence.ts';
import type { ApprovedRatings, ExamShape } from './readiness.ts';

/** Contract: tests/contracts/estimates.test.ts. */
export interface Estimates {
  /** Keeps one estimate for each day of a person: the newest, in whatever order they come. */
  keep(estimate: KeptEstimate): Promise<void>;
  /** Oldest first. */
  historyOf(userId: UserId): Promise<KeptEstimate[]>;
  /** Removes those from before a day, at most this many, and returns how many. */
  purge(before: CalendarDay, limit: number): Promise<number>;
}

/** Contract: tests/contracts/evidence-reader.test.ts. */
export interface EvidenceReader {
  /** A person’s answers at first sight, in any order and one statement, with what is known of their questions now. */
  atSight(userId: UserId, now: Date): Promise<AnswerAtSight[]>;
}

/** Answered by exam, in one statement. */
export interface ExamShapes {
  current(): Promise<ExamShape>;
}

/**
 * Answered by questions, in two statements: approved questions without those of samples, of retired cases and of cases
 * with a withdrawn question.
 */
export interface ApprovedQuestions {
  ratings(): Promise<ApprovedRatings>;
}
