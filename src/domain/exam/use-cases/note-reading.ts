import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import { type People, type Person, studentOf } from '../../kernel/people.ts';
import { noSuchSitting, noSuchStudent } from '../errors.ts';
import type { Sitting } from '../sitting.ts';

/** Notes in the audit log that a teacher reads a test of a student. Previews are not a student's. */
export class NoteReading {
  constructor(
    private readonly people: Pick<People, 'find'>,
    private readonly auditLog: Pick<AuditLog, 'add'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ actorId, sitting }: { actorId: UserId; sitting: Sitting }): Promise<Person> {
    const student = await studentOf(this.people, sitting.userId);
    if (!student) throw noSuchStudent();
    if (sitting.isPreview) throw noSuchSitting();
    await this.auditLog.add({
      ...{ id: this.ids.next(), actorId, kind: 'result-read', userId: student.id, courseId: null },
      ...{ at: this.clock.now(), detail: sitting.title },
    });
    return student;
  }
}
