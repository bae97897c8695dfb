import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedProgram } from '../../support/compiled-program.ts';
import { openFakeStripe } from '../../support/fake-stripe/fake-stripe.ts';
import { freePort } from '../../support/free-port.ts';
import { freshBucket, s3Environment } from '../../support/provision/fresh-bucket.ts';
import { freshPostgres } from '../../support/provision/fresh-postgres.ts';
import { freshRedis } from '../../support/provision/fresh-redis.ts';
import { environment } from '../../support/school.ts';
import { openSmtp } from '../../support/smtp-server.ts';

const compiled = (path: string) => sharedProgram(fileURLToPath(new URL(path, import.meta.url)));
const STRIPE = { secretKey: 'sk_test_scale', webhookSecret: 'whsec_scale' };

export interface RunningProcess {
  /** Where a server listens. */
  readonly port: number;
  /** Answers the exit code, null after SIGKILL. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Postgres, Redis, a bucket, a payment service and a mail server, and processes of ours on all of them. */
export async function severalProcesses(overrides: Record<string, string>) {
  const [server, cli] = await Promise.all([
    compiled('../../support/school-process.ts'),
    compiled('../../../src/main/cli.ts'),
  ]);
  const [postgres, redis, bucket, stripe, smtp] = await Promise.all([
    freshPostgres(),
    freshRedis(),
    freshBucket(),
    openFakeStripe(STRIPE),
    openSmtp(),
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'cusp-scale-'));
  const children = new Set<ChildProcess>();
  const settings = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    ...s3Environment(bucket),
    STRIPE_SECRET_KEY: STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
    STRIPE_API_BASE: stripe.origin,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'school@example.org',
    TOKEN_SECRET: 'the same for all processes, and long enough',
    SESSION_SECRET: 'another one for all of them, and long enough',
    WORK_JOBS: '0',
    ...overrides,
  };

  /** Each has a folder of its own: what they share is not on a disk. */
  async function start(args: readonly string[], said: string): Promise<RunningProcess> {
    const port = await freePort();
    const dataDir = await mkdtemp(join(folder, 'process-'));
    const child = spawn(process.execPath, [...args], {
      env: { ...process.env, ...environment(port, dataDir), ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.add(child);
    const ended = once(child, 'exit') as Promise<[number | null]>;
    void ended.then(() => children.delete(child));
    const [first] = (await Promise.race([once(child.stdout, 'data'), ended])) as [unknown];
    if (!String(first).startsWith(said)) throw new Error(`A process ended before it began: ${String(first)}.`);
    return { port, end: async (signal) => (child.kill(signal), (await ended)[0]) };
  }

  return {
    settings,
    stripe,
    smtp,
    serve: () => start([server], 'serving'),
    work: () => start([cli, 'worker'], 'The worker has begun.'),
    async close(): Promise<void> {
      for (const child of children) child.kill('SIGKILL');
      await Promise.all([stripe.close(), smtp.close(), postgres.drop(), redis.drop()]);
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
