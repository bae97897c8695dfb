import { documentNumber } from '../../../src/domain/enrolment/invoices/tax-document.ts';
import { type Order, receiptNumber } from '../../../src/domain/enrolment/order.ts';
import {
  type OrderSummary,
  type OrdersFilter,
  type OrdersPage,
  type OrdersTotals,
  stateOf,
} from '../../../src/domain/enrolment/order-directory.ts';
import type { OrderReader } from '../../../src/domain/enrolment/ports.ts';
import type { User } from '../../../src/domain/identity/user.ts';
import { directoryKey, folded } from '../../../src/domain/kernel/fold-text.ts';
import { sortedBy } from '../sorted-by.ts';
import type { Table } from '../table.ts';
import type { MemoryTaxDocumentRepository } from './tax-document-repository.ts';

interface Stores {
  readonly users: { readonly users: Table<User> };
  readonly orders: { readonly orders: Table<Order> };
  readonly taxDocuments: MemoryTaxDocumentRepository;
}

const isPaid = ({ status }: Order): boolean => status === 'paid' || status === 'refunded';
const keptOf = (order: Order): number => (isPaid(order) ? order.totalCents - order.refundedCents : 0);
const newestFirst = [({ order }: OrderSummary) => order.createdAt, ({ order }: OrderSummary) => order.id] as const;

export class MemoryOrderReader implements OrderReader {
  constructor(private readonly stores: Stores) {}

  async totals(filter: OrdersFilter): Promise<OrdersTotals> {
    const found = this.found(filter).map(({ order }) => order);
    return {
      count: found.length,
      paidCents: found.filter(isPaid).reduce((cents, { totalCents }) => cents + totalCents, 0),
      refundedCents: found.reduce((cents, { refundedCents }) => cents + refundedCents, 0),
    };
  }

  async page({ sort, direction, offset, limit, ...filter }: OrdersPage): Promise<OrderSummary[]> {
    const keys = {
      placed: ({ order }: OrderSummary) => order.createdAt.getTime(),
      name: (one: OrderSummary) => this.keyOf(one),
      total: ({ order }: OrderSummary) => order.totalCents,
      kept: ({ order }: OrderSummary) => keptOf(order),
    };
    const sign = direction === 'asc' ? 1 : -1;
    const byKey = (one: OrderSummary, other: OrderSummary) => {
      const [a, b] = [keys[sort](one), keys[sort](other)];
      return a < b ? -sign : a > b ? sign : 0;
    };
    return this.found(filter)
      .sort(byKey)
      .slice(offset, offset + limit);
  }

  async after(filter: OrdersFilter, last: OrderSummary | undefined, limit: number): Promise<OrderSummary[]> {
    const all = this.found(filter);
    const start = last ? all.findIndex(({ order }) => order.id === last.order.id) + 1 : 0;
    return all.slice(start, start + limit);
  }

  /** Newest first. */
  private found({ search, state, period }: OrdersFilter): OrderSummary[] {
    const words = folded(search).split(' ').filter(Boolean);
    const summaries = this.stores.orders.orders.where(() => true).map((order) => this.summaryOf(order));
    const found = summaries.filter(
      (one) =>
        (!state || stateOf(one.order) === state) &&
        (!period || (one.order.createdAt >= period.from && one.order.createdAt < period.before)) &&
        words.every((word) => this.holds(one, word)),
    );
    return sortedBy(found, ...newestFirst).toReversed();
  }

  private holds(one: OrderSummary, word: string): boolean {
    const { id, checkoutId } = one.order;
    const numbers = this.stores.taxDocuments.documents
      .where(({ orderId }) => orderId === id)
      .map(({ kind, sequence }) => documentNumber(kind, sequence).toLowerCase());
    const unpadded = numbers.map((number) => number.replace(/-0*/, '-'));
    return (
      this.keyOf(one).includes(word) ||
      receiptNumber(one.order).toLowerCase().startsWith(word) ||
      id.toLowerCase().startsWith(word.replace(/^cusp-/, '')) ||
      checkoutId?.toLowerCase().startsWith(word) === true ||
      [...numbers, ...unpadded].includes(word)
    );
  }

  private keyOf({ buyerName, buyerEmail }: OrderSummary): string {
    return buyerEmail === '' ? '' : directoryKey({ name: buyerName, email: buyerEmail });
  }

  private summaryOf(order: Order): OrderSummary {
    const user = this.stores.users.users.get(order.userId);
    const [invoice] = this.stores.taxDocuments.documents.where(
      ({ orderId, kind }) => orderId === order.id && kind === 'invoice',
    );
    return { order, buyerName: user?.name ?? '', buyerEmail: user?.email ?? '', sequence: invoice?.sequence ?? null };
  }
}
