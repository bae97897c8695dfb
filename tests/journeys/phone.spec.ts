import { M } from '../../src/wire/messages.ts';
import { holdRequests } from './support/held.ts';
import { newPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a tap on the button counts although the complaint above it goes away', async ({ page }) => {
  const person = newPerson();
  await page.goto('/login?tab=sign-up');
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('Full name').fill(person.name);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Phone').fill('+61 400 000 123');
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm password').fill('something else');
  await form.getByRole('checkbox').tap();
  await form.getByRole('button', { name: 'Sign up' }).tap();
  await expect(page.getByText(M.passwordsDoNotMatch, { exact: true }).first()).toBeVisible();
  await form.getByLabel('Confirm password').fill(person.password);
  await form.getByRole('button', { name: 'Sign up' }).tap();
  await expect(page.getByText(M.registeredSuccessfully, { exact: true })).toBeVisible();
});

test('the menu closes at the tap, before a slow page arrives', async ({ page }) => {
  await page.goto('/Home');
  const release = await holdRequests(page, /\/assets\/about-page/);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'About' }).first().tap();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('html')).toHaveAttribute('data-loading', '');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});
