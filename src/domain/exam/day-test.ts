import type { ContentId, CourseId, MockExamId, UserId } from '../kernel/ids.ts';
import type { DayTestState, PracticeKind } from './literals.ts';
import type { MockExam } from './mock-exam.ts';
import { sittingState } from './section-clock.ts';
import type { Sitting, SittingSection } from './sitting.ts';

/** A test that a day of a course holds: a mock exam of the course, or practice that the school put together. */
export type DayTest =
  | { readonly kind: 'mock'; readonly mockExamId: MockExamId }
  | {
      readonly kind: 'practice';
      readonly mode: PracticeKind;
      readonly vignettes: number;
      readonly clusters: readonly string[];
      readonly subjects: readonly string[];
    };

export interface FoundDayTest {
  readonly contentId: ContentId;
  readonly courseId: CourseId;
  readonly title: string;
  readonly test: DayTest;
}

/** Names what may have finished a test of a day: sittings begun from it, and any of its mock exam. */
export interface TestOfDay {
  readonly contentId: ContentId;
  /** Null: practice. */
  readonly mockExamId: MockExamId | null;
}

export const mockExamOf = (test: DayTest): MockExamId | null => (test.kind === 'mock' ? test.mockExamId : null);

/** Finished test of a person, for the courses that show it. */
export interface FinishedTest {
  readonly userId: UserId;
  /** The content that it was begun from; null where it was begun elsewhere. */
  readonly contentId: ContentId | null;
  readonly mockExamId: MockExamId | null;
  readonly at: Date;
}

/** Over, after at least one of its sections began. An administrator's preview finishes nothing. */
export const isFinished = (
  sitting: Sitting,
  sections: readonly Pick<SittingSection, 'startedAt' | 'deadlineAt' | 'submittedAt'>[],
  now: Date,
): boolean =>
  !sitting.isPreview &&
  sittingState(sitting, sections, now) === 'over' &&
  sections.some(({ startedAt }) => startedAt !== null);

/** Whether a mock exam of a day can be started; an administrator may have taken it off the course since. */
export function availabilityOf(
  mockExam: Pick<MockExam, 'state' | 'courseIds'> | undefined,
  courseId: string,
): DayTestState {
  if (!mockExam?.courseIds.includes(courseId) || mockExam.state === 'closed') return 'closed';
  return mockExam.state === 'draft' ? 'unpublished' : 'open';
}
