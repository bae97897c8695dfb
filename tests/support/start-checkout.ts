import type { CouponRepository } from '../../src/domain/enrolment/coupons/ports.ts';
import type { Seller } from '../../src/domain/enrolment/invoices/tax-document.ts';
import type {
  CoursesForSale,
  EnrolmentRepository,
  OrderEvents,
  OrderRepository,
  PaymentGateway,
} from '../../src/domain/enrolment/ports.ts';
import { CheckAccess } from '../../src/domain/enrolment/queries/check-access.ts';
import { CheckCoupon } from '../../src/domain/enrolment/queries/check-coupon.ts';
import { CancelOrder } from '../../src/domain/enrolment/use-cases/cancel-order.ts';
import type { FulfilPayment } from '../../src/domain/enrolment/use-cases/fulfil-payment.ts';
import { GiveFreeCourse } from '../../src/domain/enrolment/use-cases/give-free-course.ts';
import { OpenCardPage } from '../../src/domain/enrolment/use-cases/open-card-page.ts';
import { PlaceOrder } from '../../src/domain/enrolment/use-cases/place-order.ts';
import { SettleOpenOrder } from '../../src/domain/enrolment/use-cases/settle-open-order.ts';
import { StartCheckout } from '../../src/domain/enrolment/use-cases/start-checkout.ts';
import { TakeCouponOver } from '../../src/domain/enrolment/use-cases/take-coupon-over.ts';
import type { Clock } from '../../src/domain/kernel/clock.ts';
import type { Ids } from '../../src/domain/kernel/ids.ts';
import type { People } from '../../src/domain/kernel/people.ts';
import type { UnitOfWork } from '../../src/domain/kernel/unit-of-work.ts';
import type { Stores } from '../../src/main/composition/context-stores.ts';

/** The use cases of a checkout on these ports, put together as src/main does. */
export function startCheckoutOn(world: {
  orders: OrderRepository;
  enrolments: EnrolmentRepository;
  coursesForSale: CoursesForSale;
  people: Pick<People, 'find'>;
  gateway: PaymentGateway;
  fulfil: FulfilPayment;
  events: OrderEvents;
  settings: { origin: string; couponCode: string };
  coupons: CouponRepository;
  work: UnitOfWork<Stores>;
  seller: Seller;
  ids: Ids;
  clock: Clock;
}): StartCheckout {
  const { orders, gateway, clock } = world;
  const checkAccess = new CheckAccess(world.enrolments, clock);
  const settleOpenOrder = new SettleOpenOrder(orders, gateway, world.fulfil, checkAccess, world.work, world.ids, clock);
  const cancelOrder = new CancelOrder(world.work, gateway, world.fulfil, world.ids, clock);
  return new StartCheckout(
    world.coursesForSale,
    world.enrolments,
    new PlaceOrder(orders, world.work, settleOpenOrder, world.ids, clock),
    new OpenCardPage(orders, world.people, gateway, settleOpenOrder, world.events, world.ids, clock),
    new GiveFreeCourse(world.work, clock, world.ids, world.seller),
    new CheckCoupon(world.coupons, orders, world.settings.couponCode, clock),
    new TakeCouponOver(orders, cancelOrder),
    world.settings,
    clock,
  );
}
