import type { UserRepository } from '../../../src/domain/identity/ports.ts';
import type { AuditEntry, AuditFilter, AuditLog, ListedEntry } from '../../../src/domain/kernel/audit.ts';
import type { UserId } from '../../../src/domain/kernel/ids.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

export class MemoryAuditLog implements AuditLog, Restorable {
  private readonly entries = new Table<AuditEntry>();

  constructor(private readonly users: Pick<UserRepository, 'find'>) {}

  async add(entry: AuditEntry): Promise<void> {
    this.entries.set(entry.id, entry);
  }

  async addAll(entries: readonly AuditEntry[]): Promise<void> {
    for (const entry of entries) this.entries.set(entry.id, entry);
  }

  listAbout(userId: UserId): Promise<ListedEntry[]> {
    return this.listed(this.newestFirst((entry) => entry.userId === userId));
  }

  list(filter: AuditFilter, { limit, before }: { limit: number; before?: string | undefined }): Promise<ListedEntry[]> {
    const all = this.newestFirst(() => true);
    const seen = before === undefined ? -1 : all.findIndex(({ id }) => id === before);
    if (before !== undefined && seen === -1) return Promise.resolve([]);
    return this.listed(
      all
        .slice(seen + 1)
        .filter((entry) => isFound(entry, filter))
        .slice(0, limit),
    );
  }

  async actors(): Promise<{ id: UserId; name: string }[]> {
    const ids = new Set(this.all().map(({ actorId }) => actorId));
    const found = await Promise.all([...ids].map((id) => this.users.find(id)));
    return sortedBy(
      found.flatMap((user) => (user ? [{ id: user.id, name: user.name }] : [])),
      ({ name }) => name,
      ({ id }) => id,
    );
  }

  async removeOlderThan(at: Date): Promise<void> {
    for (const entry of this.entries.where((one) => one.at < at)) this.entries.delete(entry.id);
  }

  /** For a test to look at. */
  all(): AuditEntry[] {
    return this.entries.where(() => true);
  }

  snapshot(): () => void {
    return this.entries.snapshot();
  }

  private newestFirst(isWanted: (entry: AuditEntry) => boolean): AuditEntry[] {
    return sortedBy(
      this.entries.where(isWanted),
      ({ at }) => at,
      ({ id }) => id,
    ).toReversed();
  }

  private listed(entries: readonly AuditEntry[]): Promise<ListedEntry[]> {
    const nameOf = async (id: UserId | null) => (id === null ? undefined : await this.users.find(id))?.name ?? null;
    return Promise.all(
      entries.map(async (entry) => ({
        ...entry,
        actorName: await nameOf(entry.actorId),
        userName: await nameOf(entry.userId),
      })),
    );
  }
}

function isFound(entry: AuditEntry, { actorId, kind, account, from, until }: AuditFilter): boolean {
  if (actorId !== undefined && entry.actorId !== actorId) return false;
  if (kind !== undefined && entry.kind !== kind) return false;
  if (from && entry.at < from) return false;
  if (until && entry.at >= until) return false;
  if (!account) return true;
  const { hashes, userId } = account;
  const isOfUser = userId !== undefined && (entry.userId === userId || entry.actorId === userId);
  return isOfUser || (entry.account !== undefined && hashes.includes(entry.account));
}
