import type { Page } from 'playwright/test';
import type { PurchaseReply } from '../../src/wire/replies/enrolment.ts';
import type { OrderReply } from '../../src/wire/replies/orders.ts';
import type { AdminDashboardReply } from '../../src/wire/replies/reporting.ts';
import { ORDER, ORDERS } from '../../web/text/copy/admin-orders.ts';
import { buyDirectly } from './support/buying.ts';
import { ADMIN, ask, enter, newPerson, register, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const figure = (page: Page, label: string) =>
  page
    .locator('dl > div', { has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

async function revenueOf(origin: string): Promise<number> {
  const { token } = await signIn(origin, ADMIN);
  return (await ask<AdminDashboardReply>(origin, '/admin/dashboard', { token })).body.totals.revenue;
}

const shownDollars = (amount: number) =>
  new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }).format(amount);

test('a purchase is on the dashboard at the next look, is given back in part and then in full, and its student is locked out', async ({
  page,
  school,
}) => {
  await enter(page.context(), school.origin, ADMIN);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const active = Number(await figure(page, 'Active Enrollments').textContent());
  const before = await revenueOf(school.origin);
  await expect(figure(page, 'Revenue ($)')).toHaveText(shownDollars(before));

  const person = newPerson('Rafi Refund the Dentist');
  await register(school.origin, person);
  const { token } = await signIn(school.origin, person);
  const { courseId } = await buyDirectly(school.origin, token);
  const mayEnter = async () => (await ask(school.origin, `/user/courses/${courseId}`, { token })).status === 200;
  const { body } = await ask<PurchaseReply[]>(school.origin, '/user/purchases', { token });
  const number = body[0]?.receiptNumber ?? '';

  await page.reload();
  const after = await revenueOf(school.origin);
  expect(after).toBeGreaterThan(before);
  await expect(figure(page, 'Revenue ($)')).toHaveText(shownDollars(after));
  await expect(figure(page, 'Active Enrollments')).toHaveText(String(active + 1));
  const newest = page.getByRole('region', { name: 'Recent Enrollments' }).getByRole('listitem').first();
  await expect(newest).toContainText(person.name);
  await expect(newest).toContainText('ADC Part 1 Sprint');
  await expect(page.getByRole('region', { name: 'Top Courses' })).toContainText('ADC Part 1 Sprint');

  await page.goto('/admin/orders');
  await page.getByRole('searchbox', { name: ORDERS.search }).fill(person.email);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('table', { name: ORDERS.table }).getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: ORDER.titleOf(number) })).toBeVisible();

  const dialog = page.getByRole('dialog', { name: ORDER.refundTitle });
  await page.getByRole('button', { name: ORDER.refund, exact: true }).click();
  await expect(dialog.getByText(ORDER.whole.ends)).toBeVisible();
  await dialog.getByLabel(ORDER.amount).fill('100');
  await expect(dialog.getByText(ORDER.part, { exact: true })).toBeVisible();
  await dialog.getByLabel(ORDER.reason).fill('Three weeks of discussions fell out.');
  await dialog.getByRole('button', { name: 'Refund $100.00' }).click();
  await expect(page.getByText(ORDER.given('$100.00'))).toBeVisible();
  await expect(page.getByText('Three weeks of discussions fell out.')).toBeVisible();
  await expect(page.getByText(ORDERS.states['partly-refunded'])).toBeVisible();
  expect(await mayEnter()).toBe(true);

  await page.getByRole('button', { name: ORDER.refund, exact: true }).click();
  await dialog.getByLabel(ORDER.reason).fill('Asked in time.');
  await dialog.getByRole('button', { name: 'Refund $399.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: ORDER.refund, exact: true })).toHaveCount(0);
  expect(await mayEnter()).toBe(false);

  await page
    .getByRole('link', { name: /^Credit note CN-/ })
    .last()
    .click();
  const sheet = page.getByRole('article');
  for (const words of [person.name, person.email, number, '$399.00', 'Total refunded (AUD)'])
    await expect(sheet).toContainText(words);

  const { token: adminToken } = await signIn(school.origin, ADMIN);
  const id = /orders\/([^/]+)/.exec(page.url())?.[1] ?? '';
  const { body: order } = await ask<OrderReply>(school.origin, `/admin/orders/${id}`, { token: adminToken });
  expect(order).toMatchObject({ state: 'refunded', kept: 0, refunds: [{ state: 'done' }, { state: 'done' }] });
});

test('orders begin on the first screen of a phone', async ({ page, school }) => {
  const person = newPerson();
  await register(school.origin, person);
  await buyDirectly(school.origin, (await signIn(school.origin, person)).token);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page.context(), school.origin, ADMIN);
  await page.goto('/admin/orders');
  const first = page.getByRole('table', { name: ORDERS.table }).getByRole('row').first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(500);
});
