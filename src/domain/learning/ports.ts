import type { ContentId, CourseId, MockExamId, ModuleId, UserId } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';
import type { CardsAhead } from './plan/cards-ahead.ts';
import type { OpenGoal, StudyGoal } from './plan/study-goal.ts';
import type { Progress, StudiedItem } from './progress.ts';

/** Contract: tests/contracts/progress-repository.contract.ts. */
export interface ProgressRepository {
  /**
   * Stores what `next` makes of the row that is there, one for a user and an item, and answers it. Of several at once
   * each builds on the one before it, so `next` may be called again. A completion that is stored stays.
   */
  change(userId: UserId, contentId: ContentId, next: (before: Progress | undefined) => Progress): Promise<Progress>;
  /** Over all these courses, newest first. */
  listOfCourses(userId: UserId, courseIds: readonly CourseId[]): Promise<Progress[]>;
}

/** A course as a student sees it: every item at its place, in reading order. */
export interface StudyCourse {
  readonly id: CourseId;
  readonly title: string;
  readonly thumbnailKey: string | null;
  readonly smallThumbnailKey: string | null;
  readonly modules: readonly {
    readonly id: ModuleId;
    readonly number: number;
    readonly title: string;
    readonly items: readonly StudyItem[];
  }[];
  /** Sold with the question bank: its students may sit its mock exams. */
  readonly hasQuestionBank: boolean;
}

export interface StudyItem {
  readonly contentId: ContentId;
  readonly dayNumber: number;
  readonly type: string;
  readonly title: string;
  /** Length of a video; null where it is unknown. */
  readonly lengthSeconds: number | null;
  readonly test:
    | { readonly kind: 'mock'; readonly mockExamId: MockExamId }
    | { readonly kind: 'practice'; readonly vignettes: number }
    | null;
}

/** Answered by catalog, in a constant number of queries; courses that are gone are left out. */
export interface StudyPlans {
  of(courseIds: readonly CourseId[]): Promise<StudyCourse[]>;
}

/** Answered by discussions, in a constant number of queries. */
export interface LiveMeetings {
  /** Discussions from now until then that are not cancelled. */
  of(courseIds: readonly CourseId[], until: Date): Promise<{ courseId: CourseId; startsAt: Date; minutes: number }[]>;
}

/** A user's access to one course, ended access too. */
export interface StudentCourse {
  readonly courseId: CourseId;
  readonly endsAt: Date;
  readonly isActive: boolean;
  readonly canExtend: boolean;
  /** Current price. */
  readonly priceCents: Cents;
  /** Whether it is sold with the question bank. */
  readonly hasQuestionBank: boolean;
}

/** Answered by enrolment: a user's courses, ended access too. */
export interface StudentCourses {
  mayEnter(userId: UserId, courseId: CourseId): Promise<boolean>;
  /** Oldest enrolment first; none that was revoked. */
  of(userId: UserId): Promise<readonly StudentCourse[]>;
}

/** Answered by catalog, and by exam where the item is a test. */
export interface CourseContents {
  /** An item of this very course, as this person has it. */
  find(userId: UserId, courseId: CourseId, contentId: ContentId): Promise<StudiedItem | undefined>;
}

/** Answered by catalog: the tests of these courses. */
export interface TestsInCourses {
  of(courseIds: readonly CourseId[]): Promise<StudiedTest[]>;
}

export interface StudiedTest {
  readonly courseId: CourseId;
  readonly contentId: ContentId;
  /** Null: practice. */
  readonly mockExamId: MockExamId | null;
}

/** Answered by readiness in two reads. */
export interface DueCards {
  /** Cards of the days to come. */
  ahead(userId: UserId, exam: Pick<OpenGoal, 'examOn' | 'timeZone'>): Promise<CardsAhead>;
}

/** Contract: tests/contracts/study-goals.test.ts. */
export interface StudyGoalRepository {
  find(userId: UserId): Promise<StudyGoal | undefined>;
  /** The same, held until the transaction ends: the next change of it builds on this one. */
  hold(userId: UserId): Promise<StudyGoal | undefined>;
  save(goal: StudyGoal): Promise<void>;
}

/** Answered by enrolment in one read: until when each course may be entered that a user may enter now. */
export interface OpenCourses {
  of(userId: UserId): Promise<readonly { readonly courseId: CourseId; readonly endsAt: Date }[]>;
}

/** A mock exam that a student may still sit. */
export interface OpenMockExam {
  readonly id: MockExamId;
  readonly title: string;
  readonly courseId: CourseId;
  /** Minutes of each section. */
  readonly sections: readonly number[];
}

/** Answered by exam in one read: published mock exams of these courses that a person has not finished, oldest first. */
export interface MockExamsToSit {
  of(userId: UserId, courseIds: readonly CourseId[]): Promise<readonly OpenMockExam[]>;
}
