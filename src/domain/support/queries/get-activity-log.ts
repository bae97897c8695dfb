import { DomainError } from '../../kernel/errors.ts';
import type { UserId } from '../../kernel/ids.ts';
import { type People, studentOf } from '../../kernel/people.ts';
import type { ActivityCounts, ActivityEntry } from '../activity.ts';
import type { ActivityRepository, LessonTitles } from '../ports.ts';

const A_PAGE = 25;

export interface TitledActivity {
  readonly entry: ActivityEntry;
  /** Null for what is gone from the catalogue. */
  readonly courseTitle: string | null;
  readonly lesson: { readonly title: string; readonly label: string } | null;
}

export interface ActivityLog {
  readonly entries: readonly TitledActivity[];
  /** Cursor of the next page; undefined on the last one. */
  readonly next: Pick<ActivityEntry, 'at' | 'id'> | undefined;
  readonly counts: ActivityCounts;
}

/** Lists what a student's player logged, newest first, a page at a time, for an administrator. */
export class GetActivityLog {
  constructor(
    private readonly activity: ActivityRepository,
    private readonly titles: LessonTitles,
    private readonly people: Pick<People, 'find'>,
  ) {}

  async run({ userId, before }: { userId: UserId; before?: Pick<ActivityEntry, 'at' | 'id'> }): Promise<ActivityLog> {
    if (!(await studentOf(this.people, userId)))
      throw new DomainError('not-found', 'support/no-student', 'There is no such student.');
    const found = await this.activity.listOf(userId, { limit: A_PAGE + 1, ...(before && { before }) });
    const entries = found.slice(0, A_PAGE);
    const { courses, lessons } = await this.titles.of(entries);
    return {
      entries: entries.map((entry) => ({
        entry,
        courseTitle: courses.get(entry.courseId) ?? null,
        lesson: lessons.get(entry.contentId) ?? null,
      })),
      next: found.length > A_PAGE ? entries.at(-1) : undefined,
      counts: await this.activity.countsOf(userId),
    };
  }
}
