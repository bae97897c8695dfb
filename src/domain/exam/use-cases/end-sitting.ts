import type { Clock } from '../../kernel/clock.ts';
import type { SittingId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { endEarly, type SittingStores } from '../make-sitting.ts';
import { ownSitting } from '../own-sitting.ts';
import type { SittingRepository } from '../ports.ts';
import { sittingState } from '../section-clock.ts';

/** Ends a sitting before its last section: one that runs is handed in as it is stored, later ones are missed. */
export class EndSitting {
  constructor(
    private readonly work: UnitOfWork<SittingStores>,
    private readonly sittings: Pick<SittingRepository, 'find'>,
    private readonly clock: Clock,
  ) {}

  /** Answers whether it is left: a practice test without an answer is discarded. */
  async run({ userId, sittingId, writer }: { userId: UserId; sittingId: SittingId; writer: number }): Promise<boolean> {
    const before = await ownSitting(this.sittings, sittingId, userId);
    const now = this.clock.now();
    if (sittingState(before.sitting, before.sections, now) === 'over') return true;
    return this.work.run((stores) => endEarly(stores, sittingId, writer, now));
  }
}
