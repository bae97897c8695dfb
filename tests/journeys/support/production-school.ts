import { once } from 'node:events';
import { openFakeStripe } from '../../support/fake-stripe/fake-stripe.ts';
import { freshBucket, s3Environment } from '../../support/provision/fresh-bucket.ts';
import { freshPostgres } from '../../support/provision/fresh-postgres.ts';
import { providePostgres } from '../../support/provision/postgres.ts';
import { startRedis } from '../../support/provision/redis.ts';
import { provideS3 } from '../../support/provision/s3.ts';
import { openSmtp } from '../../support/smtp-server.ts';
import { BuiltSchool, startRole } from './built-school.ts';
import { makeFirstOwner } from './first-owner.ts';
import { ADMIN } from './people.ts';
import { test as base, opened } from './test.ts';

const SECRETS = { secretKey: 'sk_test_journey', webhookSecret: 'whsec_journey' };

/** The run's server where there is one, and a database of its own there. */
async function openPostgres() {
  const server = await providePostgres();
  const database = await freshPostgres(server.url);
  return { url: database.url, stop: async () => (await database.drop(), await server.stop()) };
}

async function openBucket() {
  if (process.env.TEST_S3_STARTER) return { bucket: await freshBucket(), stop: async () => {} };
  const server = await provideS3();
  return { bucket: await freshBucket(server), stop: server.stop };
}

/**
 * The built school with each component that production must have: a server and a worker in processes of their own, on
 * Postgres, a bucket, a payment service and a mail server, and on a Redis that may be taken away. It is empty but for
 * one administrator.
 */
export async function openProductionSchool() {
  const [postgres, files, redis, stripe, smtp] = await Promise.all([
    openPostgres(),
    openBucket(),
    startRedis(),
    openFakeStripe(SECRETS),
    openSmtp(),
  ]);
  const { bucket } = files;
  const env = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    ...s3Environment(bucket),
    STRIPE_SECRET_KEY: SECRETS.secretKey,
    STRIPE_WEBHOOK_SECRET: SECRETS.webhookSecret,
    STRIPE_API_BASE: stripe.origin,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'mail@school.example',
    SELLER_ABN: '51 824 753 556',
    TOKEN_SECRET: 'the tokens of a journey are signed by this',
    SESSION_SECRET: 'the sessions of a journey are signed by this',
    WORK_JOBS: '0',
    SEED_DEMO: '0',
  };
  const school = await BuiltSchool.open(env);
  stripe.webhook.url = `${school.origin}/api/payment/webhook`;
  // It does what was left for it, whenever it has begun.
  const worker = startRole('worker', { ...school.env });
  await makeFirstOwner(school, ADMIN);

  return {
    school,
    redis,
    stripe,
    /** Where the bucket's server answers. */
    storageOrigin: new URL(bucket.endpoint).origin,
    /** The subjects of what has arrived for somebody. */
    mailsTo: (address: string): string[] =>
      smtp.received
        .filter(({ to }) => [to ?? []].flat().some(({ value }) => value.some((one) => one.address === address)))
        .map(({ subject = '' }) => subject),
    async close() {
      const workerEnded = once(worker, 'exit');
      if (worker.exitCode === null && worker.kill('SIGTERM')) await Promise.all([workerEnded, school.close()]);
      else await school.close();
      await Promise.all([postgres.stop(), files.stop(), redis.stop(), stripe.close(), smtp.close()]);
    },
  };
}

export type ProductionSchool = Awaited<ReturnType<typeof openProductionSchool>>;

/** One such school serves all tests of a file. */
export const test = base.extend<object, { production: ProductionSchool }>({
  production: opened(openProductionSchool),
  school: ({ production }, use) => use(production.school),
});
