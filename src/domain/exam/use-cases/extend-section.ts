import type { AuditLog } from '../../kernel/audit.ts';
import { after, type Clock, MINUTE_MS } from '../../kernel/clock.ts';
import type { Ids, SittingId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSectionRuns, noSuchSitting } from '../errors.ts';
import type { SittingRepository } from '../ports.ts';
import { runningSection } from '../section-clock.ts';

export interface Extension {
  readonly actorId: UserId;
  readonly sittingId: SittingId;
  readonly minutes: number;
  readonly reason: string;
}

/** Gives a section that runs some minutes more; its page learns so by its next save. The grace belongs to it. */
export class ExtendSection {
  constructor(
    private readonly work: UnitOfWork<{ sittings: SittingRepository; auditLog: AuditLog }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ actorId, sittingId, minutes, reason }: Extension): Promise<{ number: number; deadlineAt: Date }> {
    return this.work.run(async ({ sittings, auditLog }) => {
      const whole = await sittings.find(sittingId);
      if (!whole) throw noSuchSitting();
      const at = this.clock.now();
      const section = whole.sitting.endedAt ? undefined : runningSection(whole.sections, at);
      if (!section) throw noSectionRuns();
      const deadlineAt = after(section.deadlineAt, minutes * MINUTE_MS);
      // False when it was handed in or closed while this was on its way.
      if (!(await sittings.extend(sittingId, section.number, deadlineAt))) throw noSectionRuns();
      const { userId } = whole.sitting;
      const told = { courseId: null, at, reason: `${minutes} min: ${reason}` };
      await auditLog.add({ id: this.ids.next(), actorId, kind: 'section-extended', userId, ...told });
      return { number: section.number, deadlineAt };
    });
  }
}
