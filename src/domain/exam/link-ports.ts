import type { ContentId, CourseId, FileKey, QuestionId, UserId, VersionId, VignetteId } from '../kernel/ids.ts';
import type { Viewer } from '../kernel/viewer.ts';
import type { KeyOfQuestion, PooledVignette, StandingVignette } from '../kernel/vignettes.ts';
import type { FinishedTest, FoundDayTest } from './day-test.ts';

// Ports that other contexts answer, by links (src/main/composition/links/exam.ts).

/** Answered by questions: ids that approved questions have, which a blueprint keeps. */
export interface UsedTaxonomy {
  current(): Promise<{ readonly clusters: readonly string[]; readonly subjects: readonly string[] }>;
}

/** Answered by questions. Read for scores and for answers that are released; the exam stores no key. */
export interface AnswerKeySource {
  keys(versionIds: readonly VersionId[]): Promise<KeyOfQuestion[]>;
  /** How many people rated these versions: whose standard a pass mark is. */
  reviewers(versionIds: readonly VersionId[]): Promise<number>;
}

/** Answered by questions, each call in one statement. */
export interface VignettePool {
  /** Approved ones, by number; without those that are retired or have a withdrawn question. */
  of(pool: StandingVignette['pool']): Promise<readonly PooledVignette[]>;
  /** Existing vignettes among these, by number, in any state. */
  standing(ids: readonly VignetteId[]): Promise<StandingVignette[]>;
  /** In these versions, by number. */
  inVersions(versionIds: readonly VersionId[]): Promise<PooledVignette[]>;
}

/** Answered by questions, inside a unit of work. */
export interface HeldVignettes {
  /** Keeps other writers of this vignette waiting until the transaction ends. Rejects with `not-found`. */
  hold(id: VignetteId): Promise<unknown>;
}

/** Place in a lesson or a paper where a question is taught. */
export interface TaughtAt {
  readonly questionId: QuestionId;
  readonly courseId: CourseId;
  readonly contentId: ContentId;
  readonly title: string;
  readonly isPaper: boolean;
  /** Second of a video, page of a paper. */
  readonly at: number;
  readonly fileKey: FileKey;
  /** Whether the file was replaced after the place was set. */
  readonly hasMoved: boolean;
}

/** Answered by questions, catalog and enrolment: of lessons in courses that this person may enter now. */
export interface TaughtPlaces {
  of(viewer: Viewer, questionIds: readonly QuestionId[]): Promise<TaughtAt[]>;
}

/** Answered by the settings of the question bank. */
export interface RatingRules {
  /** Zero: vignettes are approved without ratings. */
  readonly reviewers: number;
}

/** Answered by catalog: existing courses among these. */
export interface KnownCourses {
  known(ids: readonly CourseId[]): Promise<CourseId[]>;
}

/** Answered by catalog, inside a unit of work. */
export interface ShownCourses {
  /** Notes that what these courses show has changed. Courses that are gone are left out. */
  renew(courseIds: readonly CourseId[]): Promise<void>;
}

/** Answered by catalog. */
export interface DayTests {
  /**
   * Returns a content that is a test; undefined for any other content. Rejects as a content does that does not exist,
   * or in a course that this person may not enter.
   */
  find(viewer: Viewer, contentId: ContentId): Promise<FoundDayTest | undefined>;
}

/** Answered by learning. */
export interface FinishedTests {
  /** Notes as done every content of this person's courses that is finished by it. Repeated it changes nothing. */
  note(finished: FinishedTest): Promise<void>;
}

/** Answered by enrolment and identity. */
export interface ExamAccess {
  /** Courses sold with the question bank that this person may enter now. */
  courses(userId: UserId): Promise<CourseId[]>;
  /** Whether this person’s address is confirmed, and was not refused since. */
  isConfirmed(userId: UserId): Promise<boolean>;
}
