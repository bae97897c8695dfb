import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { DiscussionId, Ids } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type Discussion, following, isOver, laidOut } from '../discussion.ts';
import { noSuchDiscussion } from '../errors.ts';
import type { DiscussionRepository, ShownCourses } from '../ports.ts';
import { type SeenSeries, seenSeries } from '../seen-series.ts';
import { checkedSeries, type Series, type SeriesFacts } from '../series.ts';
import { saveChange } from '../tell-change.ts';

export interface EditedSeries extends SeenSeries, Omit<SeriesFacts, 'weekday'> {
  readonly weekday: number;
  /** The first discussion that follows; null for all that are not over. */
  readonly from: DiscussionId | null;
}

/** Changes a series: this discussion and all that follow. Those before it stay as they were laid out. */
export class EditSeries {
  constructor(
    private readonly work: UnitOfWork<{ discussions: DiscussionRepository; courses: ShownCourses; outbox: Outbox }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ courseId, seriesId, revision, from, ...facts }: EditedSeries): Promise<void> {
    const checked = checkedSeries(facts);
    const now = this.clock.now();
    await this.work.run(async (stores) => {
      const { discussions, courses } = stores;
      const before = await seenSeries(discussions, { courseId, seriesId, revision });
      const series: Series = { ...before, ...checked };
      const coming = await comingOf(discussions, before, now);
      const first = from === null ? coming[0] : coming.find(({ id }) => id === from);
      if (from !== null && !first) throw noSuchDiscussion();
      await courses.renew([courseId]);
      await discussions.saveSeries(series);
      for (const discussion of coming) {
        if (!first || discussion.week < first.week) continue;
        const next = following(discussion, before, series, now);
        if (next.sequence !== discussion.sequence) await saveChange(stores, discussion, next, now);
      }
      await discussions.lay(laidOut(series, this.ids, now));
    });
  }
}

/** The discussions of a series that have not begun, earliest first. */
export async function comingOf(
  discussions: Pick<DiscussionRepository, 'coming'>,
  { id, courseId }: Pick<Series, 'id' | 'courseId'>,
  now: Date,
): Promise<Discussion[]> {
  const coming = await discussions.coming([courseId], after(now, -DAY_MS));
  return coming.filter((one) => one.seriesId === id && one.startsAt > now && !isOver(one, now));
}
