import type { PurchaseReply } from '../../src/wire/replies/enrolment.ts';
import type { OrderReply } from '../../src/wire/replies/orders.ts';
import { ORDER, ORDERS } from '../../web/text/copy/admin-orders.ts';
import { buyDirectly } from './support/buying.ts';
import { ADMIN, ask, enter, newPerson, register, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('an order is found, given back in part and then in full, and its student is locked out', async ({
  page,
  school,
}) => {
  const person = newPerson('Rafi Refund');
  await register(school.origin, person);
  const { token } = await signIn(school.origin, person);
  const { courseId } = await buyDirectly(school.origin, token);
  const mayEnter = async () => (await ask(school.origin, `/user/courses/${courseId}`, { token })).status === 200;
  const { body } = await ask<PurchaseReply[]>(school.origin, '/user/purchases', { token });
  const number = body[0]?.receiptNumber ?? '';

  await enter(page.context(), school.origin, ADMIN);
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
  await dialog.getByRole('button', { name: ORDER.give }).click();
  await expect(page.getByText(ORDER.given('$100.00'))).toBeVisible();
  await expect(page.getByText('Three weeks of discussions fell out.')).toBeVisible();
  await expect(page.getByText(ORDERS.states['partly-refunded'])).toBeVisible();
  expect(await mayEnter()).toBe(true);

  await page.getByRole('button', { name: ORDER.refund, exact: true }).click();
  await dialog.getByLabel(ORDER.reason).fill('Asked in time.');
  await dialog.getByRole('button', { name: ORDER.give }).click();
  await expect(page.getByText(ORDERS.states.refunded, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: ORDER.refund, exact: true })).toHaveCount(0);
  expect(await mayEnter()).toBe(false);

  await page
    .getByRole('link', { name: /^Credit note CN-/ })
    .last()
    .click();
  const sheet = page.getByRole('article');
  for (const words of ['Rafi Refund', person.email, number, '$399.00', 'Total given back (AUD)'])
    await expect(sheet).toContainText(words);

  const { token: adminToken } = await signIn(school.origin, ADMIN);
  const id = /orders\/([^/]+)/.exec(page.url())?.[1] ?? '';
  const { body: order } = await ask<OrderReply>(school.origin, `/admin/orders/${id}`, { token: adminToken });
  expect(order).toMatchObject({ state: 'refunded', kept: 0, refunds: [{ state: 'done' }, { state: 'done' }] });
});
