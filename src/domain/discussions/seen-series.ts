import type { CourseId, SeriesId } from '../kernel/ids.ts';
import { noSuchSeries, seriesEnded, staleSeries } from './errors.ts';
import type { DiscussionRepository } from './ports.ts';
import type { Series } from './series.ts';

/** A series as its editor saw it. */
export interface SeenSeries {
  readonly courseId: CourseId;
  readonly seriesId: SeriesId;
  readonly revision: number;
}

/** The open series as it was seen, held against other writers. */
export async function seenSeries(
  discussions: Pick<DiscussionRepository, 'hold' | 'findSeries'>,
  { courseId, seriesId, revision }: SeenSeries,
): Promise<Series> {
  await discussions.hold(courseId);
  const series = await discussions.findSeries(seriesId);
  if (series?.courseId !== courseId) throw noSuchSeries();
  if (series.endedAt) throw seriesEnded();
  if (series.revision !== revision) throw staleSeries();
  return series;
}
