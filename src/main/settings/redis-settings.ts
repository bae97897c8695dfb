import type { SettingReader } from './setting-reader.ts';

export interface RedisSettings {
  /** Without one, sessions and jobs are in the database and calls are counted in each process. */
  readonly redisUrl: string | undefined;
}

export function readRedisSettings(read: SettingReader, isProduction: boolean): RedisSettings {
  const redisUrl = read.optional('REDIS_URL');
  if (redisUrl !== undefined && !/^rediss?:\/\//.test(redisUrl))
    read.fault('REDIS_URL must start with redis:// or rediss://.');
  if (redisUrl === undefined && isProduction)
    read.fault('REDIS_URL must be set in production: sessions, limits and queues are shared through it.');
  return { redisUrl };
}
