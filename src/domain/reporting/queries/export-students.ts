import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import type { StudentReader } from '../ports.ts';
import type { StudentSummary, StudentsFilter } from '../student-directory.ts';

const AT_ONCE = 500;

/**
 * Streams the matching students by name, in batches that are read on demand (backpressure), so that a slow client holds
 * nothing in memory. Writes an audit entry first, because it exports personal data.
 */
export class ExportStudents {
  constructor(
    private readonly reader: StudentReader,
    private readonly actions: AuditLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async *run({ actorId, ...filter }: StudentsFilter & { actorId: UserId }): AsyncGenerator<readonly StudentSummary[]> {
    const trace = { id: this.ids.next(), actorId, kind: 'students-exported', userId: null, courseId: null } as const;
    await this.actions.add({ ...trace, at: this.clock.now() });
    let last: StudentSummary | undefined;
    do {
      const students = await this.reader.after(filter, last, AT_ONCE);
      yield students;
      last = students.length === AT_ONCE ? students.at(-1) : undefined;
    } while (last);
  }
}
