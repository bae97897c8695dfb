import type { AuditLog } from '../../kernel/audit.ts';
import type { CalendarDay } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import { type People, studentOf } from '../../kernel/people.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchStudent } from '../errors.ts';
import { lastMoment, raisedDeadline } from '../extra-time.ts';
import type { ExtraTimes, SittingRepository } from '../ports.ts';
import { runningSection } from '../section-clock.ts';

export interface GivenExtraTime {
  readonly actorId: UserId;
  readonly userId: UserId;
  readonly percent: number;
  readonly reason: string;
  /** The last day; null: for good. */
  readonly until: CalendarDay | null;
}

interface SetStores {
  readonly sittings: SittingRepository;
  readonly extraTimes: ExtraTimes;
  readonly auditLog: AuditLog;
}

/**
 * Gives a student more time in mock exams. Sittings that are open have it at once where it is more than theirs: a
 * section that runs ends later, and nothing ever ends earlier.
 */
export class SetExtraTime {
  constructor(
    private readonly people: Pick<People, 'find'>,
    private readonly work: UnitOfWork<SetStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Answers the new deadlines of sections that run. */
  async run({ actorId, userId, percent, reason, until }: GivenExtraTime): Promise<{
    studentName: string;
    moved: readonly Date[];
  }> {
    const student = await studentOf(this.people, userId);
    if (!student) throw noSuchStudent();
    const at = this.clock.now();
    const end = until === null ? null : lastMoment(until, at);
    const moved = await this.work.run(async ({ sittings, extraTimes, auditLog }) => {
      await extraTimes.put({ userId, percent, reason, until: end, grantedBy: actorId, grantedAt: at });
      const told = { courseId: null, at, reason: `${percent}%: ${reason}` };
      await auditLog.add({ id: this.ids.next(), actorId, kind: 'extra-time-set', userId, ...told });
      return raiseOpen(sittings, userId, percent, at);
    });
    return { studentName: student.name, moved };
  }
}

async function raiseOpen(sittings: SittingRepository, userId: UserId, percent: number, now: Date): Promise<Date[]> {
  const moved: Date[] = [];
  for (const { sitting, sections } of await sittings.listOpen(userId)) {
    if (sitting.kind !== 'mock' || sitting.isPreview) continue;
    await sittings.raiseExtraTime(sitting.id, percent);
    const running = runningSection(sections, now);
    if (!running) continue;
    const deadlineAt = raisedDeadline(running, sitting.extraTimePercent, percent);
    if (await sittings.extend(sitting.id, running.number, deadlineAt)) moved.push(deadlineAt);
  }
  return moved;
}
