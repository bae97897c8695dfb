import { daysAfter } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { CourseId } from '../../kernel/ids.ts';
import type { DiscussionRepository } from '../ports.ts';
import { type Series, startInWeek, weekOf } from '../series.ts';

/** When students of a course meet. */
export interface Meeting {
  readonly courseId: CourseId;
  readonly startsAt: Date;
  readonly minutes: number;
}

/**
 * Discussions of these courses from now to a moment, in two reads: those that have their day and are not cancelled,
 * and for the weeks after them those that their series still brings.
 */
export class ListMeetings {
  constructor(
    private readonly discussions: Pick<DiscussionRepository, 'coming' | 'openSeries'>,
    private readonly clock: Clock,
  ) {}

  async run({ courseIds, until }: { courseIds: readonly CourseId[]; until: Date }): Promise<Meeting[]> {
    const now = this.clock.now();
    const [laid, open] = await Promise.all([
      this.discussions.coming(courseIds, now),
      this.discussions.openSeries(courseIds),
    ]);
    const later = open.flatMap((series) => {
      const weeks = laid.filter(({ seriesId }) => seriesId === series.id).map(({ week }) => week);
      return meetingsAfter(series, weeks.toSorted().at(-1) ?? weekOf(series, now), until);
    });
    return [...laid.filter(({ state }) => state !== 'cancelled'), ...later]
      .filter(({ startsAt }) => startsAt > now && startsAt < until)
      .map(({ courseId, startsAt, minutes }) => ({ courseId, startsAt, minutes }));
  }
}

function meetingsAfter(series: Series, last: string, until: Date): Meeting[] {
  const { courseId, minutes } = series;
  const found: Meeting[] = [];
  for (let week = daysAfter(last, 7); startInWeek(series, week) < until; week = daysAfter(week, 7))
    found.push({ courseId, startsAt: startInWeek(series, week), minutes });
  return found;
}
