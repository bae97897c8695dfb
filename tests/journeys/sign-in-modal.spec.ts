import type { Page } from 'playwright/test';
import { M } from '../../src/wire/messages.ts';
import { opened } from './support/opened.ts';
import { ADMIN, newPerson, type Person, register, STUDENT, VISITOR } from './support/people.ts';
import { expect, test } from './support/test.ts';

const loginOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });
const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in or sign up' });

async function openModal(page: Page): Promise<void> {
  await page.goto('/Home');
  await opened(page);
  await loginOf(page).click();
  await expect(modalOf(page)).toBeVisible();
}

async function fillIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

test.describe.configure({ mode: 'parallel' });

for (const [who, person, place] of [
  ['a buyer', STUDENT, /\/studentdashboard$/],
  ['an admin', ADMIN, /\/admin$/],
  ['anybody else', VISITOR, /\/courses$/],
] as const) {
  test(`the window over Home sends ${who} on`, async ({ page }) => {
    await openModal(page);
    await fillIn(page, person);
    await expect(page).toHaveURL(place);
    await expect(page.getByText(M.loginSuccessful, { exact: true })).toBeVisible();
    await expect(modalOf(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the window uses a remembered page first', async ({ page, school }) => {
  const person = newPerson();
  await register(school.origin, person);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await openModal(page);
  await fillIn(page, person);
  await expect(page).toHaveURL(/\/profile$/);
});

test('the window has words of its own for a failure, and gives the focus back at Escape', async ({ page }) => {
  await openModal(page);
  await fillIn(page, { email: STUDENT.email, password: 'wrong-password' });
  await expect(modalOf(page).getByText(M.somethingWentWrongTryAgain, { exact: true })).toBeVisible();
  await expect(modalOf(page).getByLabel('Email')).toHaveValue(STUDENT.email);
  await expect(modalOf(page).getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(modalOf(page)).toHaveCount(0);
  await expect(loginOf(page)).toBeFocused();
});

test('Login stays a link: to another tab, and on every other page', async ({ page, context }) => {
  await page.goto('/Home');
  await opened(page);
  const other = context.waitForEvent('page');
  await loginOf(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await other).toHaveURL(/\/login$/);
  await expect(modalOf(page)).toHaveCount(0);

  await page.goto('/About');
  await loginOf(page).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('where the code of the window does not come, Login leads to the page', async ({ browser, school }) => {
  const context = await browser.newContext({ baseURL: school.origin });
  const page = await context.newPage();
  await page.route(/\/assets\/sign-in-modal/, (route) => route.abort());
  await page.goto('/Home');
  await opened(page);
  await loginOf(page).click();
  await expect(page).toHaveURL(/\/login$/);
  await context.close();
});
