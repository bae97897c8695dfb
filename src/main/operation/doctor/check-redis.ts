import { openRedis } from '../../../adapters/redis/connection.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';

const { good, bad, unknown } = findingsOf('redis');

/** Redis: reached, and told to forget nothing by itself. */
export async function checkRedis(url: string): Promise<Finding[]> {
  const redis = openRedis(url, () => undefined);
  try {
    await ready(redis);
    await redis.ping();
    const policy = await redis.config('GET', 'maxmemory-policy').catch(() => undefined);
    const [, value] = (policy ?? []) as string[];
    if (value === undefined)
      return [good('Redis answers.'), unknown('It does not tell its maxmemory-policy: set noeviction.')];
    return [
      good('Redis answers.'),
      value === 'noeviction'
        ? good('It never drops data (noeviction).')
        : bad(
            `Its maxmemory-policy is ${value}, which drops jobs and sessions: CONFIG SET maxmemory-policy noeviction`,
          ),
    ];
  } catch (error) {
    return [bad(`Redis is not reached (${reasonOf(error)}). Check REDIS_URL, and that the server runs.`)];
  } finally {
    redis.disconnect();
  }
}

const ready = (redis: ReturnType<typeof openRedis>): Promise<void> =>
  new Promise((resolve, reject) => {
    redis.once('ready', resolve);
    redis.once('error', reject);
  });
