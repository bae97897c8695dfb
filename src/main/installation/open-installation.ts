import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Knex } from 'knex';
import { Argon2PasswordHasher } from '../../adapters/argon2/password-hasher.ts';
import { JoseTokens } from '../../adapters/jose/tokens.ts';
import { translateFault } from '../../adapters/knex/faults.ts';
import { migrateDatabase } from '../../adapters/knex/migrate.ts';
import type { JobsAdded } from '../../adapters/knex/unit-of-work.ts';
import { NodeSecrets } from '../../adapters/node-crypto/node-secrets.ts';
import { RandomIds } from '../../adapters/node-crypto/random-ids.ts';
import { SystemClock } from '../../adapters/node-crypto/system-clock.ts';
import type { OrderAlarm, PaymentGateway } from '../../domain/enrolment/ports.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { FileAlarm } from '../../domain/media/ports.ts';
import type { MailTransport } from '../../domain/operations/ports.ts';
import { UploadQuietPeriod } from '../../worker/upload-quiet-period.ts';
import type { Dependencies } from '../composition/dependencies.ts';
import type { Logger } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import { chosenDatabase } from './chosen-database.ts';
import { chosenGateway, demoCheckoutOn } from './chosen-gateway.ts';
import { chosenMailer } from './chosen-mailer.ts';
import { chosenRedis } from './chosen-redis.ts';
import { chosenStorage } from './chosen-storage.ts';
import { fileTools } from './file-tools.ts';
import { generatedSecrets } from './generated-secrets.ts';
import type { Installation } from './installation.ts';
import { knexStores } from './knex-stores.ts';

/** Node's thread pool has four threads, and file reads need one of them. */
const MAX_HASHES = 3;

/** A signing key has exactly 32 bytes; a secret may have any length that is long enough. */
const keyOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();

/**
 * Opens the components that the settings choose. With none set it needs nothing but a folder (decision C1); each of
 * Postgres, Redis, S3, a payment and a mail service takes the place of an embedded one. Production has them all.
 */
export async function openInstallation(settings: Settings, log: Logger): Promise<Installation> {
  const made = generatedSecrets(settings.dataDir);
  const clock = new SystemClock();
  const ids = new RandomIds();
  const db = chosenDatabase(settings);
  const quietPeriod = new UploadQuietPeriod(clock);
  const files = await chosenStorage(settings, {
    secret: made.payment,
    clock,
    quietPeriod,
    report: (fault) => log.warn(fault, 'the storage of files gives trouble'),
  });
  const demoCheckout = { origin: settings.origin, signingSecret: made.payment, ids };
  const payments = await chosenGateway(db, settings, { ...demoCheckout, clock }, log);
  const mails = await chosenMailer(settings);
  const redis = await chosenRedis(settings, db, log);
  const tokenKeys = {
    current: keyOf(settings.tokenSecret ?? made.token),
    previous: settings.previousTokenSecret === undefined ? undefined : keyOf(settings.previousTokenSecret),
  };
  const { close: endLongWork, ...tools } = fileTools(settings);
  const passwords = new Argon2PasswordHasher({ atOnce: Math.min(availableParallelism(), MAX_HASHES) });

  const dependenciesOn = (on: World): Dependencies => {
    const stores = knexStores(on.db, ids, on.clock, on.jobsAdded);
    return {
      ...stores,
      kernel: {
        ...stores.kernel,
        mailer: mails.mailerOn(stores.kernel.work, ids, on.clock),
        ids,
        secrets: new NodeSecrets(),
        clock: on.clock,
      },
      identity: { ...stores.identity, passwords, tokens: new JoseTokens(tokenKeys, on.clock) },
      enrolment: {
        ...stores.enrolment,
        gateway: on.gateway,
        alarms: {
          raise: (code, orderId) => log.error({ code, orderId }, ORDER_ALARMS[code]),
        },
      },
      media: {
        ...stores.media,
        storage: files.storage,
        delivery: files.delivery,
        ...tools,
        alarms: { raise: (code, key) => log.error({ code, key }, FILE_ALARMS[code]) },
      },
      operations: { ...stores.operations, mailTransport: on.mailTransport, mailRenderer: mails.renderer },
    };
  };

  return {
    dependencies: dependenciesOn({
      db,
      clock,
      gateway: payments.gateway,
      mailTransport: mails.transport,
      jobsAdded: redis.jobsAdded,
    }),
    db,
    // Nobody is charged for what a demonstration made up, and no mail about it leaves.
    inThePast: (then, work) =>
      db.transaction(async (trx) => {
        const checkout = demoCheckoutOn(trx, { ...demoCheckout, clock: then });
        await work({
          dependencies: dependenciesOn({
            db: trx,
            clock: then,
            gateway: checkout,
            mailTransport: mails.outbox,
          }),
          pay: (checkoutId) => checkout.pay(checkoutId),
          cancel: (checkoutId) => checkout.cancel(checkoutId),
        });
      }),
    migrate: () => migrateDatabase(db),
    openSessionStore: () => redis.openSessionStore(),
    ...(redis.rateLimits && { rateLimits: redis.rateLimits }),
    cookieSecrets: [settings.sessionSecret ?? made.session],
    extraRoutes: (container) => ({
      routes: [...payments.routes(container), ...redis.routes()],
      signedRoutes: files.signedRoutes,
    }),
    pagePolicy: { connect: files.hosts, form: payments.cardPageHosts, media: files.hosts },
    checks: { database: () => db.raw('select 1'), storage: () => files.check(), ...redis.checks },
    translateFault,
    startWork: redis.startWork,
    isQuiet: () => quietPeriod.isNow(),
    abandonLongWork: endLongWork,
    close: async () => {
      endLongWork();
      files.close();
      payments.close();
      await Promise.all([redis.close(), mails.close()]);
      await db.destroy();
    },
  };
}

const ORDER_ALARMS: Readonly<Record<OrderAlarm, string>> = {
  'enrolment/undeliverable': 'an order was paid after its course was deleted: please refund it',
  'enrolment/disputed': 'a payment is disputed, or its dispute was decided: please see the mail about it',
  'enrolment/refund-returned': 'a refund did not reach its buyer: please pay it in another way',
};

const NOT_AS_TAKEN = 'a stored file is not what it was taken for';
const FILE_ALARMS: Readonly<Record<FileAlarm, string>> = {
  'media/changed': NOT_AS_TAKEN,
  'media/missing': NOT_AS_TAKEN,
  'media/no-picture': NOT_AS_TAKEN,
  'media/foreign-storage': 'the database does not know most files of the storage, so none is erased',
};

/** What differs between now and the past of a demonstration. */
interface World {
  readonly db: Knex;
  readonly clock: Clock;
  readonly gateway: PaymentGateway;
  readonly mailTransport: MailTransport;
  readonly jobsAdded?: JobsAdded | undefined;
}
