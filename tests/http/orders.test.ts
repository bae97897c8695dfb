import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PurchaseReply } from '../../src/wire/replies/enrolment.ts';
import type { OrderReply, OrdersReply } from '../../src/wire/replies/orders.ts';
import type { AdminDashboardReply } from '../../src/wire/replies/reporting.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { buying } from './support/buying.ts';
import { problem } from './support/problem.ts';
import { readCsv } from './support/read-csv.ts';

let school: School;
let boss: Person;
let courseId: string;
let shop: ReturnType<typeof buying>;

beforeAll(async () => {
  school = await openSchool({
    SELLER_NAME: 'Cusp Education Pty Ltd',
    SELLER_ABN: '51 824 753 556',
    SELLER_ADDRESS: '1 Example Street, Sydney NSW 2000',
  });
  boss = await school.admin();
  courseId = (await school.course({ title: '=Course, "one"', priceCents: 49_900 })).id;
  shop = buying(school);
});
afterAll(() => school.close());

const orders = async (query = '') =>
  (await school.ask('GET', `/api/admin/orders${query}`, { as: boss })).json as OrdersReply;
const order = async (id: string) =>
  (await school.ask('GET', `/api/admin/orders/${id}`, { as: boss })).json as OrderReply;
const giveBack = (id: string, body: object) =>
  school.ask('POST', `/api/admin/orders/${id}/refunds`, { as: boss, body });
const purchases = async (as: Person) =>
  (await school.ask('GET', '/api/user/purchases', { as })).json as PurchaseReply[];

async function bought(name: string, more: object = {}): Promise<{ person: Person; found: OrderReply }> {
  const person = await school.student(name);
  await shop.pay(person, await shop.atCardPage(person, courseId, more));
  const [listing] = (await orders(`?search=${name}@example.org`)).orders;
  return { person, found: await order(listing?.id ?? '') };
}

const REFUND = { amount: 100, refunded: 0, reason: 'Three weeks fell out.', endsAccess: false };

describe('orders', () => {
  it('are found by person, number and checkout, and refuse what they do not understand', async () => {
    const { found } = await bought('finder');
    expect(found).toMatchObject({
      state: 'paid',
      name: 'finder',
      country: null,
      refundable: 499,
      refundRefusal: null,
      accessAfterRefund: 'ends',
    });
    for (const words of [found.orderNumber, found.invoiceNumber, found.checkoutId, 'FINDER'])
      expect(
        (await orders(`?search=${words}`)).orders.map(({ id }) => id),
        String(words),
      ).toEqual([found.id]);
    expect(await orders('?search=finder&state=refunded')).toMatchObject({ orders: [], total: 0, kept: 0 });
    expect(await orders('?search=finder&from=2020-01-01&to=2020-12-31')).toMatchObject({ total: 0 });
    for (const [query, field] of [
      ['?state=gone', 'state'],
      ['?sort=id', 'sort'],
      ['?from=2026-02-31', 'from'],
      ['?from=2026-02-02&to=2026-02-01', 'from'],
      ['?limit=7', 'limit'],
    ] as const)
      expect((await school.ask('GET', `/api/admin/orders${query}`, { as: boss })).json, query).toMatchObject({
        fields: { [field]: expect.any(String) },
      });
    expect(await school.ask('GET', '/api/admin/orders/none', { as: boss })).toMatchObject(
      problem(404, 'enrolment/no-order'),
    );
  });

  it('tell their whole history', async () => {
    const { person, found } = await bought('storied');
    await school.drainJobs();
    await giveBack(found.id, { ...REFUND, endsAccess: true });
    await school.ask('POST', `/api/admin/students/${person.id}/enrolments`, { as: boss, body: { courseId } });
    await school.drainJobs();
    const { history, accessAfterRefund } = await order(found.id);
    expect(accessAfterRefund).toBe('by-hand');
    const told = history.map(({ kind, detail, by }) => [kind, detail, by]);
    for (const entry of [
      ['placed', '', null],
      ['card-page-opened', '', null],
      ['paid', '', null],
      ['access-given', '', null],
      ['document', found.invoiceNumber, null],
      ['refund-asked', 'Three weeks fell out.', 'Boss'],
      ['refund-done', '', null],
      ['access-ended', '', null],
      ['enrolled', '', 'Boss'],
    ])
      expect(told).toContainEqual(entry);
    expect(told.filter(([kind]) => kind === 'mail')).toHaveLength(2);
    expect(told[0]).toEqual(['placed', '', null]);
  });
});

describe('a refund', () => {
  it('of a part, then of the rest, is in the books of the admin, the buyer and the dashboard', async () => {
    const before = (await school.ask('GET', '/api/admin/dashboard', { as: boss })).json as AdminDashboardReply;
    const { person, found } = await bought('parts');
    const part = await giveBack(found.id, REFUND);
    expect(part).toMatchObject({ status: 201, json: { state: 'partly-refunded', kept: 399, refunded: 100 } });
    expect((await school.ask('GET', `/api/user/courses/${courseId}`, { as: person })).status).toBe(200);
    expect(await giveBack(found.id, { ...REFUND, amount: 399, refunded: 100, endsAccess: true })).toMatchObject({
      status: 201,
      json: {
        state: 'refunded',
        kept: 0,
        refundable: 0,
        refundRefusal: 'This payment was already refunded in full.',
        accessAfterRefund: 'none',
      },
    });
    expect((await school.ask('GET', `/api/user/courses/${courseId}`, { as: person })).status).toBe(403);
    const [own] = await purchases(person);
    expect(own).toMatchObject({ refunded: 499, total: 499 });
    expect(own?.documents.map(({ title, total, gst, credits }) => [title, total, gst, credits])).toEqual([
      ['Tax invoice', 499, 45.36, null],
      ['Adjustment note', 100, 9.09, own?.documents[0]?.number],
      ['Adjustment note', 399, 36.27, own?.documents[0]?.number],
    ]);
    const { totals } = (await school.ask('GET', '/api/admin/dashboard', { as: boss })).json as AdminDashboardReply;
    expect(totals.revenue).toBe(before.totals.revenue);
    expect(await purchases(await school.student('stranger'))).toEqual([]);
  });

  it('leaves access as it is where nothing is said of it', async () => {
    const { found } = await bought('silent');
    const { endsAccess: _, ...silent } = REFUND;
    expect(await giveBack(found.id, silent)).toMatchObject({
      status: 201,
      json: { refunded: 100, refunds: [{ endsAccess: false }] },
    });
  });

  it('that was late is refused, and nothing is given back a second time', async () => {
    const { found } = await bought('clicks');
    expect((await giveBack(found.id, REFUND)).status).toBe(201);
    expect(await giveBack(found.id, REFUND)).toMatchObject(problem(409, 'enrolment/refund-stale'));
    expect(await order(found.id)).toMatchObject({ refunded: 100, refunds: [{ state: 'done' }] });
  });

  it.each([
    [{ amount: 0 }, 422, 'amount'],
    [{ amount: -5 }, 422, 'amount'],
    [{ amount: '5' }, 422, 'amount'],
    [{ amount: 0.001 }, 422, 'amount'],
    [{ reason: '   ' }, 422, 'reason'],
    [{ reason: 'x'.repeat(501) }, 422, 'reason'],
    [{ endsAccess: 'false' }, 422, 'endsAccess'],
    [{ endsAccess: null }, 422, 'endsAccess'],
    [{ amount: 499.01 }, 409, undefined],
  ] as const)('with %j is refused', async (wrong, status, field) => {
    const {
      orders: [first],
    } = await orders('?search=finder');
    const answer = await giveBack(first?.id ?? '', { ...REFUND, ...wrong });
    expect(answer.status).toBe(status);
    if (field) expect(answer.json).toMatchObject({ fields: { [field]: expect.any(String) } });
    expect(await order(first?.id ?? '')).toMatchObject({ refunded: 0, refunds: [] });
  });
});

describe('a buyer abroad', () => {
  it('says so at checkout, is shown it on the invoice, and is asked anew next time, with that of the phone', async () => {
    const { person, found } = await bought('asha', { country: 'IN' });
    expect(found).toMatchObject({
      country: 'IN',
      documents: [{ title: 'Invoice', gst: 0, tax: 'export', gstRate: null }],
    });
    expect((await shop.coupon(person, { courseId })).json).toMatchObject({ country: 'AU', suggestedCountries: ['AU'] });
    const other = await school.student('odd');
    for (const country of ['XX', 'in', '', 5])
      expect((await shop.start(other, { courseId, country })).json, String(country)).toMatchObject({
        fields: { country: expect.any(String) },
      });
  });
});

describe('a buyer who states no country', () => {
  it('is taxed as in Australia, and every paper and file says that none was stated', async () => {
    const { found } = await bought('unsaid');
    expect(found).toMatchObject({ country: null, documents: [{ buyer: { country: null } }] });
    for (const [path, column] of [
      ['/api/admin/orders/export.csv?search=unsaid', 6],
      ['/api/admin/tax-documents.csv', 7],
    ] as const) {
      const { text } = await school.ask('GET', path, { as: boss });
      const row = readCsv(text.slice(1)).find((fields) => fields.includes('unsaid'));
      expect(row?.[column], path).toBe('not stated');
    }
  });
});

describe('the files', () => {
  it('hold the found orders, and run nothing in a spreadsheet', async () => {
    const { text, headers } = await school.ask('GET', '/api/admin/orders/export.csv?state=partly-refunded', {
      as: boss,
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = readCsv(text.slice(1));
    expect(head?.slice(0, 4)).toEqual(['Order', 'Invoice', 'Placed', 'Paid']);
    expect(rows.every((row) => row[9] === 'partly-refunded')).toBe(true);
    expect(rows.every((row) => row[7] === '\'=Course, "one"')).toBe(true);
    expect(rows.length).toBe((await orders('?state=partly-refunded')).total);
  });

  it('of the accountant end with a sum of each column, over numbers without a gap', async () => {
    const { text } = await school.ask('GET', '/api/admin/tax-documents.csv', { as: boss });
    const rows = readCsv(text.slice(1)).slice(1);
    const sums = rows.pop()?.slice(-3).map(Number) ?? [];
    const added = [11, 12, 13].map(
      (column) => rows.reduce((cents, row) => cents + Math.round(Number(row[column]) * 100), 0) / 100,
    );
    expect(sums).toEqual(added);
    expect(rows.some((row) => Number(row[11]) < 0)).toBe(true);
    const invoices = rows.flatMap((row) => (row[2]?.startsWith('INV-') ? [row[2]] : []));
    expect(invoices).toEqual(invoices.map((_, index) => `INV-${String(index + 1).padStart(6, '0')}`));
    expect(
      (await school.ask('GET', '/api/admin/tax-documents.csv?from=2020-01-01&to=2020-01-31', { as: boss })).text,
    ).toMatch(/"Total".*0\.00,0\.00,0\.00\r\n$/);
    expect(await school.ask('GET', '/api/admin/tax-documents.csv?from=x', { as: boss })).toMatchObject(
      problem(422, 'enrolment/not-a-day', ['from']),
    );
  });
});
