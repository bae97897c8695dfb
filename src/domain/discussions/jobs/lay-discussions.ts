import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { laidOut } from '../discussion.ts';
import type { DiscussionRepository } from '../ports.ts';

const BATCH = 100;

/**
 * Lays the discussions of every open series out for the weeks ahead. A repeat adds nothing. Series whose course was
 * purged from the trash go first.
 */
export class LayDiscussions {
  constructor(
    private readonly work: UnitOfWork<{ discussions: DiscussionRepository }>,
    private readonly discussions: Pick<DiscussionRepository, 'openSeries' | 'purgeOrphaned'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    while ((await this.discussions.purgeOrphaned(BATCH)) === BATCH);
    for (const { id, courseId } of await this.discussions.openSeries())
      await this.work.run(async ({ discussions }) => {
        await discussions.hold(courseId);
        // Read again: it may have been edited or ended since.
        const series = await discussions.findSeries(id);
        if (series) await discussions.lay(laidOut(series, this.ids, this.clock.now()));
      });
  }
}
