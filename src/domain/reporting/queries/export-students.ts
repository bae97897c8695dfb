import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import type { StudentReader } from '../ports.ts';
import type { StudentSummary } from '../student-directory.ts';

const AT_ONCE = 500;

/**
 * Every student that was looked for, by name, some hundred at a time: the next ones are read when somebody asks for
 * them, so that a slow line holds nothing in memory. Whoever takes everybody's data along leaves a trace first.
 */
export class ExportStudents {
  constructor(
    private readonly reader: StudentReader,
    private readonly actions: AuditLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async *run({ actorId, search }: { actorId: UserId; search: string }): AsyncGenerator<readonly StudentSummary[]> {
    const trace = { id: this.ids.next(), actorId, kind: 'students-exported', userId: null, courseId: null } as const;
    await this.actions.add({ ...trace, at: this.clock.now() });
    let last: StudentSummary | undefined;
    do {
      const students = await this.reader.after(search, last, AT_ONCE);
      yield students;
      last = students.length === AT_ONCE ? students.at(-1) : undefined;
    } while (last);
  }
}
