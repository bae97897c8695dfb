import type { Clock } from '../../kernel/clock.ts';
import type { SittingId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { takenOver } from '../errors.ts';
import { endSitting, type SittingStores } from '../make-sitting.ts';
import { ownSitting } from '../own-sitting.ts';
import type { AnswerSheets, SittingRepository } from '../ports.ts';
import { sittingState } from '../section-clock.ts';

/** Ends a sitting before its last section: one that runs is handed in as it is stored, later ones are missed. */
export class EndSitting {
  constructor(
    private readonly work: UnitOfWork<SittingStores & { answerSheets: AnswerSheets }>,
    private readonly sittings: Pick<SittingRepository, 'find'>,
    private readonly clock: Clock,
  ) {}

  async run({ userId, sittingId, writer }: { userId: UserId; sittingId: SittingId; writer: number }): Promise<void> {
    const before = await ownSitting(this.sittings, sittingId, userId);
    const now = this.clock.now();
    if (sittingState(before.sitting, before.sections, now) === 'over') return;
    await this.work.run(async ({ sittings, answerSheets, outbox }) => {
      // Before the sections are read: from then on none starts, and no device takes over.
      await endSitting({ sittings, outbox }, sittingId, now);
      const { sections } = await ownSitting(sittings, sittingId, userId);
      if (sections.some((section) => section.writer !== writer)) throw takenOver();
      const handedIn = await answerSheets.submitStored(sittingId, writer, now);
      for (const number of handedIn) await outbox.add('exam/close-section', { sittingId, number });
    });
  }
}
