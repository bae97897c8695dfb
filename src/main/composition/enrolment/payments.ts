import { CloseCheckouts } from '../../../domain/enrolment/jobs/close-checkouts.ts';
import { ReconcilePayments } from '../../../domain/enrolment/jobs/reconcile-payments.ts';
import { ReportDispute } from '../../../domain/enrolment/jobs/report-dispute.ts';
import { ReportRestored } from '../../../domain/enrolment/jobs/report-restored.ts';
import { ReportReturnedRefund } from '../../../domain/enrolment/jobs/report-returned-refund.ts';
import { ReportUndeliverable } from '../../../domain/enrolment/jobs/report-undeliverable.ts';
import { ReportUnmatched } from '../../../domain/enrolment/jobs/report-unmatched.ts';
import { SendPaymentFailed } from '../../../domain/enrolment/jobs/send-payment-failed.ts';
import { CheckAccess } from '../../../domain/enrolment/queries/check-access.ts';
import { CheckCoupon } from '../../../domain/enrolment/queries/check-coupon.ts';
import { CancelOrder } from '../../../domain/enrolment/use-cases/cancel-order.ts';
import { CloseCheckoutsOf } from '../../../domain/enrolment/use-cases/close-checkouts-of.ts';
import { ConfirmPayment } from '../../../domain/enrolment/use-cases/confirm-payment.ts';
import { FulfilPayment } from '../../../domain/enrolment/use-cases/fulfil-payment.ts';
import { GiveFreeCourse } from '../../../domain/enrolment/use-cases/give-free-course.ts';
import { OpenCardPage } from '../../../domain/enrolment/use-cases/open-card-page.ts';
import { PlaceOrder } from '../../../domain/enrolment/use-cases/place-order.ts';
import { ReceivePaymentEvent } from '../../../domain/enrolment/use-cases/receive-payment-event.ts';
import { SettleOpenOrder } from '../../../domain/enrolment/use-cases/settle-open-order.ts';
import { StartCheckout } from '../../../domain/enrolment/use-cases/start-checkout.ts';
import { TakeCouponOver } from '../../../domain/enrolment/use-cases/take-coupon-over.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** Use cases from Enroll Now to the course: orders, the card page, results of payments. */
export const paymentUseCases = ({ ports, links }: ContextParts) => {
  const { kernel, enrolment, settings: school } = ports;
  return {
    startCheckout: useCase(
      StartCheckout,
      links.enrolment.coursesForSale,
      enrolment.enrolments,
      PlaceOrder,
      OpenCardPage,
      GiveFreeCourse,
      CheckCoupon,
      TakeCouponOver,
      school.school,
      kernel.clock,
    ),
    giveFreeCourse: useCase(GiveFreeCourse, kernel.work, kernel.clock, kernel.ids, school.seller),
    placeOrder: useCase(PlaceOrder, enrolment.orders, kernel.work, SettleOpenOrder, kernel.ids, kernel.clock),
    openCardPage: useCase(
      OpenCardPage,
      enrolment.orders,
      links.kernel.people,
      enrolment.gateway,
      SettleOpenOrder,
      enrolment.orderEvents,
      kernel.ids,
      kernel.clock,
    ),
    settleOpenOrder: useCase(
      SettleOpenOrder,
      enrolment.orders,
      enrolment.gateway,
      FulfilPayment,
      CheckAccess,
      kernel.work,
      kernel.ids,
      kernel.clock,
    ),
    fulfilPayment: useCase(FulfilPayment, enrolment.gateway, kernel.work, kernel.clock, kernel.ids, school.seller),
    confirmPayment: useCase(ConfirmPayment, enrolment.orders, FulfilPayment),
    receivePaymentEvent: useCase(ReceivePaymentEvent, enrolment.gateway, FulfilPayment),
    reconcilePayments: useCase(
      ReconcilePayments,
      enrolment.orders,
      enrolment.gateway,
      FulfilPayment,
      enrolment.orderEvents,
      enrolment.unmatchedPayments,
      kernel.work,
      kernel.clock,
    ),
    reportRestored: useCase(ReportRestored, kernel.mailer, school.school),
    reportUnmatched: useCase(
      ReportUnmatched,
      enrolment.unmatchedPayments,
      kernel.mailer,
      enrolment.alarms,
      school.school,
    ),
    closeCheckouts: useCase(CloseCheckouts, enrolment.orders, CancelOrder, kernel.eventLoop),
    closeCheckoutsOf: useCase(CloseCheckoutsOf, enrolment.orders, CancelOrder),
    cancelOrder: useCase(CancelOrder, kernel.work, enrolment.gateway, FulfilPayment, kernel.ids, kernel.clock),
    reportDispute: useCase(
      ReportDispute,
      enrolment.orders,
      links.kernel.people,
      kernel.mailer,
      enrolment.alarms,
      school.school,
    ),
    reportReturnedRefund: useCase(
      ReportReturnedRefund,
      enrolment.orders,
      links.kernel.people,
      kernel.mailer,
      enrolment.alarms,
      school.school,
    ),
    sendPaymentFailed: useCase(SendPaymentFailed, enrolment.orders, links.kernel.people, kernel.mailer, school.site),
    reportUndeliverable: useCase(
      ReportUndeliverable,
      enrolment.orders,
      links.kernel.people,
      kernel.mailer,
      enrolment.alarms,
      school.school,
    ),
  };
};
