import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { ToDoReader, UnfinishedCourses } from '../ports.ts';
import { endingSpan, isBackupLate, type ToDo } from '../to-do.ts';

/** Returns what waits for an owner, counted. */
export class GetToDo {
  constructor(
    private readonly reader: ToDoReader,
    private readonly courses: UnfinishedCourses,
    private readonly settings: { readonly isExposed: boolean },
    private readonly clock: Clock,
  ) {}

  async run({ viewer }: { viewer: UserId }): Promise<ToDo> {
    const now = this.clock.now();
    const [open, unfinishedCourses] = await Promise.all([
      this.reader.openMatters(endingSpan(now), viewer),
      this.courses.count(),
    ]);
    return {
      ...open,
      unfinishedCourses,
      // Where nobody else reaches the school, a password alone is enough.
      passwordOnlyAdmins: this.settings.isExposed ? open.passwordOnlyAdmins : 0,
      isBackupLate: isBackupLate(open.newestBackupAt, now),
    };
  }
}
