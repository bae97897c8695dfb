import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { CourseId, Ids, OrderId, UserId } from '../../kernel/ids.ts';
import { CURRENCY } from '../../kernel/money.ts';
import { type Quote, quote } from '../coupon.ts';
import { isOrderOpen, notForSale, orderOpen } from '../errors.ts';
import type { Order } from '../order.ts';
import type {
  Buyers,
  Checkout,
  CoursesForSale,
  EnrolmentRepository,
  OrderRepository,
  PaymentGateway,
} from '../ports.ts';
import { ownPage } from '../return-page.ts';
import type { FulfilPayment } from './fulfil-payment.ts';

export interface CheckoutWish {
  readonly userId: UserId;
  readonly courseId: CourseId;
  readonly coupon?: string;
  readonly successUrl?: string;
  readonly cancelUrl?: string;
}

/**
 * Sends a buyer to the card page. The price is the server's. The order is stored before the payment
 * service hears of it, so that no payment can arrive for an order nobody knows; a second click
 * finds the first order's checkout while that is still open and still right.
 */
export class StartCheckout {
  constructor(
    private readonly orders: OrderRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly coursesForSale: CoursesForSale,
    private readonly buyers: Buyers,
    private readonly gateway: PaymentGateway,
    private readonly fulfil: Pick<FulfilPayment, 'run'>,
    private readonly settings: { origin: string; couponCode: string },
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run(wish: CheckoutWish): Promise<{ url: string }> {
    const successPage = ownPage(wish.successUrl, this.settings.origin, '/payment-success');
    const cancelPage = ownPage(wish.cancelUrl, this.settings.origin, '/payment-cancel');
    const course = await this.coursesForSale.find(wish.courseId);
    if (!course?.isLive) throw notForSale();
    const agreed = quote(course.priceCents, wish.coupon, this.settings.couponCode);
    if (wish.coupon && agreed.coupon === null) {
      throw new DomainError('invalid', 'enrolment/coupon', 'Invalid coupon code', {
        fields: { coupon: 'Invalid coupon code' },
      });
    }
    await this.refuseOwner(wish);

    const open = await this.orders.findOpen(wish.userId, wish.courseId);
    const order = (open && (await this.stillGood(open, agreed))) ?? (await this.place(wish, course.title, agreed));
    if (order.checkoutUrl !== null) return { url: order.checkoutUrl };

    const buyer = await this.buyers.find(wish.userId);
    const { checkoutId, url } = await this.gateway.open(order, {
      successUrl: `${successPage}?session_id={CHECKOUT_SESSION_ID}&course_id=${wish.courseId}`,
      cancelUrl: cancelPage,
      email: buyer?.email ?? '',
    });
    await this.orders.setCheckout(order.id, checkoutId, url);
    await this.refuseOvertaken(order.id, checkoutId);
    return { url };
  }

  private async refuseOwner({ userId, courseId }: Pick<CheckoutWish, 'userId' | 'courseId'>): Promise<void> {
    if (!(await this.enrolments.find(userId, courseId))) return;
    throw new DomainError(
      'conflict',
      'enrolment/already-enrolled',
      'You already own this course. You will find it on your dashboard.',
    );
  }

  /** The open order as it is, or undefined after setting it aside: its price, its coupon or its checkout is over. */
  private async stillGood(order: Order, agreed: Quote): Promise<Order | undefined> {
    const checkout = await this.checkoutOf(order);
    if (isSameDeal(order, agreed) && (order.checkoutId === null || checkout?.status === 'open')) return order;
    if (checkout?.status === 'open') await this.close(order);
    await this.orders.markCancelled(order.id);
    // An earlier click may have opened its card page since we read it: see refuseOvertaken.
    const late = order.checkoutId === null ? await this.orders.find(order.id) : undefined;
    if (late) await this.close(late);
    return undefined;
  }

  /**
   * Nobody may pay the old sum once a new order stands beside it. Asked again afterwards: it may have
   * been paid in the moment before, and then that is the payment.
   */
  private async close(order: Order): Promise<void> {
    if (order.checkoutId === null) return;
    await this.gateway.close(order.checkoutId);
    await this.checkoutOf(order);
  }

  /** A click with another coupon may have set this order aside meanwhile: of two card pages only one may take money. */
  private async refuseOvertaken(orderId: OrderId, checkoutId: string): Promise<void> {
    const order = await this.orders.find(orderId);
    if (order?.status !== 'cancelled') return;
    await this.close({ ...order, checkoutId });
    throw orderOpen();
  }

  /** The order's checkout as it is now. One that turns out to be paid is fulfilled, and its buyer refused as an owner. */
  private async checkoutOf(order: Order): Promise<Checkout | undefined> {
    const checkout = order.checkoutId === null ? undefined : await this.gateway.find(order.checkoutId);
    if (checkout?.status === 'paid') {
      await this.fulfil.run({ checkoutId: checkout.id });
      await this.refuseOwner(order);
    }
    return checkout;
  }

  private async place(wish: CheckoutWish, courseTitle: string, agreed: Quote): Promise<Order> {
    const order: Order = {
      ...agreed,
      id: this.ids.next(),
      userId: wish.userId,
      courseId: wish.courseId,
      courseTitle,
      currency: CURRENCY,
      status: 'pending',
      checkoutId: null,
      checkoutUrl: null,
      createdAt: this.clock.now(),
      paidAt: null,
    };
    try {
      await this.orders.add(order);
      return order;
    } catch (error) {
      // Two clicks at once: the database let one order in, and both go to its checkout. Only at the
      // price that this click agreed to: with another coupon it has to be made again.
      const winner = isOrderOpen(error) ? await this.orders.findOpen(wish.userId, wish.courseId) : undefined;
      if (!winner || !isSameDeal(winner, agreed)) throw error;
      return winner;
    }
  }
}

const isSameDeal = (order: Order, agreed: Quote): boolean =>
  order.totalCents === agreed.totalCents && order.coupon === agreed.coupon;
