import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { href, paths } from '../../src/wire/paths.ts';
import type { PurchaseReply } from '../../src/wire/replies/enrolment.ts';
import type { OrdersReply } from '../../src/wire/replies/orders.ts';
import type { SettingsReply } from '../../src/wire/replies/school.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { buying } from './support/buying.ts';

let school: School;
let boss: Person;
let ada: Person;
let receipt: string;
let confirmed: unknown;

beforeAll(async () => {
  school = await openSchool();
  boss = await school.admin();
  ada = await school.student('ada');
  const course = await school.course({ title: 'Ten months' });
  const shop = buying(school);
  const checkoutId = await shop.atCardPage(ada, course.id);
  await shop.pay(ada, checkoutId);
  const [bought] = (await school.ask('GET', paths.purchases, { as: ada })).json as PurchaseReply[];
  receipt = bought?.receiptNumber ?? '';
  const { content, revision } = (await school.ask('GET', paths.schoolSettings, { as: boss })).json as SettingsReply;
  const draft = { revision, content: { ...content, school: { ...content.school, name: 'Molar School' } } };
  const saved = await school.ask('PUT', paths.settingsDraft, { as: boss, body: draft });
  const body = { revision: (saved.json as SettingsReply).revision };
  await school.ask('POST', paths.publishSettings, { as: boss, body });
  confirmed = (await shop.confirm(ada, checkoutId, course.id)).json;
});
afterAll(() => school.close());

const renamed = () => receipt.replace(/^CUSP-/, 'MOLAR-');

describe('receipts of a school that has another name now', () => {
  it('had its name of then', () => {
    expect(receipt).toMatch(/^CUSP-[2-9A-HJ-NP-Z]{10}$/);
  });

  it.each([
    ['what a student bought', () => paths.purchases, () => ada],
    ['the orders', () => paths.orders, () => boss],
    ['the orders as a table', () => paths.ordersExport, () => boss],
    ['the tax documents as a table', () => `${paths.taxDocumentsExport}?from=2020-01-01&to=2099-12-31`, () => boss],
    ['a student’s record', () => href(paths.student, { studentId: ada.id }), () => boss],
  ])('have its name of today in %s', async (_what, path, as) => {
    const { status, text } = await school.ask('GET', path(), { as: as() });
    expect(status, text).toBe(200);
    expect(text).toContain(renamed());
    expect(text).not.toContain('CUSP-');
  });

  it('have it in the answer to a payment, and in a mail', async () => {
    expect(confirmed).toMatchObject({ receiptNumber: renamed() });
    await school.drainJobs();
    const mail = await school.db('mails').where({ to: ada.email }).where('key', 'like', 'receipt:%').first();
    expect(mail).toMatchObject({ subject: `Your receipt ${renamed()}`, text: expect.stringContaining(renamed()) });
    expect(`${mail.text} ${mail.html}`).not.toContain('CUSP-');
  });

  it('are found by either number, and by the page of an order', async () => {
    for (const number of [receipt, renamed()]) {
      const { json } = await school.ask('GET', `${paths.orders}?search=${number}`, { as: boss });
      const { orders } = json as OrdersReply;
      expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([renamed()]);
      const page = await school.ask('GET', href(paths.order, { orderId: orders[0]?.id ?? '' }), { as: boss });
      expect(page.text).toContain(renamed());
      expect(page.text).not.toContain('CUSP-');
    }
  });
});
