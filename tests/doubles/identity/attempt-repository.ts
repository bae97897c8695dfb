import type { AttemptRepository } from '../../../src/domain/identity/ports.ts';
import { type Restorable, Table } from '../table.ts';

interface Attempts {
  readonly subject: string;
  readonly count: number;
  readonly since: Date;
}

export class MemoryAttemptRepository implements AttemptRepository, Restorable {
  private readonly rows = new Table<Attempts>();

  async add(subject: string, now: Date, windowMs: number): Promise<{ count: number; since: Date }> {
    const before = this.rows.get(subject);
    const isOver = !before || now.getTime() - before.since.getTime() >= windowMs;
    const row = isOver ? { subject, count: 1, since: now } : { ...before, count: before.count + 1 };
    this.rows.set(subject, row);
    return { count: row.count, since: row.since };
  }

  async takeBack(subject: string): Promise<void> {
    const { count = 0 } = this.rows.get(subject) ?? {};
    if (count > 0) this.rows.change(subject, { count: count - 1 });
  }

  async forget(subject: string): Promise<void> {
    this.rows.delete(subject);
  }

  async removeOlderThan(since: Date): Promise<void> {
    for (const { subject } of this.rows.where((row) => row.since < since)) this.rows.delete(subject);
  }

  snapshot(): () => void {
    return this.rows.snapshot();
  }
}
