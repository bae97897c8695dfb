import { after, type Clock, SECOND_MS } from '../../kernel/clock.ts';
import type { SittingId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { NOTE_MS } from '../arrival-notes.ts';
import { endIfOver, type SittingStores } from '../make-sitting.ts';
import type { SittingRepository } from '../ports.ts';
import { SITTING_MS } from '../section-clock.ts';
import type { CloseSection } from './close-section.ts';

/** How many are closed in one run; the next one follows in a minute. */
const BATCH = 500;
/**
 * Delay after the grace before a section is noted: a save that came in time may still wait in a full server, or come
 * again with a note, and answers noted earlier would differ from the sheet for good. No request is answered so late.
 */
const SETTLING_MS = NOTE_MS + 30 * SECOND_MS;

/**
 * Closes sections that the clock ended, and sittings whose thirty days are over. One that fails holds up no other, and
 * fails the task when all were tried. Safe in several processes at once.
 */
export class CloseSections {
  constructor(
    private readonly work: UnitOfWork<SittingStores>,
    private readonly sittings: Pick<SittingRepository, 'listUnclosed' | 'listExpired' | 'find'>,
    private readonly closeSection: Pick<CloseSection, 'run'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const settled = after(now, -SETTLING_MS);
    const failures: unknown[] = [];
    const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => failures.push(error));
    for (const section of await this.sittings.listUnclosed(settled, BATCH))
      await attempt(this.closeSection.run(section));
    for (const id of await this.sittings.listExpired(after(now, -SITTING_MS), BATCH)) await attempt(this.end(id, now));
    if (failures.length > 0) throw failures[0];
  }

  private async end(id: SittingId, now: Date): Promise<void> {
    const whole = await this.sittings.find(id);
    if (whole) await this.work.run((stores) => endIfOver(stores, whole, now));
  }
}
