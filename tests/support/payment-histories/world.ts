import type { CouponRepository } from '../../../src/domain/enrolment/coupons/ports.ts';
import type { TaxDocumentRepository } from '../../../src/domain/enrolment/invoices/ports.ts';
import { ReconcilePayments } from '../../../src/domain/enrolment/jobs/reconcile-payments.ts';
import type { UnmatchedPayments } from '../../../src/domain/enrolment/lost-payments/ports.ts';
import type { Order } from '../../../src/domain/enrolment/order.ts';
import type {
  EnrolmentRepository,
  OrderEvents,
  OrderRepository,
  RefundRepository,
} from '../../../src/domain/enrolment/ports.ts';
import { ConfirmPayment } from '../../../src/domain/enrolment/use-cases/confirm-payment.ts';
import { EnrolByHand } from '../../../src/domain/enrolment/use-cases/enrol-by-hand.ts';
import { FulfilPayment } from '../../../src/domain/enrolment/use-cases/fulfil-payment.ts';
import { ReceivePaymentEvent } from '../../../src/domain/enrolment/use-cases/receive-payment-event.ts';
import { RefundOrder } from '../../../src/domain/enrolment/use-cases/refund-order.ts';
import { RevokeEnrolment } from '../../../src/domain/enrolment/use-cases/revoke-enrolment.ts';
import { SettleRefund } from '../../../src/domain/enrolment/use-cases/settle-refund.ts';
import type { Ids } from '../../../src/domain/kernel/ids.ts';
import type { UnitOfWork } from '../../../src/domain/kernel/unit-of-work.ts';
import type { Stores } from '../../../src/main/composition/context-stores.ts';
import { aCourse, aSeller, aUser } from '../../contracts/samples.ts';
import { FakeGateway } from '../../doubles/enrolment/fake-gateway.ts';
import type { FixedClock } from '../../doubles/fixed-clock.ts';
import { startCheckoutOn } from '../start-checkout.ts';
import { MONTHS } from './model.ts';

/** The stores of a school, in memory or on a database. */
export interface HistoryStores {
  readonly orders: OrderRepository;
  readonly coupons: CouponRepository;
  readonly orderEvents: OrderEvents;
  readonly refunds: RefundRepository;
  readonly taxDocuments: TaxDocumentRepository;
  readonly enrolments: EnrolmentRepository;
  readonly unmatched: UnmatchedPayments;
  readonly work: UnitOfWork<Stores>;
  readonly ids: Ids;
  readonly clock: FixedClock;
  /** Resolves with what restores the school as it is now, with its mark. */
  readonly backUp: () => Promise<() => Promise<void>>;
}

const COURSE = aCourse({ durationMonths: MONTHS });
const PEOPLE = new Map(['ada', 'bob'].map((id) => [id, aUser({ id, email: `${id}@example.org` })]));

/** Anybody else, and another course, are in no history. */
export const people = { find: async (id: string) => PEOPLE.get(id) };
export const courses = { find: async () => COURSE, findAll: async () => [COURSE], listAll: async () => [COURSE] };

/** All that people, an administrator and the clock do with payments, for one course. */
export function historyWorld(stores: HistoryStores) {
  const { orders, enrolments, refunds, work, ids, clock, orderEvents, coupons } = stores;
  const gateway = new FakeGateway(clock);
  const seller = aSeller();
  const fulfil = new FulfilPayment(gateway, work, clock, ids, seller);
  const start = startCheckoutOn({
    orders,
    enrolments,
    coursesForSale: courses,
    people,
    gateway,
    fulfil,
    events: orderEvents,
    coupons,
    settings: { origin: 'https://school.example', couponCode: 'CUSP10' },
    work,
    seller,
    ids,
    clock,
  });
  const refundOrder = new RefundOrder(
    work,
    refunds,
    new SettleRefund(orders, refunds, gateway, fulfil, clock),
    ids,
    clock,
  );
  const enrol = new EnrolByHand(people, courses, work, ids, clock, stores.enrolments, { reset: async () => {} });
  const revoke = new RevokeEnrolment(people, work, ids, clock);
  return {
    ...stores,
    gateway,
    fulfil,
    confirm: new ConfirmPayment(orders, fulfil),
    receive: new ReceivePaymentEvent(gateway, fulfil),
    reconcile: new ReconcilePayments(orders, gateway, fulfil, orderEvents, stores.unmatched, work, clock),
    start: async (userId: string, hasCoupon: boolean): Promise<string> => {
      const { url } = await start.run({ userId, courseId: COURSE.id, ...(hasCoupon && { coupon: 'CUSP10' }) });
      return url.split('/').at(-1) ?? '';
    },
    giveBack: ({ id, refundedCents }: Order, amountCents: number, endsAccess: boolean) =>
      refundOrder.run({
        actorId: 'boss',
        orderId: id,
        amountCents,
        seenRefundedCents: refundedCents,
        reason: 'Asked.',
        endsAccess,
      }),
    gift: (userId: string) => enrol.run({ actorId: 'boss', userId, courseId: COURSE.id }),
    revoke: (userId: string) => revoke.run({ actorId: 'boss', userId, courseId: COURSE.id }),
  };
}
export type HistoryWorld = ReturnType<typeof historyWorld>;

/** The course and the people of every history. */
export async function settlePeople(stores: Pick<Stores, 'users' | 'courses'>): Promise<void> {
  await stores.courses.add(COURSE, [], []);
  for (const one of PEOPLE.values()) await stores.users.add(one);
}
