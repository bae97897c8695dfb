import { expect, type Page } from 'playwright/test';
import { M } from '../../../src/wire/messages.ts';
import type { Person } from './people.ts';

/** Fills in the form of a new account, and is signed in with it. */
export async function signUp(page: Page, person: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('Full name').fill(person.name);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Phone').fill('+61 400 000 123');
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm password').fill(person.password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText(M.registeredSuccessfully, { exact: true })).toBeVisible();
}
