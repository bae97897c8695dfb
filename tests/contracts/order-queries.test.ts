import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { KnexOrderReader } from '../../src/adapters/knex/enrolment/order-reader.ts';
import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { KnexTaxDocumentRepository } from '../../src/adapters/knex/enrolment/tax-document-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { ORDER_SORTS } from '../../src/domain/enrolment/literals.ts';
import { ListOrders } from '../../src/domain/enrolment/queries/list-orders.ts';
import { ListPurchases } from '../../src/domain/enrolment/queries/list-purchases.ts';
import { countQueries } from './count-queries.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { anOrder, aTaxDocument, aUser, monday } from './samples.ts';

const BUYER = 'buyer';

/** One buyer's orders, each of another course, paid and with its invoice. */
async function sell(db: Knex, count: number): Promise<void> {
  const [orders, documents] = [new KnexOrderRepository(db), new KnexTaxDocumentRepository(db)];
  await new KnexUserRepository(db).add(aUser({ id: BUYER, email: 'buyer@example.org' }));
  for (let i = 0; i < count; i += 1) {
    const facts = { userId: BUYER, courseId: `course-${i}`, status: 'paid', paidAt: monday } as const;
    await orders.add(anOrder({ id: `order-${i}`, checkoutId: `checkout-${i}`, ...facts }));
    await documents.issue(aTaxDocument({ id: `invoice-${i}`, orderId: `order-${i}` }));
  }
}

function callsOn(db: Knex): Record<string, () => Promise<{ length: number }>> {
  const reader = new KnexOrderReader(db);
  const list = new ListOrders(reader);
  const purchases = new ListPurchases(new KnexOrderRepository(db), new KnexTaxDocumentRepository(db));
  const page = { search: 'buyer', from: undefined, to: undefined, direction: 'desc', page: 1, limit: 100 } as const;
  return {
    ...Object.fromEntries(
      ORDER_SORTS.map((sort) => [`by ${sort}`, async () => (await list.run({ ...page, sort })).orders]),
    ),
    export: () => reader.after({ search: '' }, undefined, 500),
    purchases: () => purchases.run({ userId: BUYER }),
  };
}

onEveryDatabase((name, open) => {
  it(`asks ${name} the same few queries for 1 order as for 30`, async () => {
    for (const count of [1, 30]) {
      const db = await open();
      await sell(db, count);
      const asked: Record<string, number> = {};
      for (const [call, run] of Object.entries(callsOn(db))) {
        expect(await run(), call).toHaveLength(count);
        asked[call] = await countQueries(db, run);
      }
      expect(asked, `${count} orders`).toEqual({
        'by placed': 2,
        'by name': 2,
        'by total': 2,
        'by kept': 2,
        export: 1,
        purchases: 2,
      });
    }
  });
});
