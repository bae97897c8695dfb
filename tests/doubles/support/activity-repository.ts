import type { UserId } from '../../../src/domain/kernel/ids.ts';
import { type ActivityCounts, type ActivityEntry, minuteOf } from '../../../src/domain/support/activity.ts';
import type { ActivityKind } from '../../../src/domain/support/literals.ts';
import type { ActivityRepository } from '../../../src/domain/support/ports.ts';
import { sortedBy } from '../sorted-by.ts';
import { Table } from '../table.ts';

const keyOf = ({ userId, contentId, kind, at }: ActivityEntry): string =>
  JSON.stringify([userId, contentId, kind, minuteOf(at)]);

export class MemoryActivityRepository implements ActivityRepository {
  private readonly rows = new Table<ActivityEntry>();

  async record(entry: ActivityEntry): Promise<void> {
    const key = keyOf(entry);
    const known = this.rows.get(key);
    this.rows.set(key, known ? { ...known, count: known.count + entry.count } : entry);
  }

  async removeOlderThan(at: Date): Promise<void> {
    for (const row of this.rows.where((one) => one.at < at)) this.rows.delete(keyOf(row));
  }

  async listOf(
    userId: UserId,
    { limit, before }: Parameters<ActivityRepository['listOf']>[1],
  ): Promise<ActivityEntry[]> {
    const newestFirst = sortedBy(
      this.rows.where((one) => one.userId === userId),
      ({ at }) => at,
      ({ id }) => id,
    ).toReversed();
    const isBehind = ({ at, id }: ActivityEntry) =>
      !before || at < before.at || (at.getTime() === before.at.getTime() && id < before.id);
    return newestFirst.filter(isBehind).slice(0, limit);
  }

  async countsOf(userId: UserId): Promise<ActivityCounts> {
    const counts: Partial<Record<ActivityKind, number>> = {};
    for (const { kind, count } of this.rows.where((one) => one.userId === userId))
      counts[kind] = (counts[kind] ?? 0) + count;
    return counts;
  }

  /** For a test to look at. */
  entries(): ActivityEntry[] {
    return this.rows.where(() => true);
  }
}
