import { provideChromium } from '../support/provision/chromium.ts';
import { provideFfmpeg } from '../support/provision/ffmpeg.ts';
import { providePostgres } from '../support/provision/postgres.ts';
import { provideRedis } from '../support/provision/redis.ts';
import { openS3Starter } from '../support/provision/s3-starter.ts';
import { provideSqliteDriver } from './sqlite-driver.ts';

export interface Provisions {
  /** Where the servers are, for both runners: one of each kind for the whole run. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Finds, installs or starts all that tests need. Rejects with a sentence that says what to do where one can neither be
 * found nor installed; what was started until then is stopped.
 */
export async function provideAll(): Promise<Provisions> {
  const servers = [providePostgres(), provideRedis(), openS3Starter()] as const;
  const stop = async (): Promise<void> => {
    const started = await Promise.allSettled(servers);
    await Promise.all(started.map((server) => (server.status === 'fulfilled' ? server.value.stop() : undefined)));
  };
  try {
    const programs = [provideChromium(), provideSqliteDriver(), provideFfmpeg()] as const;
    const [[postgres, redis, s3], [chromium]] = await Promise.all([Promise.all(servers), Promise.all(programs)]);
    const env = {
      TEST_DATABASE_URL: postgres.url,
      TEST_REDIS_URL: redis.url,
      TEST_S3_STARTER: s3.url,
      CHROMIUM_PATH: chromium,
    };
    return { env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
