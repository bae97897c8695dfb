import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import { type People, type Person, studentOf } from '../../kernel/people.ts';
import type { Readiness } from '../readiness.ts';
import type { GetExamReadiness } from './get-exam-readiness.ts';

export interface StudentReadiness {
  readonly student: Person;
  readonly readiness: Readiness;
}

/** Readiness of a student for teachers, as the student sees it. Each reading is noted in the audit log. */
export class ReadStudentReadiness {
  constructor(
    private readonly people: Pick<People, 'find'>,
    private readonly getExamReadiness: Pick<GetExamReadiness, 'run'>,
    private readonly auditLog: Pick<AuditLog, 'add'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ actorId, studentId }: { actorId: UserId; studentId: UserId }): Promise<StudentReadiness> {
    const student = await studentOf(this.people, studentId);
    if (!student) throw new DomainError('not-found', 'readiness/no-student', 'There is no such student.');
    const readiness = await this.getExamReadiness.run({ userId: student.id });
    await this.auditLog.add({
      ...{ id: this.ids.next(), actorId, kind: 'readiness-read', userId: student.id, courseId: null },
      at: this.clock.now(),
    });
    return { student, readiness };
  }
}
