import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import { rowBatches } from '../../kernel/paged-rows.ts';
import type { StudentReader } from '../ports.ts';
import type { StudentSummary, StudentsFilter } from '../student-directory.ts';

/** Streams the matching students by name. Writes an audit entry first, because it exports personal data. */
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
    yield* rowBatches<StudentSummary>((last, limit) => this.reader.after(filter, last, limit));
  }
}
