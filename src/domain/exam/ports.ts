import type {
  CourseId,
  MockExamId,
  OptionId,
  QuestionId,
  QuestionReportId,
  SittingId,
  UserId,
  VersionId,
  VignetteId,
} from '../kernel/ids.ts';
import type { AnsweredQuestion } from './answered-question.ts';
import type { Blueprint, Confirmation } from './blueprint.ts';
import type { TestOfDay } from './day-test.ts';
import type { MockExamState, ReportState } from './literals.ts';
import type { MockExam, MockExamRequest } from './mock-exam.ts';
import type { QuestionReport } from './question-report.ts';
import type { AnswerSheet, SectionWork, Sitting, SittingSection, WholeSitting } from './sitting.ts';

/** Versions of the blueprint. Contract: tests/contracts/blueprint-repository.test.ts. */
export interface BlueprintRepository {
  /** The one with the highest version. */
  newest(): Promise<NamedBlueprint | undefined>;
  /** One that is stored. */
  find(version: number): Promise<Blueprint | undefined>;
  /** Rejects with `conflict` where this version is there already. */
  add(blueprint: Blueprint): Promise<void>;
  /** Rejects with `conflict` where this version is confirmed already: who confirmed it first remains. */
  confirm(version: number, confirmation: Confirmation): Promise<void>;
}

export interface NamedBlueprint extends Blueprint {
  /** Current name of the person who confirmed it; null if the account is gone, or it is unconfirmed. */
  readonly confirmedByName: string | null;
}

/** Contract: tests/contracts/mock-exam-repository.test.ts. */
export interface MockExamRepository {
  /**
   * Rejects with `conflict` (`exam/mock-made-already`) when this request has made a mock exam already; of two that race
   * one gets in.
   */
  add(mockExam: MockExam, request?: MockExamRequest): Promise<void>;
  find(id: MockExamId): Promise<MockExam | undefined>;
  findRequested(request: MockExamRequest): Promise<MockExam | undefined>;
  /** Newest first; those of these states, and where courses are named, open to their students: free ones are too. */
  list(filter: { states: readonly MockExamState[]; openTo?: readonly CourseId[] }): Promise<MockExam[]>;
  /** Published ones of these courses that this person has not finished, oldest first, each with one of its courses. */
  listUnfinished(userId: UserId, courseIds: readonly CourseId[]): Promise<UnfinishedMock[]>;
  /**
   * Writes all of it again, with the next revision. Rejects with `conflict` (`exam/stale-mock-exam`) when another one
   * than `mockExam.revision` is stored.
   */
  save(mockExam: MockExam): Promise<void>;
  /** Vignettes among these that a published mock exam holds. */
  heldVignettes(ids: readonly VignetteId[]): Promise<VignetteId[]>;
  /**
   * Returns the vignettes among these that are kept from practice: in a published mock exam, or in a sitting of one,
   * closed or not, that is running or waits for its release. An administrator's preview keeps none.
   */
  keptVignettes(ids: readonly VignetteId[], now: Date): Promise<VignetteId[]>;
}

export interface UnfinishedMock extends Pick<MockExam, 'id' | 'title' | 'sections'> {
  readonly courseId: CourseId;
}

/** A save as a device sends it. */
export interface SentSheet {
  readonly sittingId: SittingId;
  readonly number: number;
  readonly writer: number;
  readonly sequence: number;
  readonly answers: AnswerSheet;
  /** When the whole request had come, the first time where a note of arrival came with it. */
  readonly receivedAt: Date;
}

/** Facts by which a save is checked: a section and whose it is, without the answers. */
export interface SectionFacts extends SittingSection, Pick<SectionWork, 'plan'> {
  readonly userId: UserId;
}

/**
 * Sittings, each with the release that holds it now (`laterRelease`). Contract:
 * tests/contracts/sitting-repository.test.ts.
 */
export interface SittingRepository {
  /**
   * Rejects with `conflict` (`exam/open-sitting`) when this person has an open sitting of this mock exam, or of
   * practice; of many at once one gets in. A second one of the same request: `exam/made-already`.
   */
  add(sitting: NewSitting): Promise<void>;
  find(id: SittingId): Promise<WholeSitting | undefined>;
  /** Finds the existing ones of these, in two statements. */
  findAll(ids: readonly SittingId[]): Promise<WholeSitting[]>;
  findRequested(userId: UserId, idempotencyKey: string): Promise<SittingId | undefined>;
  /** The open one of this mock exam, or of practice where it is null. */
  findOpen(userId: UserId, mockExamId: MockExamId | null): Promise<WholeSitting | undefined>;
  /** One person's, newest first. Sections without answers. */
  list(userId: UserId, page: { limit: number; before?: SittingId | undefined }): Promise<ListedSitting[]>;
  /** One person's of these mock exams, newest first. */
  listOfMocks(userId: UserId, mockExamIds: readonly MockExamId[]): Promise<ListedSitting[]>;
  /** Every candidate's of this mock exam, newest first, with their names of today; no previews. */
  listOfMock(mockExamId: MockExamId, limit: number): Promise<(WholeSitting & { readonly name: string })[]>;
  /** One person's that were begun from this content, or are of its mock exam; newest first. */
  listOfTest(userId: UserId, test: TestOfDay): Promise<ListedSitting[]>;
  /** Raises the number of the writer in all sections, and notes the device. */
  takeOver(id: SittingId, device: string): Promise<void>;
  /** False, and nothing is changed, when it runs already, another device is the writer or the sitting has ended. */
  startSection(
    id: SittingId,
    number: number,
    start: Pick<SittingSection, 'writer'> & { startedAt: Date; deadlineAt: Date },
  ): Promise<boolean>;
  /** Removes it with its sections and answers, where it is there. */
  remove(id: SittingId): Promise<void>;
  /** Notes that the sitting is over; the first time stays. Starts and take-overs wait until the transaction ends. */
  end(id: SittingId, at: Date): Promise<void>;
  /**
   * Moves the deadline of a section later. False, and nothing is changed, when it is as late already, never began, was
   * handed in or is closed.
   */
  extend(id: SittingId, number: number, deadlineAt: Date): Promise<boolean>;
  /** Never lower. */
  raiseExtraTime(id: SittingId, percent: number): Promise<void>;
  /** Sections that are over by the clock or by their candidate, and not closed yet; oldest first. */
  listUnclosed(now: Date, limit: number): Promise<{ sittingId: SittingId; number: number }[]>;
  /** Sittings that have not ended, made before this time; oldest first. */
  listExpired(createdBefore: Date, limit: number): Promise<SittingId[]>;
  /** Versions of this vignette in sections that this person has started. */
  startedVersions(userId: UserId, vignetteId: VignetteId): Promise<VersionId[]>;
  /** Mock exams with one of these versions, by id behind `after`; no previews. */
  listWith(
    versionIds: readonly VersionId[],
    page: { limit: number; after?: SittingId | undefined },
  ): Promise<WholeSitting[]>;
  /** Open sittings of one person, oldest first. */
  listOpen(userId: UserId): Promise<ListedSitting[]>;
  /** Deletes late answers and sittings older than these times; returns the number of sittings. */
  purge(before: { late: Date; ended: Date }, limit: number): Promise<number>;
}

export interface NewSitting {
  readonly sitting: Sitting;
  readonly idempotencyKey: string;
  readonly sections: readonly Pick<SectionWork, 'minutes' | 'plan'>[];
}

export interface ListedSitting {
  readonly sitting: Sitting;
  readonly sections: readonly (SittingSection & { readonly questions: number; readonly answered: number })[];
}

/** Work of a section as it is saved. Contract: tests/contracts/answer-sheets.test.ts. */
export interface AnswerSheets {
  facts(sittingId: SittingId, number: number): Promise<SectionFacts | undefined>;
  find(sittingId: SittingId, number: number): Promise<SectionWork | undefined>;
  /**
   * One conditional statement: stores the sheet when its writer is the section's, its sequence is above the stored one,
   * the section was not handed in, and its deadline and the grace after it are not over. Else false, and nothing is
   * changed. True only when it is committed.
   */
  save(sheet: SentSheet): Promise<boolean>;
  /** As `save`, and the section is over by it. */
  submit(sheet: SentSheet): Promise<boolean>;
  /** Hands in what runs with this writer, as it is stored. Answers the numbers of the sections. */
  submitStored(sittingId: SittingId, writer: number, at: Date): Promise<number[]>;
  /** Stores answers that came after the end, with their time; the first ones stay. */
  keepLate(sheet: SentSheet): Promise<void>;
  /** False when it was closed already. */
  close(sittingId: SittingId, number: number, at: Date): Promise<boolean>;
}

export interface Reveal {
  readonly sittingId: SittingId;
  readonly questionId: QuestionId;
  readonly optionId: OptionId;
  readonly at: Date;
}

/** Answers of a tutor test that were explained, and are frozen by it. */
export interface RevealRepository {
  /** False, and the first one stays, when the question was revealed already. */
  add(reveal: Reveal): Promise<boolean>;
  listOf(sittingId: SittingId): Promise<Reveal[]>;
  listOfAll(sittingIds: readonly SittingId[]): Promise<Reveal[]>;
}

/** One row per answered question of a section that is over: the only source of later statistics. */
export interface AnsweredQuestions {
  /** Adds missing rows; existing ones stay. */
  add(rows: readonly AnsweredQuestion[]): Promise<void>;
  /** Questions among these that this person has answered before. */
  seenBefore(userId: UserId, questionIds: readonly QuestionId[]): Promise<ReadonlySet<QuestionId>>;
  /** One for each question that this person has met, by the newest row. */
  history(userId: UserId): Promise<QuestionHistory[]>;
}

export interface QuestionHistory {
  readonly questionId: QuestionId;
  readonly vignetteId: VignetteId;
  readonly isRight: boolean;
  readonly isFlagged: boolean;
  readonly times: number;
  readonly at: Date;
}

/** Contract: tests/contracts/question-reports.test.ts. */
export interface QuestionReports {
  /** Rejects with `conflict` (`exam/reported-already`) while this person has an open one of this question. */
  add(report: QuestionReport): Promise<void>;
  /** Newest first, behind `before`. */
  list(page: { state: ReportState; limit: number; before?: QuestionReportId | undefined }): Promise<NamedReport[]>;
  find(id: QuestionReportId): Promise<NamedReport | undefined>;
  /** False, and the first answer stays, when it is answered already or is not there. */
  answer(id: QuestionReportId, given: { answer: string; answeredBy: UserId; answeredAt: Date }): Promise<boolean>;
  /** The newest one of this person for each of these questions that has any. */
  newestOf(userId: UserId, questionIds: readonly QuestionId[]): Promise<QuestionReport[]>;
}

export interface NamedReport extends QuestionReport {
  readonly userName: string;
  /** Null while it is open, and when the account is gone. */
  readonly answeredByName: string | null;
}

/** More time that the school gives one student. */
export interface ExtraTime {
  readonly userId: UserId;
  readonly percent: number;
  readonly reason: string;
  /** Null: for good. */
  readonly until: Date | null;
  readonly grantedBy: UserId;
  readonly grantedAt: Date;
}

export interface NamedExtraTime extends ExtraTime {
  /** Null when the account is gone. */
  readonly grantedByName: string | null;
}

export interface ExtraTimes {
  find(userId: UserId): Promise<NamedExtraTime | undefined>;
  put(extraTime: ExtraTime): Promise<void>;
  remove(userId: UserId): Promise<void>;
}
