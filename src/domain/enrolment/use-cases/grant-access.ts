import type { Ids } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { CouponRepository } from '../coupons/ports.ts';
import { type InvoiceStores, issueInvoice } from '../invoices/issue-invoice.ts';
import type { Buyer, Seller } from '../invoices/tax-document.ts';
import type { OrderEventKind } from '../literals.ts';
import type { Order } from '../order.ts';
import type { CoursesForSale, EnrolmentRepository, OrderEvents, OrderRepository } from '../ports.ts';

export interface GrantAccessStores extends InvoiceStores {
  readonly orders: OrderRepository;
  readonly orderEvents: OrderEvents;
  readonly enrolments: EnrolmentRepository;
  readonly courses: Pick<CoursesForSale, 'find'>;
  readonly coupons: CouponRepository;
  readonly outbox: Outbox;
}

/** State of one run: order, time and stores. */
export interface FulfilmentContext<S extends GrantAccessStores = GrantAccessStores> {
  readonly stores: S;
  readonly order: Order;
  readonly at: Date;
  readonly ids: Ids;
  readonly seller: Seller;
  /** Payer, as known to the payment service. */
  readonly payer?: Buyer | null;
}

export const recordEvent = ({ stores, order, at, ids }: FulfilmentContext, kind: OrderEventKind): Promise<void> =>
  stores.orderEvents.add({ id: ids.next(), orderId: order.id, kind, at });

/**
 * Enrols the buyer, or reports that the course or the account is deleted; uses the coupon and issues the invoice either
 * way. Part of the transaction that moved the order to paid.
 */
export async function grantAccess(context: FulfilmentContext): Promise<void> {
  const { stores, order, at: since } = context;
  const { id: orderId, userId, courseId, durationMonths } = order;
  const course = await stores.courses.find(courseId);
  if (course && (await stores.users.find(userId))) {
    const term = { months: durationMonths ?? course.durationMonths };
    await stores.orders.setAccess(orderId, await stores.enrolments.extend({ userId, courseId, since, orderId, term }));
    await recordEvent(context, 'access-given');
    await stores.outbox.add('enrolment/send-receipt', { orderId });
  } else await stores.outbox.add('enrolment/report-undeliverable', { orderId });
  await stores.coupons.markUsed(orderId, since);
  await issueInvoice(stores, context);
}
