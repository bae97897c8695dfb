import type { AuditLog } from '../../kernel/audit.ts';
import type { CalendarDay } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, Ids, UserId } from '../../kernel/ids.ts';
import { type People, studentOf } from '../../kernel/people.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { chosenEnd } from '../chosen-end.ts';
import { accessRevoked, neverEnrolled, noSuchStudent } from '../errors.ts';
import type { EnrolmentRepository } from '../ports.ts';

export interface NewAccessEnd {
  readonly actorId: UserId;
  readonly userId: UserId;
  readonly courseId: CourseId;
  /** The last day of access. */
  readonly until: CalendarDay;
  readonly reason: string;
}

/**
 * An administrator sets the last day on which a student may enter a course, later or earlier, also of one that has
 * ended. The change and its trace are one transaction.
 */
export class MoveAccessEnd {
  constructor(
    private readonly people: Pick<People, 'find'>,
    private readonly work: UnitOfWork<{ enrolments: EnrolmentRepository; auditLog: AuditLog }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({
    actorId,
    userId,
    courseId,
    until,
    reason,
  }: NewAccessEnd): Promise<{ studentName: string; endsAt: Date }> {
    const student = await studentOf(this.people, userId);
    if (!student) throw noSuchStudent();
    const at = this.clock.now();
    const endsAt = chosenEnd(until, at);
    await this.work.run(async ({ enrolments, auditLog }) => {
      if (!(await enrolments.moveEnd(userId, courseId, at, endsAt))) {
        const isKnown = (await enrolments.listOf(userId)).some((one) => one.courseId === courseId);
        throw isKnown ? accessRevoked() : neverEnrolled();
      }
      await auditLog.add({ id: this.ids.next(), actorId, kind: 'end-moved', userId, courseId, at, endsAt, reason });
    });
    return { studentName: student.name, endsAt };
  }
}
