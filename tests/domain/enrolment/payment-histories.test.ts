import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { UnitOfWork } from '../../../src/domain/kernel/unit-of-work.ts';
import type { Stores } from '../../../src/main/composition/context-stores.ts';
import { monday } from '../../contracts/samples.ts';
import { MemoryCourseRepository } from '../../doubles/catalog/course-repository.ts';
import { CountingIds } from '../../doubles/counting-ids.ts';
import { MemoryEnrolmentRepository } from '../../doubles/enrolment/enrolment-repository.ts';
import { MemoryOrderEvents } from '../../doubles/enrolment/order-events.ts';
import { MemoryOrderRepository } from '../../doubles/enrolment/order-repository.ts';
import { MemoryRefundRepository } from '../../doubles/enrolment/refund-repository.ts';
import { MemoryRestoreMarks } from '../../doubles/enrolment/restore-marks.ts';
import { MemoryTaxDocumentRepository } from '../../doubles/enrolment/tax-document-repository.ts';
import { MemoryUnmatchedPayments } from '../../doubles/enrolment/unmatched-payments.ts';
import { FixedClock } from '../../doubles/fixed-clock.ts';
import { MemoryUserRepository } from '../../doubles/identity/user-repository.ts';
import { MemoryJobs } from '../../doubles/operations/jobs.ts';
import { MemoryAuditLog } from '../../doubles/reporting/audit-log.ts';
import { MemoryUnitOfWork } from '../../doubles/unit-of-work.ts';
import { aHistory, live } from '../../support/payment-histories/history.ts';
import { historyWorld, settlePeople } from '../../support/payment-histories/world.ts';

const HISTORIES = 10_000;

/** The stores that payments touch and no more: each transaction remembers all of them. */
async function inMemory() {
  const [clock, ids, users] = [new FixedClock(monday), new CountingIds(), new MemoryUserRepository()];
  const stores = {
    users,
    courses: new MemoryCourseRepository(),
    orders: new MemoryOrderRepository(),
    orderEvents: new MemoryOrderEvents(),
    refunds: new MemoryRefundRepository(),
    taxDocuments: new MemoryTaxDocumentRepository(),
    enrolments: new MemoryEnrolmentRepository(clock),
    unmatchedPayments: new MemoryUnmatchedPayments(),
    restoreMarks: new MemoryRestoreMarks(),
    outbox: new MemoryJobs(ids, clock),
    auditLog: new MemoryAuditLog(users),
  };
  await settlePeople(stores);
  const work = new MemoryUnitOfWork(stores) as UnitOfWork<typeof stores> as unknown as UnitOfWork<Stores>;
  const backUp = async () => {
    const backupAt = clock.now();
    const snapshots = () => Object.values(stores).map((store) => store.snapshot());
    let kept = snapshots();
    return async () => {
      for (const putBack of kept) putBack();
      kept = snapshots();
      await stores.restoreMarks.add({ backupAt, restoredAt: clock.now() });
    };
  };
  return historyWorld({ ...stores, unmatched: stores.unmatchedPayments, work, ids, clock, backUp });
}

it('keeps the books of the school, of the payment service and of the model one, in ten thousand histories', async () => {
  const property = fc.asyncProperty(aHistory, async (history) => live(await inMemory(), history));
  // What fails names its seed and its path, with which it is run again.
  await expect(fc.assert(property, { numRuns: HISTORIES })).resolves.toBeUndefined();
}, 300_000);
