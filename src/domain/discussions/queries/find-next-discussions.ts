import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { CourseId } from '../../kernel/ids.ts';
import { type Discussion, isOver } from '../discussion.ts';
import type { DiscussionRepository } from '../ports.ts';

/** The discussion of a course that runs or begins next. */
export interface Next {
  readonly discussion: Discussion;
  /** Start of a cancelled one before it. */
  readonly cancelledAt: Date | null;
}

/** Finds the next discussion of each course, in one read; a course without one is left out. */
export class FindNextDiscussions {
  constructor(
    private readonly discussions: Pick<DiscussionRepository, 'coming'>,
    private readonly clock: Clock,
  ) {}

  async run({ courseIds }: { courseIds: readonly CourseId[] }): Promise<Map<CourseId, Next>> {
    const now = this.clock.now();
    const coming = await this.discussions.coming(courseIds, after(now, -DAY_MS));
    const found = new Map<CourseId, Next>();
    const cancelled = new Map<CourseId, Date>();
    for (const discussion of coming.filter((one) => !isOver(one, now))) {
      const { courseId, state, startsAt } = discussion;
      if (found.has(courseId)) continue;
      if (state !== 'cancelled') found.set(courseId, { discussion, cancelledAt: cancelled.get(courseId) ?? null });
      else if (!cancelled.has(courseId)) cancelled.set(courseId, startsAt);
    }
    return found;
  }
}
