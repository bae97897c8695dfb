import type { PurchaseReply } from '../../src/wire/replies/enrolment.ts';
import { buyDirectly, liveCourse } from './support/buying.ts';
import { ask, enter, newPerson, register, STUDENT, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('somebody buys, opens the receipt from the success page, and finds it again in the profile', async ({
  page,
  school,
}) => {
  const person = newPerson('Rhea Receipt');
  await register(school.origin, person);
  await enter(page.context(), school.origin, person);
  const { id } = await liveCourse(school.origin, 'ADC Part 1 Sprint');
  await page.goto(`/payment?courseId=${id}`);
  await page.getByLabel(/Coupon code/).fill('cusp10');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Coupon applied. You save $49.90.')).toBeVisible();

  // Back from the payment service, the coupon need not be typed again.
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
  await page.goto(`/payment?courseId=${id}`);
  await expect(page.getByText('Coupon applied. You save $49.90.')).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await page.getByRole('link', { name: /^CUSP-/ }).click();
  const sheet = page.getByRole('article');
  for (const words of ['Rhea Receipt', person.email, 'ADC Part 1 Sprint', '$499.00', '−$49.90', '$449.10'])
    await expect(sheet).toContainText(words);
  const address = page.url();

  await page.getByRole('link', { name: 'Profile' }).first().click();
  await page.getByRole('link', { name: /View receipt/ }).click();
  expect(page.url()).toBe(address);
  await page.reload();
  await expect(sheet).toContainText('$449.10');
});

test('a receipt of somebody else is not there, and a stranger is asked to sign in', async ({ page, school }) => {
  const buyer = newPerson();
  await register(school.origin, buyer);
  const { token } = await signIn(school.origin, buyer);
  await buyDirectly(school.origin, token);
  const { body } = await ask<PurchaseReply[]>(school.origin, '/user/purchases', { token });
  const path = `/profile/receipts/${body[0]?.receiptNumber}`;

  await page.goto(path);
  await expect(page).toHaveURL(/\/login/);
  await enter(page.context(), school.origin, STUDENT);
  await page.goto(path);
  await expect(page.getByText('There is no such receipt')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('the player follows the switch for its keyboard shortcuts', async ({ page, school }) => {
  const { user, token } = await enter(page.context(), school.origin, STUDENT);
  const courseId = user.purchasedCourses[0] ?? '';
  const { body: course } = await ask<{ weeks: { days: { contents: { id: string }[] }[] }[] }>(
    school.origin,
    `/user/courses/${courseId}`,
    { token },
  );
  const video = `/student/course/${courseId}/video/${course.weeks[0]?.days[0]?.contents[0]?.id}`;
  const isMuted = () => page.locator('video').evaluate((element: HTMLVideoElement) => element.muted);

  const pressMute = async () => {
    await page.goto(video);
    await expect
      .poll(() => page.locator('video').evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: /^Mute/ }).focus();
    const before = await isMuted();
    await page.keyboard.press('m');
    return before;
  };

  await page.goto('/profile');
  const toggle = page.getByRole('switch', { name: 'Keyboard shortcuts' });
  await toggle.uncheck();
  const off = await pressMute();
  // Keys come in turn: once this one has moved the focus, the one before was answered.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Mute/ })).not.toBeFocused();
  expect(await isMuted()).toBe(off);

  await page.goto('/profile');
  await expect(toggle).not.toBeChecked();
  await toggle.check();
  const on = await pressMute();
  await expect.poll(isMuted).toBe(!on);
});
