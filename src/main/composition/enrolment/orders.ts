import { FinishRefunds } from '../../../domain/enrolment/jobs/finish-refunds.ts';
import { IssueMissingInvoices } from '../../../domain/enrolment/jobs/issue-missing-invoices.ts';
import { ExportOrders } from '../../../domain/enrolment/queries/export-orders.ts';
import { ExportTaxDocuments } from '../../../domain/enrolment/queries/export-tax-documents.ts';
import { GetOrder } from '../../../domain/enrolment/queries/get-order.ts';
import { ListOrders } from '../../../domain/enrolment/queries/list-orders.ts';
import { FulfilPayment } from '../../../domain/enrolment/use-cases/fulfil-payment.ts';
import { RefundOrder } from '../../../domain/enrolment/use-cases/refund-order.ts';
import { RefundUnmatched } from '../../../domain/enrolment/use-cases/refund-unmatched.ts';
import { SettleRefund } from '../../../domain/enrolment/use-cases/settle-refund.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** Orders as administrators look after them: the list, refunds, invoices. */
export const orderUseCases = ({ ports, links }: ContextParts) => {
  const { kernel, enrolment, reporting, settings: school } = ports;
  return {
    refundOrder: useCase(RefundOrder, kernel.work, enrolment.refunds, SettleRefund, kernel.ids, kernel.clock),
    settleRefund: useCase(
      SettleRefund,
      enrolment.orders,
      enrolment.refunds,
      enrolment.gateway,
      FulfilPayment,
      kernel.clock,
    ),
    refundUnmatched: useCase(RefundUnmatched, kernel.work, enrolment.gateway, FulfilPayment, kernel.ids, kernel.clock),
    finishRefunds: useCase(FinishRefunds, enrolment.refunds, SettleRefund),
    issueMissingInvoices: useCase(IssueMissingInvoices, enrolment.orders, kernel.work, school.seller, kernel.ids),
    listOrders: useCase(ListOrders, enrolment.orderReader),
    getOrder: useCase(
      GetOrder,
      enrolment.orders,
      enrolment.refunds,
      enrolment.taxDocuments,
      enrolment.orderEvents,
      enrolment.orderMails,
      enrolment.coupons,
      enrolment.enrolments,
      links.kernel.people,
      links.enrolment.coursesForSale,
      reporting.auditLog,
    ),
    exportOrders: useCase(ExportOrders, enrolment.orderReader, reporting.auditLog, kernel.ids, kernel.clock),
    exportTaxDocuments: useCase(
      ExportTaxDocuments,
      enrolment.taxDocuments,
      reporting.auditLog,
      kernel.ids,
      kernel.clock,
    ),
  };
};
