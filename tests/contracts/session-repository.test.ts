import { describe, expect, it } from 'vitest';
import { KnexSessionRepository } from '../../src/adapters/knex/identity/session-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import type { SessionRepository, UserRepository } from '../../src/domain/identity/ports.ts';
import type { Session } from '../../src/domain/identity/session.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aSession, aUser, friday, monday, ODD_TEXT, tuesday } from './samples.ts';

interface Stores {
  readonly sessions: SessionRepository;
  readonly users: UserRepository;
}

/** What every SessionRepository promises. `open` hands over an empty one and the users it belongs to. */
function sessionRepositoryContract(adapter: string, open: () => Promise<Stores>): void {
  const withUsers = async (...sessions: readonly Session[]): Promise<SessionRepository> => {
    const stores = await open();
    await stores.users.add(aUser());
    await stores.users.add(aUser({ id: 'bob', name: 'Bob', email: 'bob@example.org', createdAt: tuesday }));
    for (const session of sessions) await stores.sessions.add(session);
    return stores.sessions;
  };

  describe(`SessionRepository on ${adapter}`, () => {
    it('gives back the session and its user as they were, and not another user', async () => {
      const session = aSession({ userId: 'bob', kind: 'desktop', createdAt: monday, device: ODD_TEXT });
      const sessions = await withUsers(session);
      const found = await sessions.findWithUser('session');
      expect(found).toEqual({
        session,
        settingsVersion: expect.any(Number),
        user: aUser({ id: 'bob', name: 'Bob', email: 'bob@example.org', createdAt: tuesday }),
      });
      expect(await sessions.findWithUser('another')).toBeUndefined();
    });

    it('ends a session once: a later end changes nothing', async () => {
      const sessions = await withUsers(aSession());
      await sessions.end('session', 'signed-out', tuesday);
      await sessions.end('session', 'password-reset', friday);
      await sessions.endAllOf('ada', 'disabled', friday);
      expect((await sessions.findWithUser('session'))?.session).toMatchObject({
        endedAt: tuesday,
        endReason: 'signed-out',
      });
    });

    it('tells when each of several people was last seen, in a session that has ended as well', async () => {
      const sessions = await withUsers(
        aSession({ id: 'phone', lastSeenAt: monday }),
        aSession({ id: 'ended', lastSeenAt: tuesday, endedAt: tuesday, endReason: 'signed-out' }),
        aSession({ id: 'of-bob', userId: 'bob', lastSeenAt: friday }),
      );
      expect(await sessions.lastSeen(['ada', 'nobody'])).toEqual(new Map([['ada', tuesday]]));
      expect(await sessions.lastSeen([])).toEqual(new Map());
    });

    it('counts those of several people at once, and only those that are alive', async () => {
      const sessions = await withUsers(
        aSession({ id: 'phone' }),
        aSession({ id: 'desktop', kind: 'desktop' }),
        aSession({ id: 'ended', endedAt: monday, endReason: 'replaced' }),
        aSession({ id: 'idle', idleUntil: tuesday }),
        aSession({ id: 'too-old', absoluteUntil: tuesday }),
        aSession({ id: 'of-bob', userId: 'bob', endedAt: monday, endReason: 'signed-out' }),
      );
      expect(await sessions.countAlive(['ada', 'bob', 'nobody'], tuesday)).toEqual(new Map([['ada', 2]]));
      expect(await sessions.countAlive([], tuesday)).toEqual(new Map());
    });

    it('remembers when the password was given again, in that session only', async () => {
      const sessions = await withUsers(aSession(), aSession({ id: 'phone' }));
      await sessions.setConfirmed('session', tuesday);
      await sessions.setConfirmed('nowhere', friday);
      expect((await sessions.findWithUser('session'))?.session).toEqual(aSession({ confirmedAt: tuesday }));
      expect((await sessions.findWithUser('phone'))?.session).toEqual(aSession({ id: 'phone' }));
    });

    it('forgets the sessions that were over before a day, ended or not', async () => {
      const sessions = await withUsers(
        aSession({ id: 'old', absoluteUntil: monday }),
        aSession({ id: 'old-and-ended', absoluteUntil: monday, endedAt: monday, endReason: 'signed-out' }),
        aSession({ id: 'younger', absoluteUntil: tuesday }),
      );
      await sessions.removeOlderThan(tuesday);
      const left = await Promise.all(['old', 'old-and-ended', 'younger'].map((id) => sessions.findWithUser(id)));
      expect(left.map((found) => found?.session.id)).toEqual([undefined, undefined, 'younger']);
    });
  });
}

onEveryDatabase((name, open) =>
  sessionRepositoryContract(name, async () => {
    const db = await open();
    return { users: new KnexUserRepository(db), sessions: new KnexSessionRepository(db) };
  }),
);
