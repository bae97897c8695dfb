import type { UserRepository } from '../../../src/domain/identity/ports.ts';
import type { AuditEntry, AuditLog } from '../../../src/domain/kernel/audit.ts';
import type { UserId } from '../../../src/domain/kernel/ids.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

export class MemoryAuditLog implements AuditLog, Restorable {
  private readonly actions = new Table<AuditEntry>();

  constructor(private readonly users: Pick<UserRepository, 'find'>) {}

  async add(action: AuditEntry): Promise<void> {
    this.actions.set(action.id, action);
  }

  async listAbout(userId: UserId): ReturnType<AuditLog['listAbout']> {
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
  all(): AuditEntry[] {
    return this.actions.where(() => true);
  }

  snapshot(): () => void {
    return this.actions.snapshot();
  }
}
