import { describe, expect, it } from 'vitest';
import { KnexSessionRepository } from '../../src/adapters/knex/identity/session-repository.ts';
import { KnexStreamRepository } from '../../src/adapters/knex/identity/stream-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import type { AccountStream } from '../../src/domain/identity/account-streams.ts';
import type { SessionRepository, StreamRepository, UserRepository } from '../../src/domain/identity/ports.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aSession, aUser, friday, monday, tuesday } from './samples.ts';

interface Stores {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly streams: StreamRepository;
}

const [HOME, HOTEL] = ['203.0.113.0/24', '2001:db8:1::/48'];
const aStream = (facts: Partial<AccountStream> = {}): AccountStream => ({
  userId: 'ada',
  sessionId: 'session',
  network: HOME,
  beganAt: monday,
  lastSeenAt: monday,
  ...facts,
});
const listed = (facts: Partial<AccountStream> = {}) => ({
  ...aStream(facts),
  device: 'Firefox on Linux',
  endReason: null,
});

/** What every StreamRepository promises. `open` hands over an empty one and the sessions it belongs to. */
function streamRepositoryContract(adapter: string, open: () => Promise<Stores>): void {
  const filled = async (...streams: readonly AccountStream[]): Promise<Stores> => {
    const stores = await open();
    await stores.users.add(aUser());
    await stores.users.add(aUser({ id: 'bob', email: 'bob@example.org' }));
    await stores.sessions.add(aSession());
    await stores.sessions.add(aSession({ id: 'phone', device: 'Safari on iPhone' }));
    await stores.sessions.add(aSession({ id: 'of-bob', userId: 'bob' }));
    for (const stream of streams) await stores.streams.put(stream);
    return stores;
  };

  describe(`StreamRepository on ${adapter}`, () => {
    it('keeps one row for a session and a network, as it was put last', async () => {
      const { streams } = await filled(
        aStream(),
        aStream({ network: HOTEL }),
        aStream({ beganAt: tuesday, lastSeenAt: friday }),
      );
      expect(await streams.listOf('ada', 10)).toEqual([
        listed({ beganAt: tuesday, lastSeenAt: friday }),
        listed({ network: HOTEL }),
      ]);
    });

    it('keeps none of a session that is not there, and forgets those of one that is gone', async () => {
      const { streams, sessions } = await filled(aStream());
      expect(await streams.put(aStream({ sessionId: 'gone' })).catch(() => 'refused')).toBe('refused');
      await sessions.removeOlderThan(new Date(friday.getTime() + 1));
      expect(await streams.listOf('ada', 10)).toEqual([]);
    });

    it('takes one stream from several processes at the same time', async () => {
      const { streams } = await filled();
      await Promise.all(Array.from({ length: 10 }, () => streams.put(aStream())));
      expect(await streams.listOf('ada', 20)).toEqual([listed()]);
    });
  });
}

onEveryDatabase((name, open) =>
  streamRepositoryContract(name, async () => {
    const db = await open();
    const [users, sessions] = [new KnexUserRepository(db), new KnexSessionRepository(db)];
    return { users, sessions, streams: new KnexStreamRepository(db) };
  }),
);
