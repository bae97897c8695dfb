import type {
  ContentId,
  CourseId,
  FileKey,
  OptionId,
  QuestionId,
  UserId,
  VersionId,
  VignetteId,
} from '../kernel/ids.ts';
import type { Viewer } from '../kernel/viewer.ts';
import type { FinishedTest, FoundDayTest } from './day-test.ts';

// Ports that other contexts answer, by links (src/main/composition/links/exam.ts).

/** Answered by questions: ids that approved questions have, which a blueprint keeps. */
export interface UsedTaxonomy {
  current(): Promise<{ readonly clusters: readonly string[]; readonly subjects: readonly string[] }>;
}

export interface SectionFigure {
  readonly number: number;
  readonly key: FileKey;
  readonly smallKey: FileKey;
  readonly width: number;
  readonly height: number;
  readonly description: string;
  readonly caption: string;
}

/** A vignette as a candidate sees it. */
export interface SectionVignette {
  readonly vignetteId: VignetteId;
  readonly versionId: VersionId;
  /** Markdown. */
  readonly case: string;
  readonly figures: readonly SectionFigure[];
  readonly questions: readonly {
    readonly id: QuestionId;
    /** Markdown. */
    readonly stem: string;
    readonly options: readonly { readonly id: OptionId; readonly text: string }[];
  }[];
}

/**
 * Answered by questions, whose adapter knows no table of answer keys: texts of these versions, in this order, those
 * left out that are not there.
 */
export interface SectionSource {
  vignettes(versionIds: readonly VersionId[]): Promise<SectionVignette[]>;
}

/** Right option of a question, why it is right, and whether the question counts. */
export interface KeyOfQuestion {
  readonly questionId: QuestionId;
  readonly versionId: VersionId;
  readonly cluster: string;
  readonly subject: string;
  readonly optionId: OptionId | null;
  /** Markdown. */
  readonly explanation: string;
  readonly why: Readonly<Record<OptionId, string>>;
  readonly takeaway: string;
  readonly references: readonly {
    readonly title: string;
    readonly publisher: string;
    readonly year: number;
    readonly url: string;
  }[];
  /** Null: nobody rated it. */
  readonly rating: number | null;
  readonly withdrawn: { readonly reason: string; readonly at: Date } | null;
}

/** Answered by questions. Read for scores and for answers that are released; the exam stores no key. */
export interface AnswerKeySource {
  keys(versionIds: readonly VersionId[]): Promise<KeyOfQuestion[]>;
  /** How many people rated these versions: whose standard a pass mark is. */
  reviewers(versionIds: readonly VersionId[]): Promise<number>;
}

/** A vignette in one of its versions. */
export interface PooledVignette {
  readonly vignetteId: VignetteId;
  readonly number: number;
  readonly versionId: VersionId;
  readonly title: string;
  readonly isDemo: boolean;
  readonly questions: readonly {
    readonly id: QuestionId;
    readonly cluster: string;
    readonly subject: string;
    readonly rating: number | null;
  }[];
}

/** A vignette as it is now: in its approved version, or in the newest one where none is approved. */
export interface StandingVignette extends PooledVignette {
  readonly pool: 'mock' | 'practice';
  readonly isApproved: boolean;
  readonly isRetired: boolean;
  /** One of its questions counts for nobody. */
  readonly hasWithdrawn: boolean;
}

/** Answered by questions, each call in one statement. */
export interface VignettePool {
  /** Approved ones, by number; without those that are retired or have a withdrawn question. */
  of(pool: 'mock' | 'practice'): Promise<PooledVignette[]>;
  /** Vignettes of these that are there, by number, whatever their state. */
  standing(ids: readonly VignetteId[]): Promise<StandingVignette[]>;
  /** In these versions, by number. */
  inVersions(versionIds: readonly VersionId[]): Promise<PooledVignette[]>;
}

/** Answered by questions, inside a unit of work. */
export interface HeldVignettes {
  /** Keeps other writers of this vignette waiting until the transaction ends. Rejects with `not-found`. */
  hold(id: VignetteId): Promise<unknown>;
}

/** Answered by the settings of the question bank. */
export interface RatingRules {
  /** Zero: vignettes are approved without ratings. */
  readonly reviewers: number;
}

/** Answered by catalog: courses among these that are there. */
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
   * A content that is a test; undefined where it is none. Rejects as a content does that is not there, or in a course
   * that this person may not enter.
   */
  find(viewer: Viewer, contentId: ContentId): Promise<FoundDayTest | undefined>;
}

/** Answered by learning. */
export interface FinishedTests {
  /** Notes as done every content of this person's courses that is finished by it. Repeated it changes nothing. */
  note(finished: FinishedTest): Promise<void>;
}

/** Answered by identity: a student by their account; undefined for anybody else. */
export interface ExamStudents {
  find(userId: UserId): Promise<{ readonly name: string } | undefined>;
}

/** Answered by enrolment: the courses that somebody may enter now. */
export interface ExamAccess {
  courses(userId: UserId): Promise<CourseId[]>;
}
