import type { ClientRateLimitInfo, Options } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRedis } from '../../src/adapters/redis/connection.ts';
import { SharedRateLimitStore } from '../../src/adapters/redis/rate-limit-store.ts';
import { BoundedRateLimitStore } from '../../src/http/bounded-rate-limit-store.ts';
import { type OwnRedis, startRedis } from '../support/provision/redis.ts';
import { onRedis } from './on-redis.ts';

function storeOn(redis: Redis, name = 'login', windowMs = 60_000): SharedRateLimitStore {
  const store = new SharedRateLimitStore(redis, name, new BoundedRateLimitStore());
  store.init({ windowMs } as Options);
  return store;
}
const hits = async (answer: Promise<ClientRateLimitInfo>) => (await answer).totalHits;

onRedis((open) => {
  it('counts the calls of all processes together, and each limit for itself', async () => {
    const redis = await open();
    const [one, other, another] = [storeOn(redis), storeOn(redis), storeOn(redis, 'contact')];
    expect(await hits(one.increment('ada'))).toBe(1);
    expect(await hits(other.increment('ada'))).toBe(2);
    expect(await hits(one.increment('ada'))).toBe(3);
    await other.decrement('ada');
    expect(await hits(other.increment('ada'))).toBe(3);
    expect([await hits(one.increment('bea')), await hits(another.increment('ada'))]).toEqual([1, 1]);
    await one.resetKey('ada');
    expect(await hits(one.increment('ada'))).toBe(1);
  });

  it('begins again when the window is over, and says when that is', async () => {
    const redis = await open();
    const store = storeOn(redis, 'short', 300);
    const before = Date.now();
    const { resetTime } = await store.increment('ada');
    expect(resetTime!.getTime() - before).toBeGreaterThan(0);
    expect(resetTime!.getTime() - Date.now()).toBeLessThanOrEqual(300);
    await expect.poll(() => hits(store.increment('ada')), { interval: 400 }).toBe(1);
  });

  it('goes on after Redis lost its scripts and counts', async () => {
    const redis = await open();
    const [one, other] = [storeOn(redis), storeOn(redis)];
    for (let call = 0; call < 3; call += 1) await one.increment('ada');
    await redis.script('FLUSH');
    expect(await hits(other.increment('ada'))).toBe(4);
    await redis.flushdb();
    expect(await hits(one.increment('ada')), 'what this process saw is not forgotten').toBe(4);
    expect(await hits(other.increment('ada'))).toBe(2);
  });

  it('keeps nobody’s address readable', async () => {
    const redis = await open();
    await storeOn(redis).increment('203.0.113.7 ada@example.org');
    const keys = (await redis.keys('*')).join();
    expect(keys).toMatch(/^cusp:limit:login:/);
    expect(keys).not.toMatch(/203|ada/);
  });
});

describe('without a Redis', () => {
  let server: OwnRedis;
  let redis: Redis;
  const outages: boolean[] = [];
  beforeAll(async () => {
    server = await startRedis();
    await server.kill();
    redis = openRedis(server.url, (isUp) => outages.push(isUp));
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
  });

  it('each process counts for itself from the start, and shares its counts as soon as Redis is there', async () => {
    const [one, other] = [storeOn(redis), storeOn(redis)];
    expect([await hits(one.increment('ada')), await hits(other.increment('ada'))]).toEqual([1, 1]);
    await expect.poll(() => outages).toEqual([false]);
    await server.start();
    await expect.poll(() => redis.status).toBe('ready');
    expect(outages).toEqual([false, true]);
    expect(await hits(one.increment('bea'))).toBe(1);
    expect(await hits(other.increment('bea'))).toBe(2);
  });

  it('that hangs is waited for once and not by each call, and is taken up again', async () => {
    const store = storeOn(redis, 'hanging');
    server.freeze();
    const waits: number[] = [];
    for (let call = 1; call <= 40; call += 1) {
      const from = performance.now();
      expect(await hits(store.increment('ada'))).toBe(call);
      waits.push(performance.now() - from);
    }
    expect(waits.filter((ms) => ms > 500).length).toBeLessThan(5);
    server.thaw();
    await expect.poll(() => redis.ping().catch(() => '')).toBe('PONG');
    expect(await hits(storeOn(redis, 'hanging').increment('bea'))).toBe(1);
  });
});
