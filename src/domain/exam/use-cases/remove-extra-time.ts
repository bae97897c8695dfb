import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import { type People, studentOf } from '../../kernel/people.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchStudent } from '../errors.ts';
import type { ExtraTimes } from '../ports.ts';

/** Ends a student's extra time for sittings that start later. Those that are open keep theirs: nothing ends earlier. */
export class RemoveExtraTime {
  constructor(
    private readonly people: Pick<People, 'find'>,
    private readonly work: UnitOfWork<{ extraTimes: ExtraTimes; auditLog: AuditLog }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ actorId, userId }: { actorId: UserId; userId: UserId }): Promise<{ studentName: string }> {
    const student = await studentOf(this.people, userId);
    if (!student) throw noSuchStudent();
    const at = this.clock.now();
    await this.work.run(async ({ extraTimes, auditLog }) => {
      await extraTimes.remove(userId);
      await auditLog.add({ id: this.ids.next(), actorId, kind: 'extra-time-removed', userId, courseId: null, at });
    });
    return { studentName: student.name };
  }
}
