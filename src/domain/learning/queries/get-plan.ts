import { type CalendarDay, dayIn, startIn } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, UserId } from '../../kernel/ids.ts';
import { type CardsAhead, minutesOfCards } from '../plan/cards-ahead.ts';
import type { Meeting } from '../plan/fixed-points.ts';
import { layPlan, type Plan } from '../plan/lay-plan.ts';
import { daysBehind, type WaysOut, waysOut } from '../plan/pace.ts';
import { minutesDoneOf, mockTasks, openTasks } from '../plan/plan-task.ts';
import type { OpenGoal, StudyGoal } from '../plan/study-goal.ts';
import type {
  DueCards,
  LiveMeetings,
  MockExamsToSit,
  OpenCourses,
  ProgressRepository,
  StudyCourse,
  StudyGoalRepository,
  StudyPlans,
} from '../ports.ts';
import type { Progress } from '../progress.ts';
import { readingOrder } from '../reading-order.ts';

/** A course that ends before the exam. */
export interface ShortAccess {
  readonly courseId: CourseId;
  readonly title: string;
  readonly lastDay: CalendarDay;
}

export interface LaidPlan extends Plan {
  readonly goal: OpenGoal;
  readonly today: CalendarDay;
  readonly madeAt: Date;
  readonly behind: number;
  readonly ways: WaysOut;
  readonly shortAccess: readonly ShortAccess[];
  /** Minutes of what was finished or watched today, cards among it. */
  readonly doneToday: number;
  /** Whether a lighter plan would leave something out. */
  readonly canBeLighter: boolean;
}

/** `over`: the day of the exam has come. */
export type StudentPlan =
  | { readonly state: 'unasked' | 'skipped'; readonly goal: StudyGoal | undefined }
  | { readonly state: 'over'; readonly goal: OpenGoal; readonly today: CalendarDay }
  | { readonly state: 'open'; readonly plan: LaidPlan };

/** Lays a student's plan from their goal, their courses, their cards and what is done, in nine reads. */
export class GetPlan {
  constructor(
    private readonly goals: Pick<StudyGoalRepository, 'find'>,
    private readonly openCourses: OpenCourses,
    private readonly plans: StudyPlans,
    private readonly progress: Pick<ProgressRepository, 'listOfCourses'>,
    private readonly mockExams: MockExamsToSit,
    private readonly cards: DueCards,
    private readonly live: LiveMeetings,
    private readonly clock: Clock,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<StudentPlan> {
    return this.of(await this.goals.find(userId));
  }

  /** The plan for a goal that was read already. */
  async of(goal: StudyGoal | undefined): Promise<StudentPlan> {
    if (!goal) return { state: 'unasked', goal };
    const { examOn } = goal;
    if (examOn === null) return { state: 'skipped', goal };
    const now = this.clock.now();
    const today = dayIn(goal.timeZone, now);
    return examOn <= today
      ? { state: 'over', goal: { ...goal, examOn }, today }
      : { state: 'open', plan: await this.laid({ ...goal, examOn }, today, now) };
  }

  private async laid(goal: OpenGoal, today: CalendarDay, now: Date): Promise<LaidPlan> {
    const open = await this.openCourses.of(goal.userId);
    const ids = open.map(({ courseId }) => courseId);
    const courses = await this.plans.of(ids);
    const progress = await this.progress.listOfCourses(goal.userId, ids);
    const withBank = courses.flatMap(({ id, hasQuestionBank }) => (hasQuestionBank ? [id] : []));
    const mocks = await this.mockExams.of(goal.userId, withBank);
    const cards = withBank.length > 0 ? await this.cards.ahead(goal.userId, goal) : NO_CARDS;
    const ends = new Map(open.map(({ courseId, endsAt }) => [courseId, dayIn(goal.timeZone, endsAt)]));
    const lastDayOf = (courseId: CourseId) => ends.get(courseId) ?? today;
    const studied = { courses, lastDayOf, progress };
    const tasks = openTasks({ ...studied, isLight: goal.isLight });
    const exams = mockTasks(mocks, studied);
    const doneFrom = minutesDone(goal, studied);
    const doneToday = doneFrom(today);
    const titles = new Map(courses.map(({ id, title }) => [id, title]));
    const meetings = (await this.live.of(ids, startIn(goal.timeZone, goal.examOn)))
      .map((one): Meeting => {
        const day = dayIn(goal.timeZone, one.startsAt);
        return { ...one, courseTitle: titles.get(one.courseId) ?? '', day };
      })
      .filter(({ courseId, day }) => titles.has(courseId) && day <= lastDayOf(courseId));
    const input = { today, goal, tasks, mocks: exams, meetings, cards, doneToday };
    const plan = layPlan(input);
    const left = [...tasks, ...exams].reduce((sum, { minutes }) => sum + minutes, 0);
    return {
      ...plan,
      goal,
      today,
      madeAt: now,
      doneToday: doneToday + minutesOfCards(cards.doneToday),
      behind: daysBehind({ goal, today, left, doneSince: doneFrom(goal.since) }),
      ways: waysOut(input, plan),
      shortAccess: courses.flatMap(({ id, title }) =>
        lastDayOf(id) < goal.examOn ? [{ courseId: id, title, lastDay: lastDayOf(id) }] : [],
      ),
      canBeLighter: tasks.some(({ kind }) => kind !== 'video'),
    };
  }
}

const NO_CARDS: CardsAhead = { byDay: new Map(), doneToday: 0 };

/** Returns the minutes of what was finished, or watched in part, on a day and since. */
function minutesDone(
  { timeZone }: OpenGoal,
  { courses, progress }: { courses: readonly StudyCourse[]; progress: readonly Progress[] },
): (day: CalendarDay) => number {
  const items = new Map(
    courses.flatMap((course) => readingOrder(course).items.map(({ item }) => [item.contentId, item])),
  );
  const done = progress.flatMap((one) => {
    const item = items.get(one.contentId);
    return item ? [{ at: one.completedAt ?? one.updatedAt, minutes: minutesDoneOf(item, one) }] : [];
  });
  return (day) => {
    const start = startIn(timeZone, day);
    return done.reduce((sum, { at, minutes }) => (at >= start ? sum + minutes : sum), 0);
  };
}
