import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openQueue } from '../../src/adapters/bullmq/job-relay.ts';
import { openWorker } from '../../src/adapters/bullmq/open-worker.ts';
import { openPatientRedis } from '../../src/adapters/redis/connection.ts';
import { type FreshRedis, freshRedis } from '../support/provision/fresh-redis.ts';

const FACTS = { atOnce: 1, log: { warn: () => {} } };

let fresh: FreshRedis;
beforeAll(async () => {
  fresh = await freshRedis();
});
afterAll(() => fresh.drop());

it('a worker that ends leaves their connection to those that still have a job in hand', async () => {
  const redis = openPatientRedis(fresh.url, () => {});
  await once(redis, 'ready');
  const queue = openQueue<object>(redis, 'busy');
  const events = new EventEmitter();
  const begun = once(events, 'begun');
  const stopIdle = openWorker(redis, 'idle', async () => {}, FACTS);
  const stopBusy = openWorker(
    redis,
    'busy',
    async () => {
      events.emit('begun');
      await once(events, 'end');
    },
    FACTS,
  );
  await queue.add('a job', {});
  await begun;

  await stopIdle();
  const stopped = stopBusy();
  events.emit('end');
  await stopped;
  expect(redis.status).toBe('ready');
  expect(await queue.getJobCounts()).toMatchObject({ active: 0, waiting: 0 });

  await queue.close();
  redis.disconnect();
});
