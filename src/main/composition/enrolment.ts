import { AnnounceAccessEnds } from '../../domain/enrolment/jobs/announce-access-ends.ts';
import { SendAccessNotice } from '../../domain/enrolment/jobs/send-access-notice.ts';
import { SendEnrolledByHand } from '../../domain/enrolment/jobs/send-enrolled-by-hand.ts';
import { SendReceipt } from '../../domain/enrolment/jobs/send-receipt.ts';
import { SendRefundNotice } from '../../domain/enrolment/jobs/send-refund-notice.ts';
import { CheckAccess } from '../../domain/enrolment/queries/check-access.ts';
import { CheckCoupon } from '../../domain/enrolment/queries/check-coupon.ts';
import { ListAccess } from '../../domain/enrolment/queries/list-access.ts';
import { ListPurchases } from '../../domain/enrolment/queries/list-purchases.ts';
import { QuoteCourse } from '../../domain/enrolment/queries/quote-course.ts';
import { EnrolByHand } from '../../domain/enrolment/use-cases/enrol-by-hand.ts';
import { MoveAccessEnd } from '../../domain/enrolment/use-cases/move-access-end.ts';
import { RevokeEnrolment } from '../../domain/enrolment/use-cases/revoke-enrolment.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/kernel/clock.ts';
import { adminEnrolmentRoutes } from '../../http/routes/enrolment/admin-enrolment-routes.ts';
import { adminOrderRoutes } from '../../http/routes/enrolment/admin-order-routes.ts';
import { couponRoutes } from '../../http/routes/enrolment/coupon-routes.ts';
import { enrolmentImportRoutes } from '../../http/routes/enrolment/enrolment-import-routes.ts';
import { paymentRoutes, webhookRoutes } from '../../http/routes/enrolment/payment-routes.ts';
import { unmatchedRoutes } from '../../http/routes/enrolment/unmatched-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, type ContextParts, context } from './context.ts';
import { couponUseCases } from './enrolment/coupons.ts';
import { importUseCases } from './enrolment/imports.ts';
import { orderUseCases } from './enrolment/orders.ts';
import { paymentUseCases } from './enrolment/payments.ts';

export function enrolment(parts: ContextParts): Context<'enrolment'> {
  const { ports, links } = parts;
  const { kernel, enrolment, settings: school } = ports;
  const useCases = {
    ...orderUseCases(parts),
    ...paymentUseCases(parts),
    ...importUseCases(parts),
    ...couponUseCases(parts),
    checkAccess: useCase(CheckAccess, enrolment.enrolments, kernel.clock),
    listAccess: useCase(ListAccess, enrolment.enrolments, links.enrolment.coursesForSale, kernel.clock),
    quoteCourse: useCase(
      QuoteCourse,
      links.enrolment.coursesForSale,
      enrolment.enrolments,
      CheckCoupon,
      kernel.clock,
      links.kernel.people,
    ),
    listPurchases: useCase(ListPurchases, enrolment.orders, enrolment.taxDocuments),
    enrolByHand: useCase(
      EnrolByHand,
      links.kernel.people,
      links.enrolment.coursesForSale,
      kernel.work,
      kernel.ids,
      kernel.clock,
      enrolment.enrolments,
      links.enrolment.unprovenAccounts,
    ),
    moveAccessEnd: useCase(MoveAccessEnd, links.kernel.people, kernel.work, kernel.ids, kernel.clock),
    revokeEnrolment: useCase(RevokeEnrolment, links.kernel.people, kernel.work, kernel.ids, kernel.clock),
    sendRefundNotice: useCase(
      SendRefundNotice,
      enrolment.orders,
      enrolment.refunds,
      enrolment.taxDocuments,
      links.kernel.people,
      kernel.mailer,
      school.site,
    ),
    sendReceipt: useCase(
      SendReceipt,
      enrolment.orders,
      enrolment.taxDocuments,
      links.kernel.people,
      kernel.mailer,
      school.site,
    ),
    announceAccessEnds: useCase(AnnounceAccessEnds, enrolment.enrolments, kernel.work, kernel.clock),
    sendEnrolledByHand: useCase(
      SendEnrolledByHand,
      enrolment.enrolments,
      links.kernel.people,
      links.enrolment.coursesForSale,
      kernel.mailer,
      school.site,
    ),
    sendAccessNotice: useCase(
      SendAccessNotice,
      enrolment.enrolments,
      links.kernel.people,
      links.enrolment.coursesForSale,
      kernel.mailer,
      school.site,
      kernel.clock,
    ),
  };
  return context(useCases, (made, get) => ({
    signedRoutes: webhookRoutes(made),
    routes: [
      ...paymentRoutes(made, parts.settings),
      ...adminEnrolmentRoutes(made),
      ...enrolmentImportRoutes(made),
      ...adminOrderRoutes(made, parts.settings),
      ...unmatchedRoutes(made, get(enrolment.unmatchedPayments)),
      ...couponRoutes(made),
    ],
    jobs: {
      'enrolment/close-checkouts': made.closeCheckouts,
      'enrolment/enrol-people': made.enrolPeople,
      'enrolment/report-dispute': made.reportDispute,
      'enrolment/report-returned-refund': made.reportReturnedRefund,
      'enrolment/report-restored': made.reportRestored,
      'enrolment/report-undeliverable': made.reportUndeliverable,
      'enrolment/report-unmatched': made.reportUnmatched,
      'enrolment/send-access-notice': made.sendAccessNotice,
      'enrolment/send-enrolled-by-hand': made.sendEnrolledByHand,
      'enrolment/send-payment-failed': made.sendPaymentFailed,
      'enrolment/send-receipt': made.sendReceipt,
      'enrolment/send-refund-notice': made.sendRefundNotice,
    },
    scheduledTasks: [
      { name: 'reconcile-payments', everyMs: 5 * MINUTE_MS, task: made.reconcilePayments },
      { name: 'announce-access-ends', everyMs: HOUR_MS, task: made.announceAccessEnds },
      { name: 'finish-refunds', everyMs: MINUTE_MS, task: made.finishRefunds },
      { name: 'purge-old-imports', everyMs: 12 * HOUR_MS, task: made.purgeOldImports },
      { name: 'release-coupons', everyMs: HOUR_MS, task: made.releaseCoupons },
      { name: 'issue-missing-invoices', everyMs: 15 * MINUTE_MS, task: made.issueMissingInvoices },
    ],
  }));
}
