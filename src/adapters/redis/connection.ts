import { Redis, type RedisOptions } from 'ioredis';

/** Called once per outage, and once when it is over. */
export type RedisReport = (isUp: boolean, error?: unknown) => void;

/** Timeout of Redis for any request. */
const ANSWER_MS = 1000;
const CONNECT_MS = 2000;
const MAX_RECONNECT_MS = 1000;

const COMMON: RedisOptions = {
  connectTimeout: CONNECT_MS,
  keepAlive: 10_000,
  retryStrategy: (attempt) => Math.min(50 * attempt, MAX_RECONNECT_MS),
};

/**
 * Opens a fail-fast connection for requests: a command is answered soon or rejected. Without a connection, commands are
 * rejected at once instead of queued (no offline queue); a late answer closes the socket (`socketTimeout`), so that a
 * hanging Redis delays only the first commands. Reconnects forever.
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
 * Opens a waiting connection for background work: BullMQ's workers need their commands repeated until Redis is back.
 * Blocking on an empty queue may take longer, but not forever (`blockingTimeout`).
 */
export function openPatientRedis(url: string, report: RedisReport): Redis {
  const redis = new Redis(url, { ...COMMON, maxRetriesPerRequest: null, blockingTimeout: 60_000 });
  reportOutages(redis, report);
  return redis;
}

/**
 * Logs outages once. ioredis emits an error per attempt, and an EventEmitter without a listener would crash the
 * process.
 */
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
