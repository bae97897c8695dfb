import type { SchoolName } from '../../../domain/enrolment/order.ts';
import type { ExportOrders } from '../../../domain/enrolment/queries/export-orders.ts';
import type { ExportTaxDocuments } from '../../../domain/enrolment/queries/export-tax-documents.ts';
import type { GetOrder } from '../../../domain/enrolment/queries/get-order.ts';
import type { ListOrders } from '../../../domain/enrolment/queries/list-orders.ts';
import type { RefundOrder } from '../../../domain/enrolment/use-cases/refund-order.ts';
import { centsFromDollars } from '../../../domain/kernel/money.ts';
import { ordersExportQuery, ordersQuery, refundBody, taxDocumentsQuery } from '../../../wire/orders.ts';
import { paths } from '../../../wire/paths.ts';
import { orderSchema, ordersSchema } from '../../../wire/replies/orders.ts';
import { orderReply, ordersReply } from '../../replies/order-replies.ts';
import { type Call, inContext, type Route, route, WithStatus } from '../../route.ts';
import { exportOrders, exportTaxDocuments } from './order-exports.ts';

export interface AdminOrderUseCases {
  readonly listOrders: ListOrders;
  readonly getOrder: GetOrder;
  readonly refundOrder: RefundOrder;
  readonly exportOrders: ExportOrders;
  readonly exportTaxDocuments: ExportTaxDocuments;
}

/** Routes for orders: list, history, export and refunds. */
export function adminOrderRoutes(useCases: AdminOrderUseCases, settings: SchoolName): Route[] {
  const read = async (orderId: string) => orderReply(await useCases.getOrder.run({ orderId }), settings.brandName);

  const list = async ({
    query: { order: direction, state, from, to, ...query },
  }: Call<{ query: typeof ordersQuery }>) =>
    ordersReply(
      await useCases.listOrders.run({ ...query, direction, ...(state ? { state } : {}), from, to }),
      query.limit,
      settings.brandName,
    );

  const refund = async ({
    params: { orderId },
    body,
    user,
  }: Call<{ path: typeof paths.orderRefunds; body: typeof refundBody }>) => {
    const { state } = await useCases.refundOrder.run({
      actorId: user.userId,
      orderId,
      amountCents: centsFromDollars(body.amount, 'amount'),
      seenRefundedCents: centsFromDollars(body.refunded, 'refunded'),
      reason: body.reason,
      endsAccess: body.endsAccess,
      returnsCoupon: body.returnsCoupon,
    });
    return new WithStatus(state === 'done' ? 201 : 202, await read(orderId));
  };

  return inContext('enrolment', [
    route({
      method: 'get',
      path: paths.orders,
      rule: 'admin',
      roles: ['office'],
      summary: 'Orders, searched, filtered, sorted and in pages',
      query: ordersQuery,
      cache: 'no-store',
      reply: ordersSchema,
      handle: list,
    }),
    // Before the order whose id it would otherwise be.
    route({
      method: 'get',
      path: paths.ordersExport,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'The same orders as a table for a spreadsheet',
      query: ordersExportQuery,
      cache: 'no-store',
      media: ['text/csv'],
      isCompressed: true,
      respond: exportOrders(useCases.exportOrders, settings),
    }),
    route({
      method: 'get',
      path: paths.order,
      rule: 'admin',
      roles: ['office'],
      summary: 'An order with its documents, refunds and whole history',
      cache: 'no-store',
      reply: orderSchema,
      handle: ({ params: { orderId } }: Call<{ path: typeof paths.order }>) => read(orderId),
    }),
    route({
      method: 'post',
      path: paths.orderRefunds,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'Give money back; 202 while the payment service has not answered',
      body: refundBody,
      cache: 'no-store',
      reply: orderSchema,
      status: [201, 202],
      refusals: [409],
      current: ({ orderId }) => read(orderId),
      handle: refund,
    }),
    route({
      method: 'get',
      path: paths.taxDocumentsExport,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'Invoices and credit notes of a period, for the accountant',
      query: taxDocumentsQuery,
      cache: 'no-store',
      media: ['text/csv'],
      isCompressed: true,
      respond: exportTaxDocuments(useCases.exportTaxDocuments, settings),
    }),
  ]);
}
