import type { Clock } from '../../domain/kernel/clock.ts';
import type { Ids } from '../../domain/kernel/ids.ts';
import { MemoryActivityRepository } from './activity-repository.ts';
import { MemoryAdminActions } from './admin-actions.ts';
import { MemoryCatalogReader } from './catalog-reader.ts';
import { MemoryContactMessageRepository } from './contact-message-repository.ts';
import { CountingIds } from './counting-ids.ts';
import { CountingSecrets } from './counting-secrets.ts';
import { MemoryCourseRepository } from './course-repository.ts';
import { MemoryDocumentTexts } from './document-texts.ts';
import { MemoryEnrolmentRepository } from './enrolment-repository.ts';
import { MemoryFiguresReader } from './figures-reader.ts';
import { MemoryFileRepository } from './file-repository.ts';
import { fileUse } from './file-use.ts';
import { FixedClock } from './fixed-clock.ts';
import { MemoryJobs } from './jobs.ts';
import { MemoryMailbox } from './mailbox.ts';
import { MemoryOrderRepository } from './order-repository.ts';
import { MemoryPartRepository } from './part-repository.ts';
import { MemoryProgressRepository } from './progress-repository.ts';
import { MemoryResetLinkRepository } from './reset-link-repository.ts';
import { MemorySessionRepository } from './session-repository.ts';
import { MemoryStudentReader } from './student-reader.ts';
import { MemoryUnitOfWork } from './unit-of-work.ts';
import { MemoryUserRepository } from './user-repository.ts';

export { CountingIds, CountingSecrets, FixedClock };

/** Every store a unit of work hands out, empty, under the same names as on the database. */
function memoryStores(ids: Ids, clock: Clock) {
  const users = new MemoryUserRepository();
  const courses = new MemoryCourseRepository();
  const files = new MemoryFileRepository((key) => fileUse(courses.tables, key) !== undefined);
  return {
    users,
    sessions: new MemorySessionRepository(users),
    resetLinks: new MemoryResetLinkRepository(),
    courses,
    parts: new MemoryPartRepository(courses),
    orders: new MemoryOrderRepository(),
    enrolments: new MemoryEnrolmentRepository(),
    progress: new MemoryProgressRepository(),
    files,
    documentTexts: new MemoryDocumentTexts(files),
    contactMessages: new MemoryContactMessageRepository(),
    outbox: new MemoryJobs(ids, clock),
    adminActions: new MemoryAdminActions(users),
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
    figures: new MemoryFiguresReader(stores),
    activity: new MemoryActivityRepository(),
    studentReader: new MemoryStudentReader(stores),
    jobs: stores.outbox,
    mailbox: new MemoryMailbox(ids, clock),
  };
}
