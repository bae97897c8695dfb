import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { AdminActions } from '../admin-action.ts';
import type { Enrolment } from '../enrolment.ts';
import { noSuchStudent } from '../errors.ts';
import type { Order } from '../order.ts';
import type { EnrolmentRepository, OrderRepository, ProgressRepository, StudyCourse, StudyPlans } from '../ports.ts';
import type { Progress } from '../progress.ts';
import type { StudentFacts, Students } from '../students.ts';

export interface StudentCourse {
  readonly enrolment: Enrolment;
  /** As it is called now, or as it was when it was bought; null for one that is gone and was never bought. */
  readonly title: string | null;
  readonly isGone: boolean;
  readonly itemCount: number;
  readonly doneCount: number;
  /** Null when nothing was opened yet. */
  readonly lastActivityAt: Date | null;
}

export interface StudentRecord {
  readonly student: StudentFacts;
  readonly deviceCount: number;
  /** Those they may enter first; of each kind the oldest enrolment first. */
  readonly courses: readonly StudentCourse[];
  /** Newest first, whatever became of them. */
  readonly orders: readonly Order[];
  readonly actions: Awaited<ReturnType<AdminActions['listAbout']>>;
}

/** Everything about one student except what the player logged, in a constant number of reads. */
export class ReadStudent {
  constructor(
    private readonly students: Students,
    private readonly enrolments: EnrolmentRepository,
    private readonly orders: OrderRepository,
    private readonly progress: ProgressRepository,
    private readonly plans: StudyPlans,
    private readonly actions: AdminActions,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<StudentRecord> {
    const student = await this.students.find(userId);
    if (!student) throw noSuchStudent();
    const enrolments = await this.enrolments.listOf(userId);
    const courseIds = enrolments.map(({ courseId }) => courseId);
    const orders = await this.orders.listOf(userId);
    const progress = await this.progress.listOfCourses(userId, courseIds);
    const plans = new Map((await this.plans.of(courseIds)).map((plan) => [plan.id, plan]));
    const courses = enrolments.map((enrolment) => courseOf(enrolment, plans.get(enrolment.courseId), progress, orders));
    return {
      student,
      deviceCount: await this.students.countDevices(userId),
      courses: [
        ...courses.filter(({ enrolment }) => !enrolment.revokedAt),
        ...courses.filter(({ enrolment }) => enrolment.revokedAt),
      ],
      orders,
      actions: await this.actions.listAbout(userId),
    };
  }
}

function courseOf(
  enrolment: Enrolment,
  plan: StudyCourse | undefined,
  progress: readonly Progress[],
  orders: readonly Order[],
): StudentCourse {
  const own = progress.filter(({ courseId }) => courseId === enrolment.courseId);
  const done = new Set(own.filter(({ completedAt }) => completedAt !== null).map(({ contentId }) => contentId));
  const items = plan?.modules.flatMap((module) => module.items) ?? [];
  return {
    enrolment,
    title: plan?.title ?? titleInOrders(enrolment.courseId, orders),
    isGone: plan === undefined,
    itemCount: items.length,
    doneCount: items.filter(({ contentId }) => done.has(contentId)).length,
    lastActivityAt: own[0]?.updatedAt ?? null,
  };
}

const titleInOrders = (courseId: CourseId, orders: readonly Order[]): string | null =>
  orders.find((order) => order.courseId === courseId)?.courseTitle ?? null;
