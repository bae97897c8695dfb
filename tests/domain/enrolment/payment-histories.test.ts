import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { UnitOfWork } from '../../../src/domain/kernel/unit-of-work.ts';
import type { Stores } from '../../../src/main/composition/context-stores.ts';
import { monday } from '../../contracts/samples.ts';
import { CountingIds } from '../../doubles/counting-ids.ts';
import { MemoryCouponRepository } from '../../doubles/enrolment/coupon-repository.ts';
import { MemoryEnrolmentRepository } from '../../doubles/enrolment/enrolment-repository.ts';
import { MemoryOrderEvents } from '../../doubles/enrolment/order-events.ts';
import { MemoryOrderRepository } from '../../doubles/enrolment/order-repository.ts';
import { MemoryRefundRepository } from '../../doubles/enrolment/refund-repository.ts';
import { MemoryRestoreMarks } from '../../doubles/enrolment/restore-marks.ts';
import { MemoryTaxDocumentRepository } from '../../doubles/enrolment/tax-document-repository.ts';
import { MemoryUnmatchedPayments } from '../../doubles/enrolment/unmatched-payments.ts';
import { FixedClock } from '../../doubles/fixed-clock.ts';
import { MemoryUnitOfWork } from '../../doubles/unit-of-work.ts';
import { aHistory, live } from '../../support/payment-histories/history.ts';
import { courses, historyWorld, people } from '../../support/payment-histories/world.ts';

const HISTORIES = 10_000;

/** Stays as it is. */
const still = { snapshot: () => () => undefined };
/** Takes what no history asks for again. */
const heap = { ...still, add: async () => undefined };

/** The stores that payments touch and no more: each transaction remembers all of them. */
function inMemory() {
  const [clock, ids] = [new FixedClock(monday), new CountingIds()];
  const stores = {
    users: { ...still, ...people },
    courses: { ...still, ...courses },
    orders: new MemoryOrderRepository(),
    coupons: new MemoryCouponRepository(),
    orderEvents: new MemoryOrderEvents(),
    refunds: new MemoryRefundRepository(),
    taxDocuments: new MemoryTaxDocumentRepository(),
    enrolments: new MemoryEnrolmentRepository(clock),
    unmatchedPayments: new MemoryUnmatchedPayments(),
    restoreMarks: new MemoryRestoreMarks(),
    outbox: heap,
    auditLog: heap,
  };
  const work = new MemoryUnitOfWork(stores) as unknown as UnitOfWork<Stores>;
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
  const property = fc.asyncProperty(aHistory, async (history) => live(inMemory(), history));
  // What fails names its seed and its path, with which it is run again.
  await expect(fc.assert(property, { numRuns: HISTORIES })).resolves.toBeUndefined();
}, 300_000);
