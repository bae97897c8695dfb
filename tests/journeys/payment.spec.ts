import { M } from '../../src/wire/messages.ts';
import type { OutboxReply } from '../../src/wire/replies/operations.ts';
import { buyDirectly, liveCourse, openCheckout } from './support/buying.ts';
import { ADMIN, ask, enter, newPerson, register, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// With the worker of the offline page between, as visitors have it.
test.use({ serviceWorkers: 'allow' });

async function newcomer(origin: string) {
  const person = newPerson();
  await register(origin, person);
  return person;
}

async function receiptsOf(origin: string, email: string): Promise<number> {
  const { token } = await signIn(origin, ADMIN);
  const { body } = await ask<OutboxReply>(origin, '/admin/outbox', { token });
  return body.mails.filter((mail) => mail.to === email && mail.subject.includes('receipt')).length;
}

test('a price in the address is shown for a moment and never charged', async ({ page, school }) => {
  await enter(page.context(), school.origin, await newcomer(school.origin));
  const { id } = await liveCourse(school.origin, 'ADC Part 1 Sprint');
  await page.goto(`/payment?courseId=${id}&title=Cheap&price=1`);
  await expect(page.getByText('$499.00').first()).toBeVisible();
  await expect(page.getByText('$1.00')).toHaveCount(0);
  await page.getByRole('button', { name: M.proceedToPayment }).click();
  await expect(page).toHaveURL(/\/demo-checkout\//);
  await expect(page.getByText('499.00')).toBeVisible();
});

test('a course that is not for sale cannot be paid for', async ({ page, school }) => {
  await enter(page.context(), school.origin, await newcomer(school.origin));
  await page.goto('/payment?courseId=no-such-course&title=Nothing&price=5');
  await expect(page.getByRole('heading', { name: /not on sale/ })).toBeVisible();
});

test('cancelling charges nothing and leaves the course for sale', async ({ page, school }) => {
  await enter(page.context(), school.origin, await newcomer(school.origin));
  const { id } = await liveCourse(school.origin, 'ADC Part 1 Sprint');
  await page.goto(`/payment?courseId=${id}`);
  await page.getByRole('button', { name: M.proceedToPayment }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('heading', { name: M.paymentCancelled })).toBeVisible();
  await expect(page.getByText(M.noChargesMade)).toBeVisible();
  await page.goto('/studentdashboard');
  await expect(page).toHaveURL(/\/courses$/);
});

test('a payment confirmed again and again is one enrolment and one receipt', async ({ page, school }) => {
  const person = await newcomer(school.origin);
  const { token } = await enter(page.context(), school.origin, person);
  const { courseId, checkoutId } = await buyDirectly(school.origin, token);
  for (let times = 0; times < 3; times += 1) {
    await page.goto(`/payment-success?session_id=${checkoutId}&course_id=${courseId}`);
    await expect(page.getByRole('heading', { name: M.paymentSuccessful })).toBeVisible();
  }
  await expect.poll(() => receiptsOf(school.origin, person.email)).toBe(1);
  const { user } = await signIn(school.origin, person);
  expect(user.purchasedCourses).toEqual([courseId]);
});

test('a tab closed on the card page still enrols', async ({ page, school }) => {
  const person = await newcomer(school.origin);
  const { token } = await enter(page.context(), school.origin, person);
  const { id } = await liveCourse(school.origin, 'ADC Part 1 Sprint');
  const checkoutId = await openCheckout(school.origin, token, id);
  await page.goto(`/demo-checkout/${checkoutId}`);
  const paid = page.waitForRequest((request) => request.url().endsWith('/pay'));
  await page.getByRole('button', { name: 'Pay', exact: true }).click({ noWaitAfter: true });
  await paid;
  // A page that is just leaving for the next one may stay open for ever; its window closes with it.
  await page.context().close();
  await expect.poll(async () => (await signIn(school.origin, person)).user.purchasedCourses).toEqual([id]);
});

test("somebody else's payment proves nothing", async ({ page, school }) => {
  const buyer = await newcomer(school.origin);
  const { token } = await signIn(school.origin, buyer);
  const { courseId, checkoutId } = await buyDirectly(school.origin, token);
  const other = await newcomer(school.origin);
  await enter(page.context(), school.origin, other);
  await page.clock.install();
  await page.goto(`/payment-success?session_id=${checkoutId}&course_id=${courseId}`);
  await page.clock.runFor(40_000);
  await expect(page.getByRole('heading', { name: M.paymentNotVerified })).toBeVisible();
  await expect(page.getByText(M.paymentNotVerifiedHelp)).toBeVisible();
  expect((await signIn(school.origin, other)).user.purchasedCourses).toEqual([]);
});
