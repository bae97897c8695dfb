import type { CalendarDay } from '../kernel/calendar.ts';
import type { ContentId, CourseId, FileKey, QuestionId, UserId } from '../kernel/ids.ts';
import type { Viewer } from '../kernel/viewer.ts';
import type { ExamDay } from './cards/study-day.ts';
import type { KeptEstimate } from './curve.ts';
import type { AnswerAtSight } from './evidence.ts';
import type { Outcome } from './outcome.ts';
import type { ApprovedBank, ExamShape } from './readiness.ts';

/** Contract: tests/contracts/estimates.test.ts. */
export interface Estimates {
  /** Keeps one estimate for each day of a person: the newest, in whatever order they come. */
  keep(estimate: KeptEstimate): Promise<void>;
  /** Oldest first. */
  historyOf(userId: UserId): Promise<KeptEstimate[]>;
  /** The last day of each who has one, in any order and one statement for a page of people. */
  newestOf(userIds: readonly UserId[]): Promise<KeptEstimate[]>;
  /** Removes those from before a day, at most this many, and returns how many. */
  purge(before: CalendarDay, limit: number): Promise<number>;
}

/** Contract: tests/contracts/outcomes.test.ts. */
export interface Outcomes {
  find(userId: UserId, examOn: CalendarDay): Promise<Outcome | undefined>;
  /** Keeps the first one of a person for an exam, and returns the one that is kept. */
  keep(outcome: Outcome): Promise<Outcome>;
  /** Outcomes of everybody, in any order. */
  all(): Promise<Pick<Outcome, 'userId' | 'content'>[]>;
  /** Removes those that were told before a moment, at most this many, and returns how many. */
  purge(before: Date, limit: number): Promise<number>;
}

/** Answered by learning in one statement: the exam that a student plans for; undefined where they told nothing. */
export interface ExamDays {
  of(userId: UserId): Promise<ExamDay | undefined>;
}

/** Contract: tests/contracts/evidence-reader.test.ts. */
export interface EvidenceReader {
  /** A person’s answers at first sight, in any order and one statement, with what is known of their questions now. */
  atSight(userId: UserId, now: Date): Promise<AnswerAtSight[]>;
}

/** Second of a video, or page of a paper, that teaches a question. */
export interface TaughtLesson {
  readonly courseId: CourseId;
  readonly contentId: ContentId;
  readonly title: string;
  readonly isPaper: boolean;
  readonly at: number;
  readonly fileKey: FileKey;
  readonly hasMoved: boolean;
}

/** Answered by questions, catalog and enrolment: in courses that this person may enter now. */
export interface TaughtLessons {
  of(viewer: Viewer, questionIds: readonly QuestionId[]): Promise<TaughtLesson[]>;
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
  current(): Promise<ApprovedBank>;
}
