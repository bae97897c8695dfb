import { minuteOf, type ActivityEntry } from '../../domain/support/activity.ts';
import type { ActivityRepository } from '../../domain/support/ports.ts';
import { Table } from './table.ts';

const keyOf = ({ userId, contentId, kind, at }: ActivityEntry): string => JSON.stringify([userId, contentId, kind, minuteOf(at)]);

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

  /** For a test to look at. */
  entries(): ActivityEntry[] {
    return this.rows.where(() => true);
  }
}
