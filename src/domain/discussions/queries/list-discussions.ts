import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { CourseId, DiscussionId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { enteredCourse } from '../access.ts';
import { type Discussion, isOver } from '../discussion.ts';
import type { Attendances, CourseAccess, DiscussedCourses, DiscussedItem, DiscussionRepository } from '../ports.ts';
import type { Series } from '../series.ts';

export const MAX_PAST = 60;

/** A discussion with what it names. */
export interface ListedDiscussion extends Omit<Discussion, 'papers'> {
  readonly papers: readonly DiscussedItem[];
  /** Null without one, or once it is not in the course any more. */
  readonly recording: DiscussedItem | null;
  readonly isCaseDiscussion: boolean;
}

export interface StudentDiscussion extends ListedDiscussion {
  readonly isJoined: boolean;
}

/** Discussions of a course: not over, earliest first; and past ones, latest first. */
export interface Listed<One> {
  readonly coming: One[];
  readonly past: One[];
}

type Reads = Pick<DiscussionRepository, 'coming' | 'past' | 'seriesOf'>;

/** The discussions of a course for those who may enter it; cancelled ones are shown as such. */
export class ListDiscussions {
  constructor(
    private readonly discussions: Reads,
    private readonly attendances: Pick<Attendances, 'joined'>,
    private readonly courses: DiscussedCourses,
    private readonly access: CourseAccess,
    private readonly clock: Clock,
  ) {}

  async run({ viewer, courseId }: { viewer: Viewer; courseId: CourseId }): Promise<Listed<StudentDiscussion>> {
    await enteredCourse({ courses: this.courses, access: this.access }, viewer, courseId);
    const { coming, past } = await listedOf(this.discussions, this.courses, courseId, this.clock.now());
    const joined = new Set<DiscussionId>(
      await this.attendances.joined(
        viewer.userId,
        [...coming, ...past].map(({ id }) => id),
      ),
    );
    const told = (one: ListedDiscussion): StudentDiscussion => ({ ...one, isJoined: joined.has(one.id) });
    return { coming: coming.map(told), past: past.map(told) };
  }
}

/** All that is listed of a course with its series, ended ones too, in a constant number of statements. */
export async function listedOf(
  discussions: Reads,
  courses: Pick<DiscussedCourses, 'items'>,
  courseId: CourseId,
  now: Date,
): Promise<Listed<ListedDiscussion> & { readonly series: readonly Series[] }> {
  const yesterday = after(now, -DAY_MS);
  const [later, earlier, series] = await Promise.all([
    discussions.coming([courseId], yesterday),
    discussions.past(courseId, now, MAX_PAST),
    discussions.seriesOf(courseId),
  ]);
  const coming = later.filter((one) => !isOver(one, now));
  const past = earlier.filter((one) => isOver(one, now));
  const named = [...coming, ...past].flatMap(({ papers, recordingId }) =>
    recordingId === null ? papers : [...papers, recordingId],
  );
  const items = new Map((await courses.items(courseId, [...new Set(named)])).map((item) => [item.id, item]));
  const cases = new Set(series.flatMap(({ id, isCaseDiscussion }) => (isCaseDiscussion ? [id] : [])));
  const told = ({ papers, ...facts }: Discussion): ListedDiscussion => ({
    ...facts,
    papers: papers.flatMap((id) => items.get(id) ?? []),
    recording: (facts.recordingId !== null && items.get(facts.recordingId)) || null,
    isCaseDiscussion: cases.has(facts.seriesId),
  });
  return { coming: coming.map(told), past: past.map(told), series };
}
