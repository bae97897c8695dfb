import type { Knex } from 'knex';
import { translateFault } from '../../adapters/knex/faults.ts';
import { migrateDatabase } from '../../adapters/knex/migrate.ts';
import { KnexJobQueue } from '../../adapters/knex/operations/job-queue.ts';
import { knexStores } from '../../adapters/knex/stores.ts';
import { type JobsAdded, KnexUnitOfWork } from '../../adapters/knex/unit-of-work.ts';
import { RandomIds } from '../../adapters/node-crypto/random-ids.ts';
import { SystemClock } from '../../adapters/node-crypto/system-clock.ts';
import { UploadQuietPeriod } from '../../worker/upload-quiet-period.ts';
import type { Dependencies } from '../composition/dependencies.ts';
import type { Logger } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import { FILE_ALARMS, ORDER_ALARMS, TWO_FACTOR_ALARM } from './alarms.ts';
import { auditedActs } from './audited-acts.ts';
import { databaseChecks, folderChecks, loggedChecks } from './checks.ts';
import { chosenDatabase } from './chosen-database.ts';
import { chosenGateway, demoCheckoutOn } from './chosen-gateway.ts';
import { chosenMailer } from './chosen-mailer.ts';
import { chosenRedis } from './chosen-redis.ts';
import { chosenStorage } from './chosen-storage.ts';
import { fileTools } from './file-tools.ts';
import { chosenSecrets } from './generated-secrets.ts';
import { openIdentityTools } from './identity-tools.ts';
import type { Installation } from './installation.ts';

/**
 * Opens the components that the settings choose. With none set it needs nothing but a folder (decision C1); each of
 * Postgres, Redis, S3, a payment and a mail service takes the place of an embedded one. Production has them all.
 */
export async function openInstallation(settings: Settings, log: Logger): Promise<Installation> {
  const signing = chosenSecrets(settings);
  const clock = new SystemClock();
  const ids = new RandomIds();
  const db = chosenDatabase(settings);
  const quietPeriod = new UploadQuietPeriod();
  const files = await chosenStorage(settings, {
    secret: signing.upload,
    clock,
    quietPeriod,
    report: (fault) => log.warn(fault, 'the storage of files gives trouble'),
  });
  const demoCheckout = { origin: settings.origin, signingSecret: signing.demoCheckout, ids };
  const payments = await chosenGateway(db, settings, { ...demoCheckout, clock }, log);
  const mails = await chosenMailer(settings);
  const redis = await chosenRedis(settings, db, log);
  const { close: endLongWork, checks: toolChecks, ...tools } = fileTools(settings);
  const { secrets, tokensOn, ...identityTools } = await openIdentityTools(settings, {
    tokenSecret: signing.token,
    sessionSecret: signing.session,
  });

  const acts = auditedActs(ids, signing.session);

  const dependenciesOn = (on: World): Dependencies => {
    const stores = knexStores(on.db, on.clock);
    const work = acts.workOn(new KnexUnitOfWork(on.db, ids, on.clock, on.jobsAdded), on.clock);
    return {
      ...stores,
      kernel: {
        jobs: new KnexJobQueue(on.db),
        work,
        mailer: mails.mailerOn(work, ids, on.clock),
        ids,
        secrets,
        clock: on.clock,
      },
      identity: {
        ...stores.identity,
        ...identityTools,
        tokens: tokensOn(on.clock),
        twoFactorAlarms: {
          raise: (userId) => log.error({ code: 'identity/encryption-key', userId }, TWO_FACTOR_ALARM),
        },
      },
      reporting: { ...stores.reporting, auditLog: acts.logOn(stores.reporting.auditLog) },
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
      operations: {
        ...stores.operations,
        mailTransport: on.mailTransport,
        mailRenderer: mails.renderer,
        accounts: acts.accounts,
      },
    };
  };

  const dependencies = dependenciesOn({
    db,
    clock,
    gateway: payments.gateway,
    mailTransport: mails.transport,
    jobsAdded: redis.jobsAdded,
  });
  return {
    dependencies,
    db,
    acts: acts.runner(dependencies.reporting.auditLog, clock),
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
    cookieSecrets: [signing.session],
    extraRoutes: (container) => ({
      routes: [...payments.routes(container), ...redis.routes()],
      signedRoutes: files.signedRoutes(dependencies.media.files),
    }),
    pagePolicy: { connect: files.hosts, form: payments.cardPageHosts, media: files.hosts },
    checks: loggedChecks(
      {
        ...databaseChecks(db, clock),
        ...files.checks,
        ...folderChecks(settings),
        ...redis.checks,
        ...toolChecks,
      },
      log,
    ),
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

/** What differs between now and the past of a demonstration. */
interface World {
  readonly db: Knex;
  readonly clock: Dependencies['kernel']['clock'];
  readonly gateway: Dependencies['enrolment']['gateway'];
  readonly mailTransport: Dependencies['operations']['mailTransport'];
  readonly jobsAdded?: JobsAdded | undefined;
}
