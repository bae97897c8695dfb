import type { AuditLog } from '../../kernel/audit.ts';
import type { OrderId, UserId } from '../../kernel/ids.ts';
import type { People } from '../../kernel/people.ts';
import { isStanding } from '../access-period.ts';
import type { CouponRepository } from '../coupons/ports.ts';
import { noSuchOrder } from '../errors.ts';
import type { TaxDocumentRepository } from '../invoices/ports.ts';
import { documentNumber, type TaxDocument } from '../invoices/tax-document.ts';
import type { Order } from '../order.ts';
import { type HistoryEntry, historyOf } from '../order-history.ts';
import type {
  CoursesForSale,
  EnrolmentRepository,
  OrderEvents,
  OrderMails,
  OrderRepository,
  RefundRepository,
} from '../ports.ts';
import type { Refund } from '../refund.ts';

/** Access after a full refund: `ends`, kept by another order (`by-order`) or by hand (`by-hand`), or `none` already. */
export type AccessAfterRefund = 'ends' | 'by-order' | 'by-hand' | 'none';

export interface OrderRecord {
  readonly order: Order;
  /** Undefined when the account is gone. */
  readonly buyer: { readonly name: string; readonly email: string } | undefined;
  readonly isCourseGone: boolean;
  readonly refunds: readonly Refund[];
  readonly documents: readonly TaxDocument[];
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
  readonly accessAfterRefund: AccessAfterRefund;
  /** A refund can give a use of the order's coupon back; nobody counts those of the environment's. */
  readonly hasCouponUse: boolean;
}

/** One order with all that ever happened to it, in a constant number of reads. */
export class GetOrder {
  constructor(
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly refunds: Pick<RefundRepository, 'listOf'>,
    private readonly taxDocuments: Pick<TaxDocumentRepository, 'listOf'>,
    private readonly events: Pick<OrderEvents, 'listOf'>,
    private readonly mails: OrderMails,
    private readonly coupons: Pick<CouponRepository, 'hasUse'>,
    private readonly enrolments: Pick<EnrolmentRepository, 'find' | 'periodsOf'>,
    private readonly buyers: Pick<People, 'find'>,
    private readonly courses: Pick<CoursesForSale, 'find'>,
    private readonly auditLog: Pick<AuditLog, 'listAbout'>,
  ) {}

  async run({ orderId }: { orderId: OrderId }): Promise<OrderRecord> {
    const order = await this.orders.find(orderId);
    if (!order) throw noSuchOrder();
    const refunds = await this.refunds.listOf(orderId);
    const documents = await this.taxDocuments.listOf([orderId]);
    const actions = (await this.auditLog.listAbout(order.userId)).filter(({ courseId }) => courseId === order.courseId);
    const history = historyOf({
      order,
      refunds,
      documents,
      events: await this.events.listOf(orderId),
      mails: await this.mails.withKeys(mailKeys(orderId, documents)),
      actions,
      actorNames: await this.namesOf(refunds.flatMap(({ actorId }) => actorId ?? [])),
    });
    const course = await this.courses.find(order.courseId);
    return {
      order,
      buyer: await this.buyers.find(order.userId),
      isCourseGone: course === undefined,
      refunds,
      documents,
      history,
      accessAfterRefund: await this.accessAfterRefund(order),
      hasCouponUse: await this.coupons.hasUse(orderId),
    };
  }

  private async accessAfterRefund(order: Order): Promise<AccessAfterRefund> {
    const { id, userId, courseId } = order;
    if (!(await this.enrolments.find(userId, courseId))) return 'none';
    const periods = await this.enrolments.periodsOf(userId, courseId);
    const others = periods.filter((period) => isStanding(period) && period.orderId !== id);
    if (others.length === 0) return 'ends';
    return others.some(({ orderId }) => orderId !== null) ? 'by-order' : 'by-hand';
  }

  private async namesOf(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> {
    const names = new Map<UserId, string>();
    for (const id of new Set(ids)) names.set(id, (await this.buyers.find(id))?.name ?? '');
    return names;
  }
}

/** The keys of every mail that may have been written about an order (mails.ts). */
const mailKeys = (orderId: OrderId, documents: readonly TaxDocument[]): string[] => [
  ...['receipt', 'refund', 'undeliverable', 'refund-due'].map((kind) => `${kind}:${orderId}`),
  ...documents
    .filter(({ kind }) => kind === 'credit-note')
    .map(({ kind, sequence }) => `credit-note:${documentNumber(kind, sequence)}`),
];
