import type { Clock } from '../../kernel/clock.ts';
import type { SittingId, UserId } from '../../kernel/ids.ts';
import { keysetPage, PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import type { SittingState } from '../literals.ts';
import type { ListedSitting, SittingRepository } from '../ports.ts';
import { isReleased } from '../release.ts';
import { runningSection, sittingEnd, sittingState } from '../section-clock.ts';

export interface SittingEntry extends ListedSitting {
  readonly state: SittingState;
  readonly isReleased: boolean;
  readonly endedAt: Date | null;
  /** End of the section that runs. */
  readonly deadlineAt: Date | null;
}

export class ListSittings {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'list'>,
    private readonly clock: Clock,
  ) {}

  async run({ userId, before }: { userId: UserId; before?: SittingId | undefined }): Promise<{
    sittings: SittingEntry[];
    nextBefore: SittingId | null;
  }> {
    const found = await this.sittings.list(userId, { limit: PAGE_LIMIT, before });
    const page = keysetPage(found.map((entry) => ({ ...entry, id: entry.sitting.id })));
    const now = this.clock.now();
    return { sittings: page.rows.map((entry) => entryOf(entry, now)), nextBefore: page.nextBefore };
  }
}

export function entryOf(entry: ListedSitting, now: Date): SittingEntry {
  const { sitting, sections } = entry;
  const state = sittingState(sitting, sections, now);
  return {
    ...entry,
    state,
    isReleased: isReleased(sitting, state, now),
    endedAt: state === 'over' ? sittingEnd(sitting, sections, now) : null,
    deadlineAt: state === 'running' ? (runningSection(sections, now)?.deadlineAt ?? null) : null,
  };
}
