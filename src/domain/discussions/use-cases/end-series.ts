import type { Clock } from '../../kernel/clock.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { changed } from '../discussion.ts';
import type { DiscussionRepository, ShownCourses } from '../ports.ts';
import { type SeenSeries, seenSeries } from '../seen-series.ts';
import { saveChange } from '../tell-change.ts';
import { comingOf } from './edit-series.ts';

/** Ends a series: its discussions that have not begun are cancelled, and stay visible as such. */
export class EndSeries {
  constructor(
    private readonly work: UnitOfWork<{ discussions: DiscussionRepository; courses: ShownCourses; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  async run(seen: SeenSeries): Promise<void> {
    const now = this.clock.now();
    await this.work.run(async (stores) => {
      const { discussions, courses } = stores;
      const series = await seenSeries(discussions, seen);
      await courses.renew([series.courseId]);
      await discussions.saveSeries({ ...series, endedAt: now });
      for (const discussion of await comingOf(discussions, series, now))
        if (discussion.state !== 'cancelled')
          await saveChange(stores, discussion, changed(discussion, { ...discussion, state: 'cancelled' }, now), now);
    });
  }
}
