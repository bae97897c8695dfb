import type { Knex } from 'knex';
import { translateFault } from '../../adapters/knex/faults.ts';
import { migrateDatabase } from '../../adapters/knex/migrate.ts';
import { KnexJobQueue } from '../../adapters/knex/operations/job-queue.ts';
import { knexStores } from '../../adapters/knex/stores.ts';
import { KnexUnitOfWork } from '../../adapters/knex/unit-of-work.ts';
import { KeptRichTextReader } from '../../adapters/marked/kept-rich-text-reader.ts';
import { MarkedRichTextReader } from '../../adapters/marked/rich-text-reader.ts';
import { NodeEventLoopYield } from '../../adapters/node-crypto/node-event-loop-yield.ts';
import { RandomIds } from '../../adapters/node-crypto/random-ids.ts';
import { SystemClock } from '../../adapters/node-crypto/system-clock.ts';
import { TsFsrsCardScheduler } from '../../adapters/ts-fsrs/card-scheduler.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import { UploadQuietPeriod } from '../../worker/upload-quiet-period.ts';
import type { Dependencies } from '../composition/dependencies.ts';
import type { Logger } from '../log.ts';
import { ownerSettings } from '../settings/school-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { FILE_ALARMS, ORDER_ALARMS, TWO_FACTOR_ALARM } from './alarms.ts';
import { auditedActs } from './audited-acts.ts';
import { databaseChecks, folderChecks, loggedChecks } from './checks.ts';
import { chosenDatabase } from './chosen-database.ts';
import { chosenGateway } from './chosen-gateway.ts';
import { chosenMailer } from './chosen-mailer.ts';
import { chosenRedis } from './chosen-redis.ts';
import { chosenStorage } from './chosen-storage.ts';
import { fileTools } from './file-tools.ts';
import { chosenSecrets } from './generated-secrets.ts';
import { openIdentityTools } from './identity-tools.ts';
import type { Installation } from './installation.ts';

/** A clock, and a database or a transaction of one, in place of those of the settings. It stays open. */
interface Given {
  readonly db?: Knex;
  readonly clock?: Clock;
}

/**
 * Opens the components that the settings choose. With none set it needs nothing but a folder (decision C1); each of
 * Postgres, Redis, S3, a payment and a mail service takes the place of an embedded one. Production has them all.
 */
export async function openInstallation(settings: Settings, log: Logger, given: Given = {}): Promise<Installation> {
  const signing = chosenSecrets(settings);
  const { clock = new SystemClock(), db = chosenDatabase(settings) } = given;
  const ids = new RandomIds();
  const quietPeriod = new UploadQuietPeriod();
  const stores = knexStores(db, clock);
  const current = ownerSettings(stores.school, settings);
  const mails = await chosenMailer(settings, current);
  const files = await chosenStorage(settings, {
    secret: signing.upload,
    clock,
    quietPeriod,
    report: (fault) => log.warn(fault, 'the storage of files gives trouble'),
  });
  const demoCheckout = { origin: settings.origin, signingSecret: signing.demoCheckout, ids, clock };
  const payments = await chosenGateway(db, settings, demoCheckout, log);
  const redis = await chosenRedis(settings, db, log);
  const { close: endLongWork, checks: toolChecks, importReader, captionReader, ...tools } = fileTools(settings);
  const { secrets, tokensOn, ...identityTools } = await openIdentityTools(settings, {
    tokenSecret: signing.token,
    sessionSecret: signing.session,
    current,
  });

  const acts = auditedActs(ids, signing.session);

  const work = acts.workOn(new KnexUnitOfWork(db, ids, clock, redis.jobsAdded), clock);
  const dependencies: Dependencies = {
    ...stores,
    kernel: {
      jobs: new KnexJobQueue(db),
      work,
      mailer: mails.mailerOn(work, ids, clock),
      ids,
      secrets,
      clock,
      richText: new KeptRichTextReader(new MarkedRichTextReader()),
      eventLoop: new NodeEventLoopYield(),
    },
    identity: {
      ...stores.identity,
      ...identityTools,
      tokens: tokensOn(clock),
      twoFactorAlarms: {
        raise: (userId) => log.error({ code: 'identity/encryption-key', userId }, TWO_FACTOR_ALARM),
      },
    },
    reporting: { ...stores.reporting, auditLog: acts.logOn(stores.reporting.auditLog) },
    catalog: { ...stores.catalog, captionReader },
    enrolment: {
      ...stores.enrolment,
      gateway: payments.gateway,
      peopleFileReader: importReader,
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
    questions: { ...stores.questions, fileReader: importReader },
    readiness: { ...stores.readiness, cardScheduler: new TsFsrsCardScheduler() },
    news: { ...stores.news, noticePages: mails.noticePages },
    operations: {
      ...stores.operations,
      mailTransport: mails.transport,
      mailRenderer: mails.renderer,
      accounts: acts.accounts,
    },
    school: { ...stores.school, current },
  };

  return {
    dependencies,
    db,
    acts: acts.runner(dependencies.reporting.auditLog, clock),
    migrate: () => migrateDatabase(db),
    openSessionStore: () => redis.openSessionStore(),
    ...(redis.rateLimits && { rateLimits: redis.rateLimits }),
    cookieSecrets: [signing.session],
    extraRoutes: (container) => ({
      routes: payments.routes(container),
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
      if (given.db === undefined) await db.destroy();
    },
  };
}
