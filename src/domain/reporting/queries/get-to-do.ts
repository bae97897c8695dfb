import type { Clock } from '../../kernel/clock.ts';
import { mayAs, type TeamRole } from '../../kernel/literals.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { ToDoReader, UnfinishedCourses, WaitingThreads } from '../ports.ts';
import { endingSpan, isBackupLate, MATTERS_OF, NO_MATTERS, type ToDo } from '../to-do.ts';

/** Keeps the matters that these roles can do something about. */
const only = (roles: readonly TeamRole[], all: ToDo): ToDo => ({
  ...all,
  ...Object.fromEntries(
    (Object.keys(MATTERS_OF) as (keyof ToDo)[])
      .filter((matter) => !mayAs(roles, MATTERS_OF[matter]))
      .map((matter) => [matter, NO_MATTERS[matter]]),
  ),
});

/** Returns the counts of matters that wait for the team. */
export class GetToDo {
  constructor(
    private readonly reader: ToDoReader,
    private readonly courses: UnfinishedCourses,
    private readonly threads: WaitingThreads,
    private readonly settings: { readonly isExposed: boolean; readonly convertsHeavyVideos: boolean },
    private readonly clock: Clock,
  ) {}

  async run({ viewer }: { viewer: Pick<Viewer, 'userId' | 'roles'> }): Promise<ToDo> {
    const now = this.clock.now();
    const [open, unfinishedCourses, waitingThreads] = await Promise.all([
      this.reader.openMatters(endingSpan(now), viewer.userId, { heavy: this.settings.convertsHeavyVideos }),
      this.courses.count(),
      this.threads.count(viewer.roles),
    ]);
    return only(viewer.roles, {
      ...open,
      unfinishedCourses,
      waitingThreads,
      // Where nobody else reaches the school, a password alone is enough.
      passwordOnlyAdmins: this.settings.isExposed ? open.passwordOnlyAdmins : 0,
      isBackupLate: isBackupLate(open.newestBackupAt, now),
    });
  }
}
