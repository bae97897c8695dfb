import { createHash, hkdfSync } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { Argon2PasswordHasher } from '../adapters/argon2/password-hasher.ts';
import { DemoCheckout } from '../adapters/demo-checkout/demo-checkout.ts';
import { DiskStorage } from '../adapters/disk/disk-storage.ts';
import { JoseTokens } from '../adapters/jose/tokens.ts';
import { KnexCatalogReader } from '../adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseRepository } from '../adapters/knex/catalog/course-repository.ts';
import { KnexCourseSearch } from '../adapters/knex/catalog/course-search.ts';
import { KnexEnrolmentRepository } from '../adapters/knex/enrolment/enrolment-repository.ts';
import { KnexOrderRepository } from '../adapters/knex/enrolment/order-repository.ts';
import { KnexSessionRepository } from '../adapters/knex/identity/session-repository.ts';
import { KnexUserRepository } from '../adapters/knex/identity/user-repository.ts';
import { KnexProgressRepository } from '../adapters/knex/learning/progress-repository.ts';
import { KnexFileRepository } from '../adapters/knex/media/file-repository.ts';
import { KnexMultipartRepository } from '../adapters/knex/media/multipart-repository.ts';
import { KnexJobMonitor } from '../adapters/knex/operations/job-monitor.ts';
import { KnexJobQueue } from '../adapters/knex/operations/job-queue.ts';
import { KnexMailbox } from '../adapters/knex/operations/mailbox.ts';
import { KnexAuditLog } from '../adapters/knex/reporting/audit-log.ts';
import { KnexFiguresReader } from '../adapters/knex/reporting/figures-reader.ts';
import { KnexStudentReader } from '../adapters/knex/reporting/student-reader.ts';
import { KnexActivityRepository } from '../adapters/knex/support/activity-repository.ts';
import { KnexContactMessageRepository } from '../adapters/knex/support/contact-message-repository.ts';
import { KnexUnitOfWork } from '../adapters/knex/unit-of-work.ts';
import { NodeSecrets } from '../adapters/node-crypto/node-secrets.ts';
import { RandomIds } from '../adapters/node-crypto/random-ids.ts';
import { SystemClock } from '../adapters/node-crypto/system-clock.ts';
import { PdfReader } from '../adapters/pdfium/pdf-reader.ts';
import { YauzlArchiveInspector } from '../adapters/yauzl/archive-inspector.ts';
import type { UploadDesk } from '../domain/media/ports.ts';
import { chosenDatabase } from './chosen-database.ts';
import { embeddedSecrets } from './embedded-secrets.ts';
import type { Logger } from './log.ts';
import type { Outside } from './outside.ts';
import type { Settings } from './settings.ts';

export interface Installation {
  readonly outside: Outside;
  readonly db: Knex;
  readonly demoCheckout: DemoCheckout;
  readonly uploadDesk: UploadDesk;
  readonly cookieSecrets: readonly string[];
  /** Lets go of what no database connection is: called when the server stops. */
  readonly release: () => void;
}

/** Node's thread pool has four threads, and file reads need one of them. */
const MAX_HASHES = 3;

/** A signing key has exactly 32 bytes; a secret may have any length that is long enough. */
const keyOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();

/** Derived, because the secrets of an installation that is older than uploads hold none for them. */
const uploadSecret = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'addresses of uploads', 32));

/** The installation that needs nothing but a folder: decision C1; Postgres where one is named. */
export async function openEmbedded(settings: Settings, log: Logger): Promise<Installation> {
  const made = embeddedSecrets(settings.dataDir);
  const clock = new SystemClock();
  const ids = new RandomIds();
  const db = chosenDatabase(settings);
  const mailbox = new KnexMailbox(db, ids, clock);
  const demoCheckout = new DemoCheckout(db, { origin: settings.origin, signingSecret: made.payment }, ids, clock);
  const storage = await DiskStorage.open(join(settings.dataDir, 'files'), {
    origin: settings.origin,
    secret: uploadSecret(made.payment),
  });
  const tokenKeys = {
    current: keyOf(settings.tokenSecret ?? made.token),
    previous: settings.previousTokenSecret === undefined ? undefined : keyOf(settings.previousTokenSecret),
  };

  const documentReader = new PdfReader();

  const outside: Outside = {
    work: new KnexUnitOfWork(db, ids, clock),
    users: new KnexUserRepository(db),
    sessions: new KnexSessionRepository(db),
    courses: new KnexCourseRepository(db),
    catalogReader: new KnexCatalogReader(db),
    courseSearch: new KnexCourseSearch(db),
    orders: new KnexOrderRepository(db),
    enrolments: new KnexEnrolmentRepository(db),
    progress: new KnexProgressRepository(db),
    figures: new KnexFiguresReader(db),
    files: new KnexFileRepository(db),
    contactMessages: new KnexContactMessageRepository(db),
    activity: new KnexActivityRepository(db),
    auditLog: new KnexAuditLog(db),
    studentReader: new KnexStudentReader(db),
    multiparts: new KnexMultipartRepository(db),
    storage,
    documentReader,
    archives: new YauzlArchiveInspector(),
    jobs: new KnexJobQueue(db),
    jobMonitor: new KnexJobMonitor(db),
    mailer: mailbox,
    sentMails: mailbox,
    gateway: demoCheckout,
    passwords: new Argon2PasswordHasher({ atOnce: Math.min(availableParallelism(), MAX_HASHES) }),
    tokens: new JoseTokens(tokenKeys, clock),
    ids,
    secrets: new NodeSecrets(),
    clock,
    alarms: { raise: (code, key) => log.error({ code, key }, 'a stored file is not what it was') },
    orderAlarms: {
      raise: (code, orderId) =>
        log.error({ code, orderId }, 'an order was paid after its course was deleted: please refund it'),
    },
  };
  return {
    outside,
    db,
    demoCheckout,
    uploadDesk: storage,
    cookieSecrets: [settings.sessionSecret ?? made.session],
    release: () => documentReader.close(),
  };
}
