import { M } from '../../src/wire/messages.ts';
import { COUPON_FORM, COUPONS } from '../../web/text/copy/admin-coupons.ts';
import { COUPON_NOTE } from '../../web/text/copy/coupon-note.ts';
import { ADMIN, enter, newPerson } from './support/people.ts';
import { signUp } from './support/signing-up.ts';
import { expect, test } from './support/test.ts';

// With the worker of the offline page between, as visitors have it.
test.use({ serviceWorkers: 'allow' });

test('the office sells with a coupon’s link: made, opened by a visitor, paid, and counted', async ({
  browser,
  context,
  page,
  school,
}) => {
  const office = await browser.newContext({ baseURL: school.origin });
  await office.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: school.origin });
  await enter(office, school.origin, ADMIN);
  const desk = await office.newPage();
  const row = () => desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: 'FAIR-20' }) });
  let link = '';

  await test.step('the office makes a coupon and copies its link', async () => {
    await desk.goto('/admin/coupons');
    await expect(desk.getByText(COUPONS.lockedLine)).toBeVisible();
    await desk.getByRole('button', { name: COUPONS.make }).click();
    await desk.getByLabel(COUPON_FORM.code, { exact: true }).fill('fair-20');
    await desk.getByLabel(COUPON_FORM.values.percent, { exact: true }).fill('101');
    await desk.getByLabel(COUPON_FORM.maxUses, { exact: true }).fill('1');
    await desk.getByRole('button', { name: COUPON_FORM.make }).click();
    await expect(desk.getByText('Please enter a whole number of percent from 1 to 100.').first()).toBeVisible();
    await desk.getByLabel(COUPON_FORM.values.percent, { exact: true }).fill('20');
    await desk.getByRole('button', { name: COUPON_FORM.make }).click();
    await expect(row().getByText(COUPONS.states.running)).toBeVisible();
    await row().getByRole('button', { name: COUPONS.copyLink }).click();
    await expect(desk.getByText(COUPONS.copied)).toBeVisible();
    link = await desk.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${school.origin}/c/FAIR-20`);
  });

  const person = newPerson('Lin Link');
  await test.step('a visitor opens it, sees the price and signs up', async () => {
    await page.goto(link);
    await expect(page).toHaveURL(/\/courses$/);
    await expect(page.getByText(COUPON_NOTE.counts('FAIR-20'))).toBeVisible();
    const card = page.getByRole('article', { name: 'ADC Part 1 Sprint' });
    await expect(card.getByText('$399.20')).toBeVisible();
    await card.getByRole('link', { name: 'Enroll Now' }).click();
    await signUp(page, person);
    await expect(page).toHaveURL(/\/payment\?courseId=/);
  });

  await test.step('the last use is theirs from the card page on', async () => {
    await expect(page.getByText('Coupon applied. You save $99.80.')).toBeVisible();
    await page.getByRole('button', { name: M.proceedToPayment }).click();
    await expect(page).toHaveURL(/\/demo-checkout\//);
    await expect(page.getByText('$399.20')).toBeVisible();
    await desk.reload();
    await expect(row().getByText(COUPONS.states['used-up'])).toBeVisible();
    const late = await context.browser()!.newContext({ baseURL: school.origin });
    const visitor = await late.newPage();
    await visitor.goto('/c/FAIR-20');
    await expect(visitor.getByText(M.invalidCoupon)).toBeVisible();
    await late.close();
  });

  await test.step('pays, and the office sees the use and the money', async () => {
    await page.getByRole('button', { name: 'Pay' }).first().click();
    await expect(page).toHaveURL(/\/payment-success/);
    await desk.reload();
    await expect(row()).toContainText(`${COUPONS.used}1${COUPONS.left}0${COUPONS.orders}1${COUPONS.revenue}$399.20`);
    await office.close();
  });
});
