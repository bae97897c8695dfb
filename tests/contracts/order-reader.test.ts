import { beforeEach, describe, expect, it } from 'vitest';
import { KnexOrderReader } from '../../src/adapters/knex/enrolment/order-reader.ts';
import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { KnexTaxDocumentRepository } from '../../src/adapters/knex/enrolment/tax-document-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import type { TaxDocumentRepository } from '../../src/domain/enrolment/invoices/ports.ts';
import { ORDER_STATES } from '../../src/domain/enrolment/literals.ts';
import { type OrdersFilter, type OrdersPage } from '../../src/domain/enrolment/order-directory.ts';
import type { OrderReader, OrderRepository } from '../../src/domain/enrolment/ports.ts';
import type { UserRepository } from '../../src/domain/identity/ports.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { anOrder, aTaxDocument, aUser, friday, monday, tuesday } from './samples.ts';

interface OrderBooks {
  readonly reader: OrderReader;
  readonly orders: OrderRepository;
  readonly users: UserRepository;
  readonly taxDocuments: TaxDocumentRepository;
}

const ALL: OrdersPage = { search: '', sort: 'placed', direction: 'desc', offset: 0, limit: 50 };

/** What every OrderReader promises. `open` hands over empty books. */
function orderReaderContract(adapter: string, open: () => Promise<OrderBooks>): void {
  describe(`OrderReader on ${adapter}`, () => {
    let books: OrderBooks;
    beforeEach(async () => {
      books = await open();
      await books.users.add(aUser({ id: 'zoe', name: 'Zoë Nguyễn', email: 'zoe@example.org' }));
      await books.users.add(aUser({ id: 'bob', name: 'Bob 100%_', email: 'bob@example.org' }));
      const paid = { status: 'paid', paidAt: tuesday } as const;
      const all = [
        anOrder({ id: 'AAA-pending', userId: 'zoe', totalCents: 100, createdAt: monday }),
        anOrder({
          id: 'bbb-paid',
          userId: 'zoe',
          totalCents: 200,
          createdAt: tuesday,
          ...paid,
          checkoutId: 'cs_TEST_1',
        }),
        anOrder({ id: 'ccc-part', userId: 'bob', totalCents: 300, createdAt: tuesday, ...paid, refundedCents: 250 }),
        anOrder({
          id: 'ddd-refunded',
          userId: 'gone',
          totalCents: 400,
          createdAt: friday,
          ...paid,
          status: 'refunded',
          refundedCents: 400,
        }),
        anOrder({ id: 'eee-disputed', userId: 'bob', totalCents: 500, createdAt: friday, ...paid, dispute: 'open' }),
        anOrder({ id: 'fff-won', userId: 'bob', totalCents: 600, createdAt: friday, ...paid, dispute: 'won' }),
      ];
      for (const order of all) await books.orders.add(order);
      for (const id of ['bbb-paid', 'ccc-part'])
        await books.taxDocuments.issue(aTaxDocument({ id: `invoice-${id}`, orderId: id }));
    });

    const found = async (filter: Partial<OrdersPage>) =>
      (await books.reader.page({ ...ALL, ...filter })).map(({ order }) => order.id.slice(0, 3));

    it('shows who bought what, with the number of its invoice', async () => {
      const [, , , , paid, pending] = await books.reader.page(ALL);
      expect(paid).toEqual({
        order: await books.orders.find('bbb-paid'),
        buyerName: 'Zoë Nguyễn',
        buyerEmail: 'zoe@example.org',
        sequence: 1,
      });
      expect(pending).toMatchObject({ sequence: null });
      expect((await books.reader.page({ ...ALL, search: 'ddd' }))[0]).toMatchObject({ buyerName: '', buyerEmail: '' });
    });

    it.each([
      ['nguyen ZOE', ['bbb', 'AAA']],
      ["ng'uyen zo·e", ['bbb', 'AAA']],
      ['example.org 100%_', ['fff', 'eee', 'ccc']],
      ['%', ['fff', 'eee', 'ccc']],
      ['cusp-aaa', ['AAA']],
      ['Molars-AAA-pend', ['AAA']],
      ['order-aaa', ['AAA']],
      ['dentists-aaa', ['AAA']],
      ['dentistry-aaa', []],
      ['inv-aaa', ['AAA']],
      ['\u200bＣＵＳＰ‑aAa–PEND', ['AAA']],
      ['zoe@exam\u2060ple', ['bbb', 'AAA']],
      ['CCC-part', ['ccc']],
      ['cs_test', ['bbb']],
      ['INV-000002', ['ccc']],
      ['inv-1', ['bbb']],
      ['cn-1', []],
      ['zoe inv-2', []],
      ["' or 1=1 --", []],
    ])('finds %j', async (search, expected) => {
      expect(await found({ search })).toEqual(expected);
      expect(await books.reader.totals({ search })).toMatchObject({ count: expected.length });
    });

    it('finds by the number of an invoice that invoice alone, and no order whose code begins with it', async () => {
      await books.orders.add(anOrder({ id: '2bc-pending', userId: 'bob', totalCents: 700, createdAt: friday }));
      expect(await found({ search: 'inv-2' })).toEqual(['ccc']);
      expect(await found({ search: 'molar-2' })).toEqual(['2bc']);
    });

    it('filters by what became of an order, each in one state', async () => {
      const byState = await Promise.all(ORDER_STATES.map(async (state) => [state, await found({ state })] as const));
      expect(Object.fromEntries(byState)).toEqual({
        pending: ['AAA'],
        processing: [],
        paid: ['fff', 'bbb'],
        'partly-refunded': ['ccc'],
        refunded: ['ddd'],
        failed: [],
        cancelled: [],
        disputed: ['eee'],
      });
    });

    it('filters by the time of placing, and adds up what was found', async () => {
      const filter: OrdersFilter = { search: '', period: { from: tuesday, before: friday } };
      expect(await found(filter)).toEqual(['ccc', 'bbb']);
      expect(await books.reader.totals(filter)).toEqual({ count: 2, paidCents: 500, refundedCents: 250 });
      expect(await books.reader.totals({ search: 'nobody' })).toEqual({ count: 0, paidCents: 0, refundedCents: 0 });
      expect(await books.reader.totals({ search: '' })).toEqual({ count: 6, paidCents: 2000, refundedCents: 650 });
    });

    it.each([
      ['placed', 'desc', ['fff', 'eee', 'ddd', 'ccc', 'bbb', 'AAA']],
      ['placed', 'asc', ['AAA', 'ccc', 'bbb', 'fff', 'eee', 'ddd']],
      ['total', 'asc', ['AAA', 'bbb', 'ccc', 'ddd', 'eee', 'fff']],
      ['kept', 'desc', ['fff', 'eee', 'bbb', 'ccc', 'ddd', 'AAA']],
      ['name', 'asc', ['ddd', 'fff', 'eee', 'ccc', 'bbb', 'AAA']],
    ] as const)('sorts by %s, %s, equal ones newest first', async (sort, direction, expected) => {
      expect(await found({ sort, direction })).toEqual(expected);
      expect(await found({ sort, direction, offset: 2, limit: 2 })).toEqual(expected.slice(2, 4));
    });

    it('reads on behind the last one, newest first', async () => {
      const first = await books.reader.after({ search: '' }, undefined, 4);
      const rest = await books.reader.after({ search: '' }, first.at(-1), 4);
      expect([...first, ...rest].map(({ order }) => order.id.slice(0, 3))).toEqual(await found({}));
    });
  });
}

onEveryDatabase((name, open) =>
  orderReaderContract(name, async () => {
    const db = await open();
    return {
      reader: new KnexOrderReader(db),
      orders: new KnexOrderRepository(db),
      users: new KnexUserRepository(db),
      taxDocuments: new KnexTaxDocumentRepository(db),
    };
  }),
);
