import type { Clock } from '../../kernel/clock.ts';
import type { CourseId } from '../../kernel/ids.ts';
import { noSuchCourse } from '../errors.ts';
import type { Attendances, DiscussedCourse, DiscussedCourses, DiscussionRepository } from '../ports.ts';
import type { Series } from '../series.ts';
import { type Listed, type ListedDiscussion, listedOf } from './list-discussions.ts';

export interface HeldDiscussion extends ListedDiscussion {
  /** How many students joined it. */
  readonly attendance: number;
}

export interface CourseDiscussions extends Listed<HeldDiscussion> {
  readonly course: DiscussedCourse;
  /** Without ended ones. */
  readonly series: Series[];
}

/** Series and discussions of a course, for those who run it. */
export class GetCourseDiscussions {
  constructor(
    private readonly discussions: Pick<DiscussionRepository, 'coming' | 'past' | 'seriesOf'>,
    private readonly attendances: Pick<Attendances, 'counts'>,
    private readonly courses: DiscussedCourses,
    private readonly clock: Clock,
  ) {}

  async run({ courseId }: { courseId: CourseId }): Promise<CourseDiscussions> {
    const course = await this.courses.find(courseId);
    if (!course) throw noSuchCourse();
    const { coming, past, series } = await listedOf(this.discussions, this.courses, courseId, this.clock.now());
    const counts = await this.attendances.counts([...coming, ...past].map(({ id }) => id));
    const told = (one: ListedDiscussion): HeldDiscussion => ({ ...one, attendance: counts.get(one.id) ?? 0 });
    const open = series.filter(({ endedAt }) => endedAt === null);
    return { course, series: open, coming: coming.map(told), past: past.map(told) };
  }
}
