import type { AdminAction, AdminActions } from '../../../src/domain/enrolment/admin-action.ts';
import type { UserRepository } from '../../../src/domain/identity/ports.ts';
import type { UserId } from '../../../src/domain/kernel/ids.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

export class MemoryAdminActions implements AdminActions, Restorable {
  private readonly actions = new Table<AdminAction>();

  constructor(private readonly users: Pick<UserRepository, 'find'>) {}

  async add(action: AdminAction): Promise<void> {
    this.actions.set(action.id, action);
  }

  async listAbout(userId: UserId): ReturnType<AdminActions['listAbout']> {
    const about = this.actions.where((action) => action.userId === userId);
    const newestFirst = sortedBy(
      about,
      ({ at }) => at,
      ({ id }) => id,
    ).toReversed();
    return Promise.all(
      newestFirst.map(async (action) => ({
        ...action,
        actorName: (await this.users.find(action.actorId))?.name ?? null,
      })),
    );
  }

  async removeOlderThan(at: Date): Promise<void> {
    for (const action of this.actions.where((one) => one.at < at)) this.actions.delete(action.id);
  }

  /** For a test to look at. */
  all(): AdminAction[] {
    return this.actions.where(() => true);
  }

  snapshot(): () => void {
    return this.actions.snapshot();
  }
}
