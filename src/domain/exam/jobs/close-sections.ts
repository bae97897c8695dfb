import { after, type Clock } from '../../kernel/clock.ts';
import { endIfOver } from '../make-sitting.ts';
import type { SittingRepository } from '../ports.ts';
import { SITTING_MS } from '../section-clock.ts';
import type { CloseSection } from './close-section.ts';

/** How many are closed in one run; the next one follows in a minute. */
const BATCH = 500;

/** Closes sections that the clock ended, and sittings whose thirty days are over. Safe in several processes at once. */
export class CloseSections {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'listUnclosed' | 'listExpired' | 'find' | 'end'>,
    private readonly closeSection: CloseSection,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const section of await this.sittings.listUnclosed(now, BATCH)) await this.closeSection.run(section);
    for (const id of await this.sittings.listExpired(after(now, -SITTING_MS), BATCH)) {
      const whole = await this.sittings.find(id);
      if (whole) await endIfOver(this.sittings, whole, now);
    }
  }
}
