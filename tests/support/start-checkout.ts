import type { Seller } from '../../src/domain/enrolment/invoices/tax-document.ts';
import type {
  Buyers,
  CoursesForSale,
  EnrolmentRepository,
  OrderEvents,
  OrderRepository,
  PaymentGateway,
} from '../../src/domain/enrolment/ports.ts';
import { CheckAccess } from '../../src/domain/enrolment/queries/check-access.ts';
import type { FulfilPayment } from '../../src/domain/enrolment/use-cases/fulfil-payment.ts';
import { GiveFreeCourse } from '../../src/domain/enrolment/use-cases/give-free-course.ts';
import { OpenCardPage } from '../../src/domain/enrolment/use-cases/open-card-page.ts';
import { PlaceOrder } from '../../src/domain/enrolment/use-cases/place-order.ts';
import { SettleOpenOrder } from '../../src/domain/enrolment/use-cases/settle-open-order.ts';
import { StartCheckout } from '../../src/domain/enrolment/use-cases/start-checkout.ts';
import type { Clock } from '../../src/domain/kernel/clock.ts';
import type { Ids } from '../../src/domain/kernel/ids.ts';

/** The use cases of a checkout on these ports, put together as src/main does. */
export function startCheckoutOn(world: {
  orders: OrderRepository;
  enrolments: EnrolmentRepository;
  coursesForSale: CoursesForSale;
  buyers: Buyers;
  gateway: PaymentGateway;
  fulfil: FulfilPayment;
  events: OrderEvents;
  settings: { origin: string; couponCode: string };
  work: ConstructorParameters<typeof GiveFreeCourse>[0];
  seller: Seller;
  ids: Ids;
  clock: Clock;
}): StartCheckout {
  const { orders, gateway, clock } = world;
  const checkAccess = new CheckAccess(world.enrolments, clock);
  const settleOpenOrder = new SettleOpenOrder(
    orders,
    gateway,
    world.fulfil,
    checkAccess,
    world.events,
    world.ids,
    clock,
  );
  return new StartCheckout(
    world.coursesForSale,
    world.enrolments,
    new PlaceOrder(orders, settleOpenOrder, world.ids, clock),
    new OpenCardPage(orders, world.buyers, gateway, settleOpenOrder, world.events, world.ids, clock),
    new GiveFreeCourse(world.work, clock, world.ids, world.seller),
    world.settings,
    clock,
  );
}
