import type { BrowserContext, Page } from 'playwright/test';
import { M } from '../../src/wire/messages.ts';
import { liveCourse, openCheckout } from './support/buying.ts';
import { enter, newPerson, type Person, signIn } from './support/people.ts';
import { signUp } from './support/signing-up.ts';
import { expect, test } from './support/test.ts';

// With the worker of the offline page between, as visitors have it.
test.use({ serviceWorkers: 'allow' });

const videoTime = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

/** Counts what a person presses, over all pages of the tab; typing and Enter do not count. */
async function countPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = () => Number(sessionStorage.getItem('presses') ?? 0);
    addEventListener('pointerdown', () => sessionStorage.setItem('presses', `${counted() + 1}`), true);
  });
}
const pressesOf = (page: Page): Promise<number> => page.evaluate(() => Number(sessionStorage.getItem('presses') ?? 0));

/** Signs up on the way to the payment; the browser keeps cookies for this site alone. */
async function signUpToPay(page: Page, context: BrowserContext, person: Person): Promise<void> {
  await signUp(page, person);
  await expect(page).toHaveURL(/\/payment\?courseId=/);
  const cookies = await context.cookies();
  for (const name of ['token', 'user', 'role'])
    expect(cookies.find((cookie) => cookie.name === name)).toMatchObject({
      path: '/',
      sameSite: 'Strict',
      secure: true,
    });
}

test('a visitor signs up on the way to a course, pays with a coupon, watches, and goes on elsewhere', async ({
  page,
  context,
  browser,
  school,
}) => {
  const person = newPerson('Rhea Receipt');
  const presses = { before: 0, toPayment: 0, toPlaying: 0 };
  await countPresses(page);
  await test.step('finds a course and signs up', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/Home$/);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
    const card = page.getByRole('article', { name: 'ADC Part 1 Sprint' });
    await expect(card.getByText('$499')).toBeVisible();
    await card.getByRole('button', { name: /Curriculum/ }).click();
    await expect(card.getByText('Periodontology')).toBeVisible();
    presses.before = await pressesOf(page);
    await card.getByRole('link', { name: 'Enroll Now' }).click();
    await expect(page).toHaveURL(/\/login\?tab=sign-up$/);
    await expect(page.getByText('ADC Part 1 Sprint, $499.00')).toBeVisible();
    await signUpToPay(page, context, person);
    presses.toPayment = (await pressesOf(page)) - presses.before;
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('redirectAfterLogin');
  });

  await test.step('thinks better of it, and comes back to the price with the coupon', async () => {
    const coupon = page.getByRole('textbox', { name: 'Coupon code' });
    await coupon.fill('not-the-code');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(M.invalidCoupon).first()).toBeVisible();
    await coupon.fill('cusp10');
    await coupon.press('Enter');
    await expect(page.getByText('449.10').first()).toBeVisible();
    const address = page.url();
    await page.getByRole('button', { name: M.proceedToPayment }).click();
    await expect(page).toHaveURL(/\/demo-checkout\//);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByRole('heading', { name: M.paymentCancelled })).toBeVisible();
    await expect(page.getByText(M.noChargesMade)).toBeVisible();
    // Back from the payment service, the coupon need not be typed again.
    await page.goto(address);
    await expect(page.getByText('Coupon applied. You save $49.90.')).toBeVisible();
  });

  await test.step('pays, and has a receipt', async () => {
    presses.before = await pressesOf(page);
    await page.getByRole('button', { name: M.proceedToPayment }).click();
    await expect(page).toHaveURL(/\/demo-checkout\//);
    await expect(page.getByText('Demonstration: nobody is charged')).toBeVisible();
    await expect(page.getByText('449.10')).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: M.paymentSuccessful })).toBeVisible();
    presses.toPlaying = (await pressesOf(page)) - presses.before;
    const success = page.url();
    await page.getByRole('link', { name: /^CUSP-/ }).click();
    const sheet = page.getByRole('article');
    for (const words of [person.name, person.email, 'ADC Part 1 Sprint', '$499.00', '−$49.90', '$449.10'])
      await expect(sheet).toContainText(words);
    const address = page.url();
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await page.getByRole('link', { name: /View receipt/ }).click();
    expect(page.url()).toBe(address);
    await page.reload();
    await expect(sheet).toContainText('$449.10');
    await page.goto(success);
  });

  await test.step('watches at the next press, and goes on at the same second after a reload', async () => {
    presses.before = await pressesOf(page);
    await page.getByRole('link', { name: 'Access Course' }).click();
    await expect(page).toHaveURL(/\/video\//);
    await expect(page.getByText('Playing', { exact: true })).toBeVisible();
    presses.toPlaying += (await pressesOf(page)) - presses.before;
    expect(presses.toPayment + presses.toPlaying, 'presses of a new person, from Enroll Now').toBeLessThanOrEqual(8);
    expect(1 + presses.toPlaying, 'presses of a signed-in person, from Enroll Now').toBeLessThanOrEqual(5);
    await expect.poll(() => videoTime(page)).toBeGreaterThan(1);
    const sound = await page
      .locator('video')
      .evaluate(
        (video) => (video as HTMLVideoElement & { webkitAudioDecodedByteCount: number }).webkitAudioDecodedByteCount,
      );
    expect(sound, 'there is sound').toBeGreaterThan(0);
    const saved = page.waitForResponse(
      (response) =>
        response.url().includes('/user/progress/') && response.ok() && response.request().postDataJSON()?.position > 19,
    );
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.currentTime = 20;
    });
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await saved;
    await expect.poll(() => videoTime(page)).toBeGreaterThan(19);
    await page.reload();
    await expect.poll(() => videoTime(page), { message: 'the same second after a reload' }).toBeGreaterThan(19);
  });

  await test.step('goes on there on another device, and buys the longer course in a tab that closes', async () => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 800 }, baseURL: school.origin });
    const { token } = await enter(phone, school.origin, person);
    const screen = await phone.newPage();
    await screen.goto(page.url());
    await expect.poll(() => videoTime(screen)).toBeGreaterThan(19);

    const { id } = await liveCourse(school.origin, 'ADC Part 1 Mastery Program');
    await screen.goto(`/demo-checkout/${await openCheckout(school.origin, token, id)}`);
    const paid = screen.waitForRequest((request) => request.url().endsWith('/pay'));
    await screen.getByRole('button', { name: 'Pay', exact: true }).click({ noWaitAfter: true });
    await paid;
    // A page that is just leaving for the next one may stay open for ever; its window closes with it.
    await phone.close();
    await expect.poll(async () => (await signIn(school.origin, person)).user.purchasedCourses).toContain(id);
  });
});
