import type { Locator, Page } from 'playwright/test';
import { CHOSEN_MAIL_NAMES } from '../../src/wire/chosen-mails.ts';
import { M } from '../../src/wire/messages.ts';
import { SIGN_IN_AGAIN } from '../../web/text/copy/sign-in-again.ts';
import { buyDirectly } from './support/buying.ts';
import { opened } from './support/opened.ts';
import { ask, enter, newPerson, type Person, register, STUDENT, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const loginOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });
const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in or sign up' });

async function openModal(page: Page): Promise<void> {
  await page.goto('/Home');
  await opened(page);
  await loginOf(page).click();
  await expect(modalOf(page)).toBeVisible();
}

async function fillIn(page: Page | Locator, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

test('a stranger comes in by the page and by the window over Home, and gets where this account may go', async ({
  page,
  context,
  browser,
  school,
}) => {
  await page.goto('/studentdashboard');
  await expect(page).toHaveURL(/\/login$/);
  await fillIn(page, STUDENT);
  await expect(page, 'the page that was asked for').toHaveURL(/\/studentdashboard$/);

  // A role that is written into the cookie is put right and opens nothing.
  await context.addCookies([
    { name: 'role', value: 'admin', domain: 'localhost', path: '/', secure: true, sameSite: 'Strict' },
  ]);
  await page.goto('/admin/outbox');
  await expect(page).toHaveURL(/\/Home$/);
  const { token } = await signIn(school.origin, STUDENT);
  expect((await ask(school.origin, '/admin/outbox', { token })).status).toBe(403);
  await opened(page);
  await expect(page.getByRole('button', { name: 'Logout' }).first(), 'never the bar of strangers').toBeVisible();

  await context.clearCookies();
  const person = newPerson();
  await register(school.origin, person);
  await openModal(page);
  await fillIn(modalOf(page), { ...person, password: 'wrong-password' });
  await expect(modalOf(page).getByText(M.somethingWentWrongTryAgain, { exact: true })).toBeVisible();
  await expect(modalOf(page).getByLabel('Email')).toHaveValue(person.email);
  await page.keyboard.press('Escape');
  await expect(modalOf(page)).toHaveCount(0);
  await expect(loginOf(page)).toBeFocused();

  const other = context.waitForEvent('page');
  await loginOf(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await other, 'Login stays a link').toHaveURL(/\/login$/);
  await expect(modalOf(page)).toHaveCount(0);

  await loginOf(page).click();
  await fillIn(modalOf(page), person);
  await expect(page).toHaveURL(/\/courses$/);
  await expect(page.getByText(M.loginSuccessful, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await buyDirectly(school.origin, (await enter(context, school.origin, person)).token);
  await page.goto('/studentdashboard');
  await expect(page, 'a purchase on another device counts at once').toHaveURL(/\/studentdashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const unlucky = await browser.newContext({ baseURL: school.origin });
  const late = await unlucky.newPage();
  await late.route(/\/assets\/sign-in-modal/, (route) => route.abort());
  await late.goto('/Home');
  await opened(late);
  await loginOf(late).click();
  await expect(late, 'where the code of the window does not come').toHaveURL(/\/login$/);
  await unlucky.close();
});

test('that one is signed out, and the way back, stay in sight wherever one has scrolled', async ({
  page,
  context,
  school,
}) => {
  const person = newPerson();
  await register(school.origin, person);
  await enter(context, school.origin, person);
  await page.goto('/profile');
  const choice = page.getByRole('switch', { name: CHOSEN_MAIL_NAMES.announcement });
  await expect(choice).toBeChecked();
  const { token } = await signIn(school.origin, person);
  await ask(school.origin, '/auth/sessions/end-others', { token, body: {} });
  await choice.click();
  const dialog = page.getByRole('dialog', { name: SIGN_IN_AGAIN.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect.soft(await page.evaluate(() => window.scrollY), `scrolled at ${width} px`).toBeGreaterThan(300);
    await expect(page.getByText(SIGN_IN_AGAIN.later)).toBeInViewport({ ratio: 1 });
    // A click is refused where something else lies over the button.
    await page.getByRole('main').getByRole('button', { name: SIGN_IN_AGAIN.open }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
  }
});
