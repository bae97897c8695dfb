import type { AccessSpan } from '../../../src/domain/enrolment/access-period.ts';
import { orderOpen } from '../../../src/domain/enrolment/errors.ts';
import type { CountryCode } from '../../../src/domain/enrolment/invoices/gst.ts';
import { canMove, type Dispute, type Order, type OrderStatus } from '../../../src/domain/enrolment/order.ts';
import type { OrderRepository } from '../../../src/domain/enrolment/ports.ts';
import type { CourseId, OrderId, UserId } from '../../../src/domain/kernel/ids.ts';
import type { Cents } from '../../../src/domain/kernel/money.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

export class MemoryOrderRepository implements OrderRepository, Restorable {
  readonly orders = new Table<Order>();

  constructor(private readonly isInvoiced: (orderId: OrderId) => boolean = () => false) {}

  async add(order: Order): Promise<void> {
    if (order.status === 'pending' && this.pending(order.userId, order.courseId)) throw orderOpen();
    this.orders.set(order.id, order);
  }

  async addOnce(order: Order): Promise<boolean> {
    const { id, checkoutId } = order;
    const isSame = (one: Order) => one.id === id || (checkoutId !== null && one.checkoutId === checkoutId);
    if (this.orders.where(isSame).length > 0) return false;
    this.orders.set(id, order);
    return true;
  }

  async find(id: OrderId): Promise<Order | undefined> {
    return this.orders.get(id);
  }

  async findByCheckout(checkoutId: string): Promise<Order | undefined> {
    return this.orders.where((order) => order.checkoutId === checkoutId)[0];
  }

  async findOpen(userId: UserId, courseId: CourseId): Promise<Order | undefined> {
    const processing = this.orders.where(
      (order) => order.userId === userId && order.courseId === courseId && order.status === 'processing',
    );
    const pending = this.pending(userId, courseId);
    return sortedBy(
      pending ? [...processing, pending] : processing,
      (order) => order.createdAt,
      (order) => order.id,
    ).at(-1);
  }

  async setCheckout(id: OrderId, checkoutId: string, checkoutUrl: string | null): Promise<void> {
    this.orders.change(id, { checkoutId, checkoutUrl });
  }

  async setBuyerCountry(id: OrderId, buyerCountry: CountryCode): Promise<void> {
    const order = this.orders.get(id);
    if (order && canMove(order.status, 'paid')) this.orders.change(id, { buyerCountry });
  }

  async markPaid(id: OrderId, paidAt: Date): Promise<boolean> {
    return this.move(id, 'paid', { paidAt });
  }

  async setAccess(id: OrderId, access: AccessSpan): Promise<void> {
    this.orders.change(id, { access });
  }

  async markCancelled(id: OrderId): Promise<boolean> {
    return this.move(id, 'cancelled');
  }

  async markProcessing(id: OrderId): Promise<boolean> {
    return this.move(id, 'processing');
  }

  async markFailed(id: OrderId): Promise<boolean> {
    return this.move(id, 'failed');
  }

  async markRefunded(id: OrderId, refundedCents: Cents, refundedAt: Date): Promise<boolean> {
    const order = this.orders.get(id);
    if (!order || !canMove(order.status, 'refunded') || order.refundedCents >= refundedCents) return false;
    const status = refundedCents >= order.totalCents ? 'refunded' : order.status;
    this.orders.change(id, { refundedCents, refundedAt, status });
    return true;
  }

  async setDispute(id: OrderId, dispute: Dispute): Promise<boolean> {
    const order = this.orders.get(id);
    if (!order || order.dispute === dispute) return false;
    this.orders.change(id, { dispute });
    return true;
  }

  async listUnsettled(since: Date): Promise<Order[]> {
    const unsettled = this.orders.where(
      (order) =>
        order.checkoutId !== null &&
        (order.status === 'processing' ||
          order.dispute === 'open' ||
          (order.status === 'pending' && order.createdAt >= since)),
    );
    return sortedBy(
      unsettled,
      (order) => order.createdAt,
      (order) => order.id,
    );
  }

  async listPendingFor(courseId: CourseId): Promise<Order[]> {
    const pending = this.orders.where((order) => order.courseId === courseId && order.status === 'pending');
    return sortedBy(
      pending,
      (order) => order.createdAt,
      (order) => order.id,
    );
  }

  async listPaidOf(userId: UserId): Promise<Order[]> {
    const paid = this.orders.where((order) => order.userId === userId && order.status === 'paid');
    return sortedBy(
      paid,
      (order) => order.paidAt ?? order.createdAt,
      (order) => order.id,
    ).toReversed();
  }

  async hasBought(userId: UserId): Promise<boolean> {
    const kept = ({ paidAt, refundedCents, totalCents }: Order) => paidAt !== null && refundedCents < totalCents;
    return this.orders.where((order) => order.userId === userId && kept(order)).length > 0;
  }

  async listOf(userId: UserId): Promise<Order[]> {
    const own = this.orders.where((order) => order.userId === userId);
    return sortedBy(
      own,
      (order) => order.createdAt,
      (order) => order.id,
    ).toReversed();
  }

  async listWithoutInvoice(limit: number): Promise<Order[]> {
    const without = this.orders.where(
      ({ id, status, paidAt }) => ['paid', 'refunded'].includes(status) && paidAt !== null && !this.isInvoiced(id),
    );
    return sortedBy(
      without,
      ({ paidAt }) => paidAt as Date,
      ({ id }) => id,
    ).slice(0, limit);
  }

  snapshot(): () => void {
    return this.orders.snapshot();
  }

  private pending(userId: UserId, courseId: CourseId): Order | undefined {
    return this.orders.where(
      (order) => order.userId === userId && order.courseId === courseId && order.status === 'pending',
    )[0];
  }

  private move(id: OrderId, status: OrderStatus, facts: Partial<Order> = {}): boolean {
    const order = this.orders.get(id);
    if (!order || !canMove(order.status, status)) return false;
    this.orders.change(id, { ...facts, status });
    return true;
  }
}
