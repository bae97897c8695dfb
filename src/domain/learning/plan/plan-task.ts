import type { CalendarDay } from '../../kernel/calendar.ts';
import type { CourseId, MockExamId } from '../../kernel/ids.ts';
import { completedIn, lessonLabel } from '../next-item.ts';
import type { OpenMockExam, StudyCourse, StudyItem } from '../ports.ts';
import type { Progress } from '../progress.ts';
import { readingOrder } from '../reading-order.ts';
import { secondsIn } from '../stretches.ts';

export type TaskKind = 'video' | 'pdf' | 'test' | 'mock';

/** Something to do, and how long it takes from now on. */
export interface PlanTask {
  /** The content, or the mock exam where no day of a course holds it. */
  readonly id: string;
  readonly courseId: CourseId;
  readonly kind: TaskKind;
  readonly title: string;
  /** Module and day, as in 1.3; null of a mock exam outside of the days. */
  readonly label: string | null;
  readonly minutes: number;
  /** Whether it may be begun on one day and finished on another. */
  readonly canSplit: boolean;
  /** Last day on which it can be opened. */
  readonly lastDay: CalendarDay;
}

/** A mock exam by its sections, which may be sat on two days in a row, as the real one is. */
export interface MockTask extends PlanTask {
  readonly mockExamId: MockExamId;
  readonly sections: readonly number[];
}

/** Minutes of a video whose file tells no length, and of a paper: few have more than ten pages. */
const UNKNOWN_VIDEO_MINUTES = 20;
const PAPER_MINUTES = 15;
/** Minutes for a case: what it takes to sit it and to read its answers. */
const CASE_MINUTES = 20;

/** Minutes that an item takes from its beginning. A mock exam's are those of its sections. */
export function minutesOf(item: Pick<StudyItem, 'type' | 'lengthSeconds' | 'test'>): number {
  if (item.type === 'video') return Math.max(1, Math.ceil((item.lengthSeconds ?? UNKNOWN_VIDEO_MINUTES * 60) / 60));
  if (item.test?.kind === 'practice') return item.test.vignettes * CASE_MINUTES;
  return PAPER_MINUTES;
}

/** Minutes that are left: what was watched of a video is not asked for again. */
function minutesLeft(item: StudyItem, progress: Progress | undefined): number {
  const all = minutesOf(item);
  if (item.type !== 'video' || !progress || item.lengthSeconds === null) return all;
  return Math.max(1, Math.ceil((item.lengthSeconds - secondsIn(progress.watched)) / 60));
}

/** Minutes of an item that need not be spent any more. */
export const minutesDoneOf = (item: StudyItem, progress: Progress): number =>
  progress.completedAt ? minutesOf(item) : minutesOf(item) - minutesLeft(item, progress);

const mockIdOf = ({ test }: StudyItem): MockExamId | undefined => (test?.kind === 'mock' ? test.mockExamId : undefined);

interface Studied {
  readonly courses: readonly StudyCourse[];
  readonly lastDayOf: (courseId: CourseId) => CalendarDay;
  readonly progress: readonly Progress[];
  readonly isLight: boolean;
}

/**
 * What is left to do in reading order, without mock exams; a lighter plan leaves out papers and practice. Courses that
 * end first come first.
 */
export function openTasks({ courses, lastDayOf, progress, isLight }: Studied): PlanTask[] {
  const own = new Map(progress.map((one) => [one.contentId, one]));
  const byEnd = courses.toSorted((one, other) => lastDayOf(one.id).localeCompare(lastDayOf(other.id)));
  return byEnd.flatMap((course) =>
    readingOrder(course).items.flatMap(({ moduleNumber, item }): PlanTask[] => {
      const before = own.get(item.contentId);
      if (before?.completedAt || mockIdOf(item) !== undefined || (isLight && item.type !== 'video')) return [];
      return [
        {
          id: item.contentId,
          courseId: course.id,
          kind: item.type === 'video' || item.type === 'pdf' ? item.type : 'test',
          title: item.title,
          label: lessonLabel(moduleNumber, item.dayNumber),
          minutes: minutesLeft(item, before),
          canSplit: item.type !== 'test',
          lastDay: lastDayOf(course.id),
        },
      ];
    }),
  );
}

/** Mock exams that are left, as their days hold them, or by themselves. Oldest first. */
export function mockTasks(
  mocks: readonly OpenMockExam[],
  { courses, lastDayOf, progress }: Omit<Studied, 'isLight'>,
): MockTask[] {
  const done = completedIn(progress);
  const placed = new Map(
    courses.flatMap((course) =>
      readingOrder(course).items.flatMap(({ moduleNumber, item }) => {
        const mockExamId = mockIdOf(item);
        return mockExamId === undefined ? [] : [[mockExamId, { course, moduleNumber, item }] as const];
      }),
    ),
  );
  return mocks.flatMap((mock): MockTask[] => {
    const at = placed.get(mock.id);
    if (at && done.has(at.item.contentId)) return [];
    const courseId = at?.course.id ?? mock.courseId;
    return [
      {
        id: at?.item.contentId ?? mock.id,
        mockExamId: mock.id,
        courseId,
        kind: 'mock',
        title: at?.item.title ?? mock.title,
        label: at ? lessonLabel(at.moduleNumber, at.item.dayNumber) : null,
        minutes: mock.sections.reduce((sum, minutes) => sum + minutes, 0),
        sections: mock.sections,
        canSplit: false,
        lastDay: lastDayOf(courseId),
      },
    ];
  });
}
