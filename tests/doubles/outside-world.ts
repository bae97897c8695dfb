import type { Clock } from '../../src/domain/kernel/clock.ts';
import type { Ids } from '../../src/domain/kernel/ids.ts';
import { MemoryCatalogReader } from './catalog/catalog-reader.ts';
import { MemoryCourseNodeRepository } from './catalog/course-node-repository.ts';
import { MemoryCourseRepository } from './catalog/course-repository.ts';
import { usedFiles } from './catalog/file-use.ts';
import { MemoryLessonFiles } from './catalog/lesson-files.ts';
import { MemoryNodePlacements } from './catalog/node-placements.ts';
import { MemoryTrashRepository } from './catalog/trash-repository.ts';
import { CountingIds } from './counting-ids.ts';
import { CountingSecrets } from './counting-secrets.ts';
import { MemoryEnrolmentRepository } from './enrolment/enrolment-repository.ts';
import { MemoryOrderEvents } from './enrolment/order-events.ts';
import { MemoryOrderRepository } from './enrolment/order-repository.ts';
import { MemoryRefundRepository } from './enrolment/refund-repository.ts';
import { MemoryRestoreMarks } from './enrolment/restore-marks.ts';
import { isInvoiced, MemoryTaxDocumentRepository } from './enrolment/tax-document-repository.ts';
import { MemoryUnmatchedPayments } from './enrolment/unmatched-payments.ts';
import { FixedClock } from './fixed-clock.ts';
import { MemoryUserRepository } from './identity/user-repository.ts';
import { MemoryProgressRepository } from './learning/progress-repository.ts';
import { MemoryConversionRepository } from './media/conversion-repository.ts';
import { MemoryDocumentTexts } from './media/document-texts.ts';
import { MemoryFileRepository } from './media/file-repository.ts';
import { MemoryRenditionRepository } from './media/rendition-repository.ts';
import { MemoryJobs } from './operations/jobs.ts';
import { MemoryMailRepository } from './operations/mail-repository.ts';
import { MemoryMailbox } from './operations/mailbox.ts';
import { MemoryAuditLog } from './reporting/audit-log.ts';
import { MemoryFiguresReader } from './reporting/figures-reader.ts';
import { MemoryStudentReader } from './reporting/student-reader.ts';
import { MemoryActivityRepository } from './support/activity-repository.ts';
import { MemoryContactMessageRepository } from './support/contact-message-repository.ts';
import { MemoryUnitOfWork } from './unit-of-work.ts';

export { CountingIds, CountingSecrets, FixedClock };

/** Every store a unit of work hands out, empty, under the same names as on the database. */
function memoryStores(ids: Ids, clock: Clock) {
  const users = new MemoryUserRepository();
  const courses = new MemoryCourseRepository();
  const taxDocuments = new MemoryTaxDocumentRepository();
  const files = new MemoryFileRepository((key) => usedFiles(courses.tables, [key]).length > 0);
  const conversions = new MemoryConversionRepository(courses, files);
  return {
    users,
    courses,
    nodes: new MemoryCourseNodeRepository(courses),
    lessonFiles: new MemoryLessonFiles(courses),
    placements: new MemoryNodePlacements(courses),
    trash: new MemoryTrashRepository(courses, { files, conversions, users }),
    orders: new MemoryOrderRepository((orderId) => isInvoiced(taxDocuments, orderId)),
    orderEvents: new MemoryOrderEvents(),
    refunds: new MemoryRefundRepository(),
    taxDocuments,
    unmatchedPayments: new MemoryUnmatchedPayments(),
    restoreMarks: new MemoryRestoreMarks(),
    enrolments: new MemoryEnrolmentRepository(clock),
    progress: new MemoryProgressRepository(),
    files,
    documentTexts: new MemoryDocumentTexts(files),
    renditions: new MemoryRenditionRepository(courses, files),
    conversions,
    contactMessages: new MemoryContactMessageRepository(),
    mails: new MemoryMailRepository(),
    outbox: new MemoryJobs(ids, clock),
    auditLog: new MemoryAuditLog(users),
  };
}

/** Monday morning in Melbourne; any moment would do. */
const START = new Date('2026-03-01T22:00:00.000Z');

/** All that the domain needs of a database, a clock and a mail service, for one test. */
export function outsideWorld(now: Date = START) {
  const clock = new FixedClock(now);
  const ids = new CountingIds();
  const stores = memoryStores(ids, clock);
  return {
    clock,
    ids,
    secrets: new CountingSecrets(),
    stores,
    work: new MemoryUnitOfWork(stores),
    catalog: new MemoryCatalogReader(stores.courses, stores.files),
    figures: new MemoryFiguresReader(stores, clock),
    activity: new MemoryActivityRepository(),
    studentReader: new MemoryStudentReader(stores),
    jobs: stores.outbox,
    mailbox: new MemoryMailbox(ids, clock),
  };
}
