import { provideChromium } from '../support/provision/chromium.ts';
import { type PostgresServer, providePostgres } from '../support/provision/postgres.ts';
import { provideRedis, type RedisServer } from '../support/provision/redis.ts';
import type { Environment } from './command.ts';
import type { Need } from './stages.ts';

/** What stages need, brought up when the first one asks, and once: the whole run shares one server of each kind. */
export class Provisions {
  private postgres: Promise<PostgresServer> | undefined;
  private redis: Promise<RedisServer> | undefined;

  /** Rejects with a sentence that says what to do where it can neither be found nor installed. */
  async environment(needs: readonly Need[] = []): Promise<Environment> {
    return {
      ...(needs.includes('postgres') && { TEST_DATABASE_URL: (await (this.postgres ??= providePostgres())).url }),
      ...(needs.includes('redis') && { TEST_REDIS_URL: (await (this.redis ??= provideRedis())).url }),
      ...(needs.includes('chromium') && { CHROMIUM_PATH: await provideChromium() }),
    };
  }

  async stop(): Promise<void> {
    const started = await Promise.allSettled([this.postgres, this.redis]);
    await Promise.all(started.map((server) => (server.status === 'fulfilled' ? server.value?.stop() : undefined)));
  }
}
