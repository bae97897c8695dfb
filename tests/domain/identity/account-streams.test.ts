import { beforeEach, describe, expect, it } from 'vitest';
import { countNetworks, countStreams } from '../../../src/domain/identity/account-streams.ts';
import type { StreamRepository } from '../../../src/domain/identity/ports.ts';
import type { EndReason } from '../../../src/domain/identity/session.ts';
import { AdmitStream } from '../../../src/domain/identity/use-cases/admit-stream.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../src/domain/kernel/clock.ts';
import { aSession, aUser } from '../../contracts/samples.ts';
import { identityWorld } from './identity-world.ts';

const HOME = '203.0.113.0/24';
const from = (sessionId: string, network = HOME) => ({ userId: 'ada', sessionId, network });
const DEVICES = ['laptop', 'phone', 'tablet', 'television'];
const TOO_MANY = { kind: 'too-many', code: 'identity/too-many-streams', retryAfterSeconds: 90 };
const TOO_FAR = { kind: 'too-many', code: 'identity/too-many-networks' };

let world: ReturnType<typeof identityWorld>;
let admit: ReturnType<typeof server>;
let [reads, writes]: number[] = [];
beforeEach(async () => {
  world = identityWorld();
  await world.stores.users.add(aUser());
  for (const id of DEVICES) await world.stores.sessions.add(aSession({ id, device: id }));
  [reads, writes] = [0, 0];
  admit = server();
});

/** A process of its own on the same rows; its answer is handed on once the write, which it does not await, is done. */
function server(more: Partial<StreamRepository> = {}, rateLimitFactor = 1): Pick<AdmitStream, 'run'> {
  const { streams, clock } = world;
  const counted: StreamRepository = {
    listOf: (userId, limit) => ((reads! += 1), streams.listOf(userId, limit)),
    put: (stream) => ((writes! += 1), streams.put(stream)),
    removeOlderThan: (at) => streams.removeOlderThan(at),
    ...more,
  };
  const streaming = new AdmitStream(counted, clock, { rateLimitFactor });
  return {
    run: async (source) => {
      const refusal = await streaming.run(source);
      await world.written();
      return refusal;
    },
  };
}
const passes = (ms: number) => world.clock.advance(ms);
const end = (sessionId: string, reason: EndReason) => world.stores.sessions.end(sessionId, reason, world.clock.now());

describe('streams of one account', () => {
  it('are three at once: the fourth is refused, and comes in ninety seconds after one of them was last seen', async () => {
    for (const device of DEVICES.slice(0, 3)) expect(await admit.run(from(device))).toBeUndefined();
    expect(await admit.run(from('television'))).toMatchObject({
      ...TOO_MANY,
      message:
        'This account is already open on 3 devices. Close one of them and try again in two minutes. ' +
        'Not you? A new password, under Profile, signs everybody else out.',
    });
    passes(60 * SECOND_MS);
    for (const device of ['laptop', 'phone']) expect(await admit.run(from(device))).toBeUndefined();
    expect(await admit.run(from('television'))).toMatchObject(TOO_MANY);
    passes(30 * SECOND_MS);
    expect(await admit.run(from('television'))).toBeUndefined();
    expect(await admit.run(from('tablet'))).toMatchObject(TOO_MANY);
    expect(await admit.run(from('laptop'))).toBeUndefined();
  });

  it('are counted once for however many ranges, with a read and a write in half a minute', async () => {
    await Promise.all(Array.from({ length: 6 }, () => admit.run(from('laptop'))));
    expect(writes).toBe(1);
    [reads, writes] = [0, 0];
    for (let range = 0; range < 100; range += 1) expect(await admit.run(from('laptop'))).toBeUndefined();
    expect([reads, writes]).toEqual([0, 0]);
    passes(30 * SECOND_MS);
    for (let range = 0; range < 100; range += 1) await admit.run(from('laptop'));
    expect([reads, writes]).toEqual([1, 1]);
  });

  it('of a session that was copied count for each network, at once too', async () => {
    const networks = Array.from({ length: 150 }, (_, n) => `198.51.${n}.0/24`);
    const refusals = await Promise.all(networks.map((network) => admit.run(from('laptop', network))));
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(3);
  });

  it('that two servers let in at one moment end with the next look, but for the first three', async () => {
    const other = server();
    const all = [...DEVICES, 'laptop', 'phone'].map((device, n) => from(device, `198.51.${n}.0/24`));
    const looks = async () =>
      (await Promise.all(all.map((one, n) => (n % 2 === 0 ? admit : other).run(one)))).filter((one) => !one).length;
    expect(await looks()).toBeGreaterThan(3);
    passes(30 * SECOND_MS);
    expect(await looks()).toBe(3);
  });

  it('leave their place at once when their session ends', async () => {
    for (const device of DEVICES.slice(0, 3)) await admit.run(from(device));
    await end('phone', 'signed-out');
    expect(await admit.run(from('television'))).toBeUndefined();
  });

  it('go on when the database can be neither read nor written, counted by this process alone', async () => {
    const broken = server({
      listOf: () => Promise.reject(new Error('locked')),
      put: () => Promise.reject(new Error('full')),
    });
    for (const device of DEVICES.slice(0, 3)) expect(await broken.run(from(device))).toBeUndefined();
    expect(await broken.run(from('television'))).toMatchObject(TOO_MANY);
    passes(MINUTE_MS);
    expect(await broken.run(from('laptop'))).toBeUndefined();
  });

  it('wait for no write', async () => {
    const hanging = server({ put: () => new Promise(() => undefined) });
    expect(await hanging.run(from('laptop'))).toBeUndefined();
  });

  it('do not run on because a clock was set back', async () => {
    passes(HOUR_MS);
    for (const device of DEVICES.slice(0, 3)) await server().run(from(device));
    passes(-HOUR_MS);
    expect(await admit.run(from('television'))).toBeUndefined();
  });

  it('are more by the factor of all limits', async () => {
    const raised = server({}, 2);
    for (const device of DEVICES) expect(await raised.run(from(device))).toBeUndefined();
  });
});

describe('networks of one account', () => {
  const network = (n: number) => `198.51.${n}.0/24`;
  const travel = async (count: number, device = 'phone') => {
    for (let n = 0; n < count; n += 1) {
      expect(await admit.run(from(device, network(n)))).toBeUndefined();
      passes(5 * MINUTE_MS);
    }
  };

  it('are twenty-four a day: one more is refused until the first is a day old, and those go on', async () => {
    await travel(24);
    const refusal = await admit.run(from('phone', HOME));
    expect(refusal).toMatchObject({ ...TOO_FAR, retryAfterSeconds: 22 * 3600 });
    expect(refusal?.message).toContain('used from 24 networks within a day');
    expect(await admit.run(from('laptop', network(3)))).toBeUndefined();
    passes(22 * HOUR_MS);
    expect(await admit.run(from('phone', HOME))).toBeUndefined();
  });

  it('of strangers do not count against the owner once they were put out', async () => {
    await travel(24, 'television');
    await end('television', 'signed-out');
    expect(await admit.run(from('laptop'))).toMatchObject(TOO_FAR);
    for (const reason of ['password-changed', 'ended-by-admin'] as const) {
      world = identityWorld();
      await world.stores.users.add(aUser());
      for (const id of DEVICES) await world.stores.sessions.add(aSession({ id }));
      admit = server();
      await travel(24, 'television');
      await end('television', reason);
      expect(await admit.run(from('laptop'))).toBeUndefined();
    }
  });

  it('count once for a device with addresses of both kinds', () => {
    const both = [HOME, '2001:db8:1::/48'].map((one) => from('laptop', one));
    expect([countNetworks(both), countStreams(both)]).toEqual([1, 1]);
    expect(countStreams([...both, from('phone'), from('phone', '192.0.2.0/24')])).toBe(3);
  });
});

describe('GetStreams', () => {
  it('shows what runs and from where, and what was a day ago is listed and not counted', async () => {
    await admit.run(from('laptop', '192.0.2.0/24'));
    passes(2 * DAY_MS);
    await admit.run(from('laptop'));
    passes(MINUTE_MS);
    await admit.run(from('phone'));
    const now = world.clock.now();
    expect(await world.getStreams.run({ userId: 'ada' })).toEqual({
      runningCount: 2,
      networkCount: 1,
      limits: { atOnce: 3, networksADay: 24 },
      networks: [
        { network: HOME, lastSeenAt: now, isStreaming: true, devices: ['phone', 'laptop'] },
        {
          network: '192.0.2.0/24',
          lastSeenAt: new Date(now.getTime() - 2 * DAY_MS - MINUTE_MS),
          isStreaming: false,
          devices: ['laptop'],
        },
      ],
    });
  });

  it('knows nothing of an account that was never streamed, and forgets after a week', async () => {
    const nothing = { runningCount: 0, networkCount: 0, networks: [] };
    expect(await world.getStreams.run({ userId: 'ada' })).toMatchObject(nothing);
    await admit.run(from('laptop'));
    passes(7 * DAY_MS);
    await world.purgeOldStreams.run();
    expect((await world.getStreams.run({ userId: 'ada' })).networks).toHaveLength(1);
    passes(1);
    await world.purgeOldStreams.run();
    expect(await world.getStreams.run({ userId: 'ada' })).toMatchObject(nothing);
  });
});
