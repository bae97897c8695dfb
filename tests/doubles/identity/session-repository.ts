import type { SessionRepository, UserRepository } from '../../../src/domain/identity/ports.ts';
import { type EndReason, isAlive, type Session } from '../../../src/domain/identity/session.ts';
import type { User } from '../../../src/domain/identity/user.ts';
import type { SessionId, UserId } from '../../../src/domain/kernel/ids.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

export class MemorySessionRepository implements SessionRepository, Restorable {
  private readonly sessions = new Table<Session>();

  constructor(private readonly users: UserRepository) {}

  async add(session: Session): Promise<void> {
    this.sessions.set(session.id, session);
  }

  async findWithUser(id: SessionId): Promise<{ session: Session; user: User } | undefined> {
    const session = this.sessions.get(id);
    const user = session && (await this.users.find(session.userId));
    return user && { session, user };
  }

  async listAlive(userId: UserId, now: Date): Promise<Session[]> {
    const alive = this.sessions.where((session) => session.userId === userId && isAlive(session, now));
    return sortedBy(
      alive,
      (session) => session.createdAt,
      (session) => session.id,
    );
  }

  async countAlive(userIds: readonly UserId[], now: Date): Promise<ReadonlyMap<UserId, number>> {
    const counts = new Map<UserId, number>();
    for (const { userId } of this.sessions.where(
      (session) => userIds.includes(session.userId) && isAlive(session, now),
    ))
      counts.set(userId, (counts.get(userId) ?? 0) + 1);
    return counts;
  }

  async setSeen(id: SessionId, lastSeenAt: Date, idleUntil: Date): Promise<void> {
    this.sessions.change(id, { lastSeenAt, idleUntil });
  }

  async setConfirmed(id: SessionId, at: Date): Promise<void> {
    this.sessions.change(id, { confirmedAt: at });
  }

  async end(id: SessionId, reason: EndReason, at: Date): Promise<void> {
    if (this.sessions.get(id)?.endedAt === null) this.sessions.change(id, { endedAt: at, endReason: reason });
  }

  async endAllOf(userId: UserId, reason: EndReason, at: Date, except?: SessionId): Promise<void> {
    for (const { id } of this.sessions.where((session) => session.userId === userId && session.id !== except)) {
      await this.end(id, reason, at);
    }
  }

  async removeOlderThan(absoluteUntil: Date): Promise<void> {
    for (const { id } of this.sessions.where((session) => session.absoluteUntil < absoluteUntil))
      this.sessions.delete(id);
  }

  snapshot(): () => void {
    return this.sessions.snapshot();
  }
}
