import { shownPage } from '../../kernel/paged-rows.ts';
import type { OrderSummary, OrdersPage, OrdersTotals } from '../order-directory.ts';
import { type AskedDays, periodOf } from '../period.ts';
import type { OrderReader } from '../ports.ts';

export interface OrdersQuery extends Omit<OrdersPage, 'offset' | 'period'>, AskedDays {
  /** Page number from 1, clamped to the last page. */
  readonly page: number;
}

export interface FoundOrders {
  readonly orders: readonly OrderSummary[];
  /** Totals of all matching orders, not of this page. */
  readonly totals: OrdersTotals;
  readonly page: number;
}

/** Lists one page of the matching orders, in two queries for any number of them. */
export class ListOrders {
  constructor(private readonly reader: OrderReader) {}

  async run({ page: wanted, from, to, ...query }: OrdersQuery): Promise<FoundOrders> {
    const filter = { ...query, ...periodOf({ from, to }) };
    const totals = await this.reader.totals(filter);
    const page = shownPage(wanted, totals.count, query.limit);
    const orders = await this.reader.page({ ...filter, offset: (page - 1) * query.limit });
    return { orders, totals, page };
  }
}
