import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverProgram } from '../journeys/support/built-school.ts';
import { freePort } from '../support/free-port.ts';
import { freshBucket, s3Environment } from '../support/provision/fresh-bucket.ts';
import { freshPostgres } from '../support/provision/fresh-postgres.ts';
import { freshRedis } from '../support/provision/fresh-redis.ts';
import { providePostgres } from '../support/provision/postgres.ts';
import { provideRedis } from '../support/provision/redis.ts';
import { provideS3 } from '../support/provision/s3.ts';
import { figuresOf } from './process-figures.ts';
import { waitForUrl } from './wait-for-url.ts';

export interface BenchProcess {
  readonly origin: string;
  readonly pid: number;
  cpuSeconds(): number;
  stop(): void;
}

/** Postgres, Redis and a bucket of this run's own, and programs beside them. */
export async function productionSchool() {
  const [postgres, redis, s3] = await Promise.all([providePostgres(), provideRedis(), provideS3()]);
  process.env['TEST_DATABASE_URL'] = postgres.url;
  process.env['TEST_REDIS_URL'] = redis.url;
  const [database, queue, bucket] = await Promise.all([freshPostgres(), freshRedis(), freshBucket(s3)]);
  const dataDir = mkdtempSync(join(tmpdir(), 'cusp-bench-'));
  const children: ChildProcess[] = [];
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: queue.url,
    ...s3Environment(bucket),
    TOKEN_SECRET: 'the same for all processes, and long enough',
    SESSION_SECRET: 'another one for all of them, and long enough',
    RATE_LIMIT_FACTOR: '10000',
    SEED_DEMO: '0',
    LOG_LEVEL: 'silent',
  };

  async function start(args: readonly string[], port: number, path: string, own: object): Promise<BenchProcess> {
    const child = spawn(process.execPath, [...args], { env: { ...process.env, ...own }, stdio: 'ignore' });
    children.push(child);
    const [origin, pid] = [`http://127.0.0.1:${port}`, child.pid ?? 0];
    await waitForUrl(`${origin}${path}`);
    return {
      origin,
      pid,
      cpuSeconds: () => figuresOf(pid)?.cpuSeconds ?? 0,
      stop: () => void child.kill(),
    };
  }

  return {
    dataDir,
    env,
    bucket,
    serve: async () => {
      const port = await freePort();
      const own = { ...env, PORT: String(port), DATA_DIR: mkdtempSync(join(dataDir, 'serve-')), WORK_JOBS: '0' };
      return start([serverProgram(), 'serve'], port, '/readyz', own);
    },
    /** The measure for what passes through: Node's own server in front of a URL. */
    bareProxy: async (url: string) => {
      const port = await freePort();
      const program = join(import.meta.dirname, 'bare-server.ts');
      return start(['--import', 'tsx', program, 'proxy', String(port), url], port, '/', {});
    },
    async close(): Promise<void> {
      for (const child of children) child.kill();
      await Promise.all([database.drop(), queue.drop()]);
      await Promise.all([postgres.stop(), redis.stop(), s3.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
