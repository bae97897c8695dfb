import type { AuditLog } from '../../kernel/audit.ts';
import type { CalendarDay } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, EnrolmentImportId, Ids, UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import { type People, studentOf } from '../../kernel/people.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { boughtUntil } from '../access-period.ts';
import { chosenEnd } from '../chosen-end.ts';
import { isActive } from '../enrolment.ts';
import { noSuchCourse, noSuchStudent } from '../errors.ts';
import type { EnrolmentImports } from '../import/ports.ts';
import type { CoursesForSale, EnrolmentRepository, UnprovenAccounts } from '../ports.ts';

export interface HandEnrolmentRequest {
  readonly actorId: UserId;
  readonly userId: UserId;
  readonly courseId: CourseId;
  /** The last day of access; without it, as long as a buyer would get. */
  readonly until?: CalendarDay;
  /** Person of an import, settled by the same transaction. */
  readonly row?: { readonly importId: EnrolmentImportId; readonly position: number; readonly name: string };
}

interface Stores {
  enrolments: EnrolmentRepository;
  enrolmentImports: EnrolmentImports;
  auditLog: AuditLog;
  outbox: Outbox;
}

export interface HandEnrolment {
  readonly studentName: string;
  readonly courseTitle: string;
  /** False when they could enter already: then nothing has changed, and nothing was noted. */
  readonly isNew: boolean;
}

/**
 * Grants a student access to a course, live or draft, by an administrator. The change, its audit entry and the mail's
 * job are one transaction. An account whose address was never confirmed is reset first: a stranger may have registered
 * it, and the seat is for the reader of the mailbox.
 */
export class EnrolByHand {
  constructor(
    private readonly people: Pick<People, 'find'>,
    private readonly coursesForSale: CoursesForSale,
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly enrolments: Pick<EnrolmentRepository, 'find'>,
    private readonly unprovenAccounts: UnprovenAccounts,
  ) {}

  async run({ actorId, userId, courseId, until, row }: HandEnrolmentRequest): Promise<HandEnrolment> {
    const student = await studentOf(this.people, userId);
    if (!student) throw noSuchStudent();
    const course = await this.coursesForSale.find(courseId);
    if (!course) throw noSuchCourse();
    const at = this.clock.now();
    const term = until === undefined ? { months: course.durationMonths } : { until: chosenEnd(until, at) };
    const held = await this.enrolments.find(userId, courseId);
    if (!held || !isActive(held, at)) await this.unprovenAccounts.reset({ userId, name: row?.name });
    const endsAt = 'until' in term ? term.until : boughtUntil(at, term.months);
    const isNew = await this.work.run(async ({ enrolments, enrolmentImports, auditLog, outbox }) => {
      const isAdded = await enrolments.add({ userId, courseId, since: at, orderId: null, term });
      if (row) await enrolmentImports.settle(row.importId, row.position, isAdded ? 'enrolled' : 'had-course');
      if (!isAdded) return false;
      await auditLog.add({ id: this.ids.next(), actorId, kind: 'enrolled', userId, courseId, at, endsAt });
      await outbox.add('enrolment/send-enrolled-by-hand', { userId, courseId });
      return true;
    });
    return { studentName: student.name, courseTitle: course.title, isNew };
  }
}
