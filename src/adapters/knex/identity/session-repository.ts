import type { Knex } from 'knex';
import type { SessionRepository, SessionWithUser } from '../../../domain/identity/ports.ts';
import type { EndReason, Session } from '../../../domain/identity/session.ts';
import type { SessionId, UserId } from '../../../domain/kernel/ids.ts';
import { columnsOf, type RowOf, time, timeOrNull } from '../columns.ts';
import { readFirst } from '../prepared-reads.ts';
import { type Millis, toMillis, toTime } from '../times.ts';
import { toUser, type UserRow } from './user-rows.ts';

const SESSIONS = columnsOf<Omit<Session, 'confirmedAt'>>()({
  id: 'id',
  userId: 'user_id',
  kind: 'kind',
  createdAt: time('created_at'),
  lastSeenAt: time('last_seen_at'),
  idleUntil: time('idle_until'),
  absoluteUntil: time('absolute_until'),
  device: 'device',
  endedAt: timeOrNull('ended_at'),
  endReason: 'end_reason',
});

/** `confirmed_at` is null in a session that an older version opened. */
type Row = RowOf<typeof SESSIONS> & { confirmed_at: Millis | null };

/** Includes the user's columns whose names do not collide with the session's. */
const FIND_WITH_USER = `
  select auth_sessions.*, users.name, users.email, users.phone, users.password_hash, users.role, users.roles,
    users.agreed_to_terms_at, users.disabled_at, users.email_confirmed_at, users.email_refused_at,
    users.created_at as user_created_at,
    (select settings_version from catalogue_version) as settings_version
  from auth_sessions join users on users.id = auth_sessions.user_id
  where auth_sessions.id = ?`;

type JoinedRow = Row & Omit<UserRow, 'id' | 'created_at'> & { user_created_at: Millis; settings_version: number };

export class KnexSessionRepository implements SessionRepository {
  constructor(private readonly db: Knex) {}

  async add(session: Session): Promise<void> {
    await this.rows().insert({ ...SESSIONS.toRow(session), confirmed_at: toMillis(session.confirmedAt) });
  }

  async findWithUser(id: SessionId): Promise<SessionWithUser | undefined> {
    const row = await readFirst<JoinedRow>(this.db, FIND_WITH_USER, [id]);
    if (!row) return undefined;
    const user = toUser({ ...row, id: row.user_id, created_at: row.user_created_at });
    return { session: toSession(row), user, settingsVersion: row.settings_version };
  }

  async listAlive(userId: UserId, now: Date): Promise<Session[]> {
    const rows = await this.alive(now).where({ user_id: userId }).orderBy(['created_at', 'id']);
    return rows.map(toSession);
  }

  async countAlive(userIds: readonly UserId[], now: Date): Promise<ReadonlyMap<UserId, number>> {
    const rows = await this.alive(now)
      .whereIn('user_id', userIds)
      .groupBy('user_id')
      .select<{ user_id: string; alive: number | string }[]>('user_id', this.db.raw('count(*) as alive'));
    return new Map(rows.map(({ user_id, alive }) => [user_id, Number(alive)]));
  }

  async lastSeen(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Date>> {
    const rows = await this.rows()
      .whereIn('user_id', userIds)
      .groupBy('user_id')
      .select<{ user_id: string; seen: Millis }[]>('user_id', this.db.raw('max(last_seen_at) as seen'));
    return new Map(rows.map(({ user_id, seen }) => [user_id, toTime(seen)]));
  }

  async setSeen(id: SessionId, lastSeenAt: Date, idleUntil: Date): Promise<void> {
    await this.rows()
      .where({ id })
      .update({ last_seen_at: toMillis(lastSeenAt), idle_until: toMillis(idleUntil) });
  }

  async setConfirmed(id: SessionId, at: Date): Promise<void> {
    await this.rows()
      .where({ id })
      .update({ confirmed_at: toMillis(at) });
  }

  async end(id: SessionId, reason: EndReason, at: Date): Promise<void> {
    await this.rows()
      .where({ id })
      .whereNull('ended_at')
      .update({ ended_at: toMillis(at), end_reason: reason });
  }

  async endAllOf(userId: UserId, reason: EndReason, at: Date, except?: SessionId): Promise<void> {
    const alive = this.rows().where({ user_id: userId }).whereNull('ended_at');
    if (except !== undefined) void alive.whereNot({ id: except });
    await alive.update({ ended_at: toMillis(at), end_reason: reason });
  }

  async removeOlderThan(absoluteUntil: Date): Promise<void> {
    await this.rows().where('absolute_until', '<', toMillis(absoluteUntil)).delete();
  }

  private alive(now: Date) {
    return this.rows()
      .whereNull('ended_at')
      .where('idle_until', '>', toMillis(now))
      .where('absolute_until', '>', toMillis(now));
  }

  private rows() {
    return this.db<Row>('auth_sessions');
  }
}

const toSession = (row: Row): Session => ({
  ...SESSIONS.toNoun(row),
  confirmedAt: toTime(row.confirmed_at ?? row.created_at),
});
