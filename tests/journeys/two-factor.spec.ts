import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import type { TwoFactorReply } from '../../src/wire/replies/identity.ts';
import { ADMIN_SHELL } from '../../web/text/copy/admin-shell.ts';
import { LOGIN } from '../../web/text/copy/identity.ts';
import { INSIDE } from '../../web/text/copy/inside.ts';
import { TWO_FACTOR } from '../../web/text/copy/two-factor.ts';
import { ADMIN, enter } from './support/people.ts';
import { askWindow } from './support/screen-questions.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

// Whoever signs in as its administrator needs a code meanwhile.
test.use({ ownSchool: {} });

const PERIOD_MS = 30_000;
const WRONG = 'Invalid email, password or code.';

/** The phone: knows the key, and shows the code of now or of a later half minute. */
const codeOf = (key: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * PERIOD_MS });

/** One that is right now in none of the steps that are let in. */
function wrongCode(key: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((later) => codeOf(key, later)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ?? '666666';
}

const signInForm = (page: Page) => page.getByRole('form', { name: LOGIN.signIn });
const press = (page: Page) => signInForm(page).getByRole('button', { name: LOGIN.signIn }).click();

/** Out by the button of the page, and in again as far as the password leads. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('button', { name: INSIDE.signOut }).first().click();
  // A page that only signed-in people see leads to the login at once.
  await expect(page).toHaveURL(/\/(login|Home)$/);
  await page.goto('/login');
  await signInForm(page).getByLabel(LOGIN.email).fill(ADMIN.email);
  await signInForm(page).getByLabel(LOGIN.password, { exact: true }).fill(ADMIN.password);
  await press(page);
}

async function giveCode(page: Page, code: string): Promise<void> {
  await signInForm(page).getByLabel(LOGIN.code, { exact: true }).fill(code);
  await press(page);
}

const isIn = (page: Page) => expect(page).toHaveURL(/\/admin/);

test('an administrator turns two-factor sign-in on, signs in with it and turns it off', async ({ page, school }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page.context(), school.origin, ADMIN);
  await test.step('where others reach the school, each admin page asks for it and leads there', async () => {
    await page.goto('/admin');
    await expect(page.getByText('Total Courses')).toBeVisible();
    await expect(page.getByText(ADMIN_SHELL.passwordAlone)).toHaveCount(0);

    // This school is on loopback, and says what one that is not would.
    await page.route('**/api/auth/two-factor', async (route) => {
      const answer = await route.fetch();
      const state = (await answer.json()) as TwoFactorReply;
      await route.fulfill({ response: answer, json: { ...state, isWanted: !state.isOn } });
    });
    for (const path of ['/admin/orders', '/admin/courses']) {
      await page.goto(path);
      await expect(page.getByText(ADMIN_SHELL.passwordAlone)).toBeVisible();
    }
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      await askWindow(page, `the notice at ${width}`);
    }
    await page.getByRole('link', { name: ADMIN_SHELL.turnTwoFactorOn }).click();
    await expect(page.getByRole('heading', { name: TWO_FACTOR.heading })).toBeInViewport();
    await page.unroute('**/api/auth/two-factor');
  });
  await page.goto('/profile');
  const panel = page.getByRole('region', { name: TWO_FACTOR.heading });
  await expect(panel.getByText(TWO_FACTOR.off)).toBeVisible();
  await panel.getByLabel(TWO_FACTOR.password).fill(ADMIN.password);
  await panel.getByRole('button', { name: TWO_FACTOR.setUp }).click();

  await expect(panel.getByRole('img', { name: TWO_FACTOR.picture })).toBeVisible();
  const key = (await panel.locator('code').innerText()).replaceAll(' ', '');
  await askWindow(page, 'the key for the app');
  await panel.getByLabel(TWO_FACTOR.code).fill(wrongCode(key));
  await panel.getByRole('button', { name: TWO_FACTOR.turnOn }).click();
  await expect(panel.getByText('This code is not right. Please enter the code that your app shows now.')).toBeVisible();
  await panel.getByLabel(TWO_FACTOR.code).fill(codeOf(key));
  await panel.getByRole('button', { name: TWO_FACTOR.turnOn }).click();

  await expect(panel.getByRole('heading', { name: TWO_FACTOR.recovery })).toBeFocused();
  const recoveryCodes = await panel.getByRole('listitem').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await askWindow(page, 'the recovery codes');
  await panel.getByRole('button', { name: TWO_FACTOR.done }).click();
  await expect(panel.getByText(TWO_FACTOR.left(10))).toBeVisible();

  // The code that turned it on is used up: the next one opens the account, and a wrong one does not.
  await leaveAndReturn(page);
  await expect(signInForm(page).getByLabel(LOGIN.code, { exact: true })).toBeFocused();
  await askWindow(page, 'signing in with a code');
  await giveCode(page, wrongCode(key));
  await expect(signInForm(page).getByText(WRONG)).toBeVisible();
  await giveCode(page, codeOf(key, 1));
  await isIn(page);

  const [lost = '', spare = '', last = ''] = recoveryCodes;
  await leaveAndReturn(page);
  await giveCode(page, lost);
  await isIn(page);
  await leaveAndReturn(page);
  await giveCode(page, lost);
  await expect(signInForm(page).getByText(WRONG)).toBeVisible();
  // As somebody types it from paper.
  await giveCode(page, ` ${spare.toUpperCase().replaceAll('-', ' ')} `);
  await isIn(page);

  await page.goto('/profile');
  await expect(panel.getByText(TWO_FACTOR.left(8))).toBeVisible();
  await panel.getByLabel(TWO_FACTOR.password).fill('not the password');
  await panel.getByLabel(TWO_FACTOR.anyCode).fill(wrongCode(key));
  await panel.getByRole('button', { name: TWO_FACTOR.turnOff }).click();
  await expect(panel.getByText('Your current password is not correct.')).toBeVisible();
  await panel.getByLabel(TWO_FACTOR.password).fill(ADMIN.password);
  await panel.getByRole('button', { name: TWO_FACTOR.turnOff }).click();
  await expect(panel.getByText('This code is not right. Please enter the code that your app shows now.')).toBeVisible();
  await panel.getByLabel(TWO_FACTOR.anyCode).fill(last);
  await panel.getByRole('button', { name: TWO_FACTOR.turnOff }).click();
  await expect(panel.getByText(TWO_FACTOR.off)).toBeVisible();

  await leaveAndReturn(page);
  await isIn(page);
});
