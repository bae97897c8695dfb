import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, Ids, UserId } from '../../kernel/ids.ts';
import { type People, studentOf } from '../../kernel/people.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { neverEnrolled, noSuchStudent } from '../errors.ts';
import type { EnrolmentRepository } from '../ports.ts';

/**
 * Ends a student's access to one course: the next request is refused, and a stream that is running is cut when its
 * reader is next looked at. Progress and orders stay. The change and its trace are one transaction.
 */
export class RevokeEnrolment {
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
  }: {
    actorId: UserId;
    userId: UserId;
    courseId: CourseId;
  }): Promise<{ studentName: string }> {
    const student = await studentOf(this.people, userId);
    if (!student) throw noSuchStudent();
    const at = this.clock.now();
    await this.work.run(async ({ enrolments, auditLog }) => {
      const isRevoked = await enrolments.revoke(userId, courseId, at);
      if (isRevoked) await auditLog.add({ id: this.ids.next(), actorId, kind: 'revoked', userId, courseId, at });
      // Idempotent for a revoked enrolment; refused if the student never had one.
      else if (!(await enrolments.listOf(userId)).some((one) => one.courseId === courseId)) throw neverEnrolled();
    });
    return { studentName: student.name };
  }
}
