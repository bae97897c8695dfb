import type { Clock } from '../../kernel/clock.ts';
import type { SittingId, UserId } from '../../kernel/ids.ts';
import { sittingOver } from '../errors.ts';
import { ownSitting } from '../own-sitting.ts';
import type { SittingRepository } from '../ports.ts';
import { sittingState } from '../section-clock.ts';

/** Makes another device of the same person the one that may save. The device before it learns so by its next save. */
export class TakeOver {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'find' | 'takeOver'>,
    private readonly clock: Clock,
  ) {}

  async run({ userId, sittingId, device }: { userId: UserId; sittingId: SittingId; device: string }): Promise<void> {
    const { sitting, sections } = await ownSitting(this.sittings, sittingId, userId);
    if (sittingState(sitting, sections, this.clock.now()) === 'over') throw sittingOver();
    await this.sittings.takeOver(sittingId, device);
  }
}
