import type { Knex } from 'knex';
import { KnexEnrolmentRepository } from '../../adapters/knex/enrolment/enrolment-repository.ts';
import { KnexOrderEvents } from '../../adapters/knex/enrolment/order-events.ts';
import { KnexOrderMails } from '../../adapters/knex/enrolment/order-mails.ts';
import { KnexOrderReader } from '../../adapters/knex/enrolment/order-reader.ts';
import { KnexOrderRepository } from '../../adapters/knex/enrolment/order-repository.ts';
import { KnexRefundRepository } from '../../adapters/knex/enrolment/refund-repository.ts';
import { KnexTaxDocumentRepository } from '../../adapters/knex/enrolment/tax-document-repository.ts';
import { KnexUnmatchedPayments } from '../../adapters/knex/enrolment/unmatched-payments.ts';
import { KnexSessionRepository } from '../../adapters/knex/identity/session-repository.ts';
import { KnexStreamRepository } from '../../adapters/knex/identity/stream-repository.ts';
import { KnexUserRepository } from '../../adapters/knex/identity/user-repository.ts';
import { KnexProgressRepository } from '../../adapters/knex/learning/progress-repository.ts';
import { KnexConversionRepository } from '../../adapters/knex/media/conversion-repository.ts';
import { KnexFileRepository } from '../../adapters/knex/media/file-repository.ts';
import { KnexMultipartRepository } from '../../adapters/knex/media/multipart-repository.ts';
import { KnexRenditionRepository } from '../../adapters/knex/media/rendition-repository.ts';
import { KnexJobMonitor } from '../../adapters/knex/operations/job-monitor.ts';
import { KnexJobQueue } from '../../adapters/knex/operations/job-queue.ts';
import { KnexMailRepository } from '../../adapters/knex/operations/mail-repository.ts';
import { KnexAuditLog } from '../../adapters/knex/reporting/audit-log.ts';
import { KnexFiguresReader } from '../../adapters/knex/reporting/figures-reader.ts';
import { KnexStudentReader } from '../../adapters/knex/reporting/student-reader.ts';
import { KnexActivityRepository } from '../../adapters/knex/support/activity-repository.ts';
import { KnexContactMessageRepository } from '../../adapters/knex/support/contact-message-repository.ts';
import { type JobsAdded, KnexUnitOfWork } from '../../adapters/knex/unit-of-work.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { Ids } from '../../domain/kernel/ids.ts';
import { knexCatalogStores } from './knex-catalog-stores.ts';

/** The ports that an SQL database answers, the same for SQLite and Postgres. */
export const knexStores = (db: Knex, ids: Ids, clock: Clock, jobsAdded?: JobsAdded) => ({
  kernel: { work: new KnexUnitOfWork(db, ids, clock, jobsAdded), jobs: new KnexJobQueue(db) },
  identity: {
    users: new KnexUserRepository(db),
    sessions: new KnexSessionRepository(db),
    streams: new KnexStreamRepository(db),
  },
  catalog: knexCatalogStores(db),
  enrolment: {
    orders: new KnexOrderRepository(db),
    orderEvents: new KnexOrderEvents(db),
    orderReader: new KnexOrderReader(db),
    orderMails: new KnexOrderMails(db),
    refunds: new KnexRefundRepository(db),
    taxDocuments: new KnexTaxDocumentRepository(db),
    unmatchedPayments: new KnexUnmatchedPayments(db),
    enrolments: new KnexEnrolmentRepository(db, clock),
  },
  learning: { progress: new KnexProgressRepository(db) },
  reporting: {
    figures: new KnexFiguresReader(db, clock),
    students: new KnexStudentReader(db, clock),
    auditLog: new KnexAuditLog(db),
  },
  media: {
    files: new KnexFileRepository(db),
    multiparts: new KnexMultipartRepository(db),
    renditions: new KnexRenditionRepository(db),
    conversions: new KnexConversionRepository(db),
  },
  support: {
    contactMessages: new KnexContactMessageRepository(db),
    activity: new KnexActivityRepository(db),
  },
  operations: { jobMonitor: new KnexJobMonitor(db), mails: new KnexMailRepository(db) },
});
