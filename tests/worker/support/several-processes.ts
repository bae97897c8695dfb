import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFakeStripe } from '../../support/fake-stripe/fake-stripe.ts';
import { freePort } from '../../support/free-port.ts';
import { freshBucket, s3Environment } from '../../support/provision/fresh-bucket.ts';
import { freshPostgres } from '../../support/provision/fresh-postgres.ts';
import { freshRedis } from '../../support/provision/fresh-redis.ts';
import { environment } from '../../support/school.ts';
import { openSmtp } from '../../support/smtp-server.ts';
import { childProcesses, compiled, type StartedProcess } from './child-processes.ts';

const STRIPE = { secretKey: 'sk_test_scale', webhookSecret: 'whsec_scale' };

export interface RunningProcess extends Pick<StartedProcess, 'end'> {
  /** Where a server listens. */
  readonly port: number;
}

/** Postgres, Redis, a bucket, a payment service and a mail server, and processes of ours on all of them. */
export async function severalProcesses(overrides: Record<string, string>) {
  const [server, cli] = await Promise.all([compiled('tests/support/school-process.ts'), compiled('src/main/cli.ts')]);
  const [postgres, redis, bucket, stripe, smtp] = await Promise.all([
    freshPostgres(),
    freshRedis(),
    freshBucket(),
    openFakeStripe(STRIPE),
    openSmtp(),
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'cusp-scale-'));
  const processes = childProcesses();
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
    const started = await processes.start(args, { ...environment(port, dataDir), ...settings });
    if (!started.said.startsWith(said)) throw new Error(`A process ended before it began: ${started.said}.`);
    return { port, end: started.end };
  }

  return {
    settings,
    stripe,
    smtp,
    serve: () => start([server], 'serving'),
    work: () => start([cli, 'worker'], 'The worker has begun.'),
    async close(): Promise<void> {
      processes.killAll();
      await Promise.all([stripe.close(), smtp.close(), postgres.drop(), redis.drop()]);
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
