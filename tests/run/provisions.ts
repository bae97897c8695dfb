import { provideChromium } from '../support/provision/chromium.ts';
import { provideFfmpeg } from '../support/provision/ffmpeg.ts';
import { type PostgresServer, providePostgres } from '../support/provision/postgres.ts';
import { provideRedis, type RedisServer } from '../support/provision/redis.ts';
import { openS3Starter, type S3Starter } from '../support/provision/s3-starter.ts';
import type { Environment } from './command.ts';
import { provideSqliteDriver } from './sqlite-driver.ts';
import type { Need, Stage } from './stages.ts';

/** What stages need, brought up when the first one asks, and once: the whole run shares one server of each kind. */
export class Provisions {
  private sqlite: Promise<void> | undefined;
  private ffmpeg: Promise<void> | undefined;
  private postgres: Promise<PostgresServer> | undefined;
  private redis: Promise<RedisServer> | undefined;
  private s3: Promise<S3Starter> | undefined;

  /** What takes longest to bring up, and needs no other: the stages that come before its first use run meanwhile. */
  begin(stages: readonly Pick<Stage, 'needs'>[]): void {
    const isNeeded = (need: Need) => stages.some(({ needs }) => needs?.includes(need));
    // The stage that needs it is told the failure.
    if (isNeeded('sqlite')) this.sqliteDriver().catch(() => undefined);
    if (isNeeded('ffmpeg')) this.ffmpegProgram().catch(() => undefined);
  }

  /** Rejects with a sentence that says what to do where it can neither be found nor installed. */
  async environment(needs: readonly Need[] = []): Promise<Environment> {
    if (needs.includes('sqlite')) await this.sqliteDriver();
    if (needs.includes('ffmpeg')) await this.ffmpegProgram();
    return {
      ...(needs.includes('postgres') && { TEST_DATABASE_URL: (await (this.postgres ??= providePostgres())).url }),
      ...(needs.includes('redis') && { TEST_REDIS_URL: (await (this.redis ??= provideRedis())).url }),
      ...(needs.includes('s3') && { TEST_S3_STARTER: await this.s3Starter() }),
      ...(needs.includes('chromium') && { CHROMIUM_PATH: await provideChromium() }),
    };
  }

  private ffmpegProgram(): Promise<void> {
    this.ffmpeg ??= provideFfmpeg();
    return this.ffmpeg;
  }

  private sqliteDriver(): Promise<void> {
    this.sqlite ??= provideSqliteDriver();
    return this.sqlite;
  }

  /** It takes some seconds to start: the stage begins meanwhile, and its tests of S3 wait for it. */
  private async s3Starter(): Promise<string> {
    const starter = await (this.s3 ??= openS3Starter());
    // Whoever asks for it is told the failure.
    starter.start().catch(() => undefined);
    return starter.url;
  }

  async stop(): Promise<void> {
    const started = await Promise.allSettled([this.postgres, this.redis, this.s3]);
    await Promise.all(started.map((server) => (server.status === 'fulfilled' ? server.value?.stop() : undefined)));
  }
}
