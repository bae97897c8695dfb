import { documentNumber, documentTitle, type TaxDocument } from '../../domain/enrolment/invoices/tax-document.ts';
import type { UnmatchedPayment } from '../../domain/enrolment/lost-payments/ports.ts';
import { type Order, receiptNumber } from '../../domain/enrolment/order.ts';
import { type OrderSummary, stateOf } from '../../domain/enrolment/order-directory.ts';
import type { HistoryEntry } from '../../domain/enrolment/order-history.ts';
import type { OrderRecord } from '../../domain/enrolment/queries/get-order.ts';
import type { FoundOrders } from '../../domain/enrolment/queries/list-orders.ts';
import { type Refund, refundRefusal } from '../../domain/enrolment/refund.ts';
import { dollarsFromCents } from '../../domain/kernel/money.ts';
import type {
  HistoryReply,
  OrderListing,
  OrderReply,
  OrdersReply,
  RefundReply,
  TaxDocumentReply,
  UnmatchedPaymentsReply,
} from '../../wire/replies/orders.ts';
import { bothIds } from './both-ids.ts';

const BASIS_POINTS_PER_CENT = 100;

export const taxDocumentReply = (document: TaxDocument, schoolName: string): TaxDocumentReply => ({
  ...bothIds(document.id),
  kind: document.kind,
  number: documentNumber(document.kind, document.sequence),
  title: documentTitle(document),
  orderNumber: receiptNumber({ id: document.orderId }, schoolName),
  credits: document.creditedSequence === null ? null : documentNumber('invoice', document.creditedSequence),
  issuedAt: document.issuedAt.toISOString(),
  seller: { ...document.seller },
  buyer: { ...document.buyer },
  description: document.description,
  coupon: document.coupon,
  price: dollarsFromCents(document.priceCents),
  discount: dollarsFromCents(document.discountCents),
  total: dollarsFromCents(document.totalCents),
  gst: dollarsFromCents(document.gstCents),
  gstRate: document.gstRate === null ? null : document.gstRate / BASIS_POINTS_PER_CENT,
  tax: document.tax,
});

const isPaid = ({ paidAt, status }: Order): boolean => paidAt !== null || status === 'paid' || status === 'refunded';
const keptCents = (order: Order): number => (isPaid(order) ? order.totalCents - order.refundedCents : 0);

const listing = ({ order, buyerName, buyerEmail, sequence }: OrderSummary, schoolName: string): OrderListing => ({
  ...bothIds(order.id),
  orderNumber: receiptNumber(order, schoolName),
  invoiceNumber: sequence === null ? null : documentNumber('invoice', sequence),
  userId: order.userId,
  name: buyerName,
  email: buyerEmail,
  courseId: order.courseId,
  courseTitle: order.courseTitle,
  state: stateOf(order),
  total: dollarsFromCents(order.totalCents),
  refunded: dollarsFromCents(order.refundedCents),
  kept: dollarsFromCents(keptCents(order)),
  createdAt: order.createdAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
});

export const ordersReply = ({ orders, totals, page }: FoundOrders, limit: number, schoolName: string): OrdersReply => ({
  orders: orders.map((order) => listing(order, schoolName)),
  total: totals.count,
  paid: dollarsFromCents(totals.paidCents),
  refunded: dollarsFromCents(totals.refundedCents),
  kept: dollarsFromCents(totals.paidCents - totals.refundedCents),
  page,
  limit,
});

const refundReply = (refund: Refund): RefundReply => ({
  ...bothIds(refund.id),
  amount: dollarsFromCents(refund.amountCents),
  reason: refund.reason,
  state: refund.state,
  isOurs: refund.actorId !== null,
  endsAccess: refund.endsAccess,
  askedAt: refund.askedAt.toISOString(),
  settledAt: refund.settledAt?.toISOString() ?? null,
  refusal: refund.refusal,
});

const historyReply = ({ at, kind, amountCents, detail = '', actorName }: HistoryEntry): HistoryReply => ({
  at: at.toISOString(),
  kind,
  amount: amountCents === undefined ? null : dollarsFromCents(amountCents),
  detail,
  isByAdmin: actorName !== undefined,
  by: actorName ?? null,
});

export function orderReply(record: OrderRecord, schoolName: string): OrderReply {
  const { order, buyer, refunds, documents } = record;
  const sequence = documents.find(({ kind }) => kind === 'invoice')?.sequence ?? null;
  const refusal = refundRefusal(order);
  const isUnderWay = refunds.some(({ state }) => state === 'asked');
  return {
    ...listing({ order, buyerName: buyer?.name ?? '', buyerEmail: buyer?.email ?? '', sequence }, schoolName),
    price: dollarsFromCents(order.priceCents),
    discount: dollarsFromCents(order.discountCents),
    coupon: order.coupon,
    hasCouponUse: record.hasCouponUse,
    country: order.buyerCountry,
    checkoutId: order.checkoutId,
    isCourseGone: record.isCourseGone,
    refundable: refusal || isUnderWay ? 0 : dollarsFromCents(keptCents(order)),
    refundRefusal: refusal?.message ?? null,
    accessAfterRefund: record.accessAfterRefund,
    refunds: refunds.map(refundReply),
    documents: documents.map((document) => taxDocumentReply(document, schoolName)),
    history: record.history.map(historyReply),
  };
}

export const unmatchedReply = (payments: readonly UnmatchedPayment[]): UnmatchedPaymentsReply => ({
  payments: payments.map(({ amountCents, refundedCents, payer, foundAt, settledAt: _open, ...named }) => ({
    ...named,
    amount: dollarsFromCents(amountCents),
    refunded: dollarsFromCents(refundedCents),
    payer: payer && { ...payer },
    foundAt: foundAt.toISOString(),
  })),
});
