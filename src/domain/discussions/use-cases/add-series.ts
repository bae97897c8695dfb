import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, Ids, SeriesId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { laidOut } from '../discussion.ts';
import { noSuchCourse, tooManySeries } from '../errors.ts';
import { MAX_SERIES } from '../literals.ts';
import type { DiscussedCourses, DiscussionRepository, ShownCourses } from '../ports.ts';
import { checkedSeries, type Series, type SeriesFacts } from '../series.ts';

export interface NewSeries extends Omit<SeriesFacts, 'weekday'> {
  readonly courseId: CourseId;
  readonly weekday: number;
}

/** Begins a series and lays its discussions out at once. */
export class AddSeries {
  constructor(
    private readonly work: UnitOfWork<{ discussions: DiscussionRepository; courses: ShownCourses }>,
    private readonly courses: Pick<DiscussedCourses, 'find'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ courseId, ...facts }: NewSeries): Promise<SeriesId> {
    const checked = checkedSeries(facts);
    if (!(await this.courses.find(courseId))) throw noSuchCourse();
    const now = this.clock.now();
    const series: Series = { id: this.ids.next(), courseId, ...checked, createdAt: now, endedAt: null, revision: 1 };
    await this.work.run(async ({ discussions, courses }) => {
      await discussions.hold(courseId);
      if ((await discussions.openSeries([courseId])).length >= MAX_SERIES) throw tooManySeries();
      await courses.renew([courseId]);
      await discussions.addSeries(series);
      await discussions.lay(laidOut(series, this.ids, now));
    });
    return series.id;
  }
}
