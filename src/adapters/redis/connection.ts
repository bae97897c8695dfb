import { Redis, type RedisOptions } from 'ioredis';

/** Told once for each outage, and once when it is over. */
export type RedisReport = (isUp: boolean, error?: unknown) => void;

/** Nobody who waits for an answer of ours waits longer than this for Redis. */
const ANSWER_MS = 1000;
const CONNECT_MS = 2000;
const MAX_RECONNECT_MS = 1000;

const COMMON: RedisOptions = {
  connectTimeout: CONNECT_MS,
  keepAlive: 10_000,
  retryStrategy: (attempt) => Math.min(50 * attempt, MAX_RECONNECT_MS),
};

/**
 * A connection on behalf of somebody who waits: a command is answered soon or rejected. While Redis is away a command
 * is rejected at once, because none is queued; and one that is late closes the socket (`socketTimeout`), so that a
 * Redis that hangs holds up the first commands only and not every request after them. It reconnects for as long as it
 * lives.
 */
export function openRedis(url: string, report: RedisReport): Redis {
  const redis = new Redis(url, {
    ...COMMON,
    commandTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  reportOutages(redis, report);
  return redis;
}

/**
 * A connection for work in the background, which rather waits than fails: BullMQ's workers want their commands repeated
 * until Redis is back. One that blocks on an empty queue may be silent for longer, but not for ever
 * (`blockingTimeout`).
 */
export function openPatientRedis(url: string, report: RedisReport): Redis {
  const redis = new Redis(url, { ...COMMON, maxRetriesPerRequest: null, blockingTimeout: 60_000 });
  reportOutages(redis, report);
  return redis;
}

/** An EventEmitter without a listener throws its errors at the process; ioredis emits one for each attempt. */
function reportOutages(redis: Redis, report: RedisReport): void {
  let isUp = true;
  redis.on('error', (error) => {
    if (isUp) report(false, error);
    isUp = false;
  });
  redis.on('ready', () => {
    if (!isUp) report(true);
    isUp = true;
  });
}
