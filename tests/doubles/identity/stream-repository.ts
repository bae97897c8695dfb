import { type AccountStream, type ListedStream, nameOf } from '../../../src/domain/identity/account-streams.ts';
import type { SessionRepository, StreamRepository } from '../../../src/domain/identity/ports.ts';
import type { UserId } from '../../../src/domain/kernel/ids.ts';
import { sortedBy } from '../sorted-by.ts';
import { Table } from '../table.ts';

export class MemoryStreamRepository implements StreamRepository {
  private readonly rows = new Table<AccountStream>();

  constructor(private readonly sessions: Pick<SessionRepository, 'findWithUser'>) {}

  async put(stream: AccountStream): Promise<void> {
    if (!(await this.sessions.findWithUser(stream.sessionId))) throw new Error('There is no such session.');
    this.rows.set(nameOf(stream), stream);
  }

  async listOf(userId: UserId, limit: number): Promise<readonly ListedStream[]> {
    const listed: ListedStream[] = [];
    for (const row of this.rows.where((one) => one.userId === userId)) {
      const found = await this.sessions.findWithUser(row.sessionId);
      if (found) listed.push({ ...row, device: found.session.device, endReason: found.session.endReason });
    }
    return sortedBy(listed, ({ lastSeenAt }) => -lastSeenAt.getTime(), nameOf).slice(0, limit);
  }

  async removeOlderThan(lastSeenAt: Date): Promise<void> {
    for (const row of this.rows.where((one) => one.lastSeenAt < lastSeenAt)) this.rows.delete(nameOf(row));
  }
}
