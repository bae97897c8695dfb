import { M } from '../../src/wire/messages.ts';
import type { OutboxReply } from '../../src/wire/replies/operations.ts';
import { ADMIN, ask, enter, newPerson, register, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const COOKIES = ['token', 'user', 'role', 'redirectAfterLogin'];

test('somebody writes to the school, signs in and out, and resets a forgotten password by the link of the mail, once', async ({
  page,
  context,
  school,
}) => {
  const person = newPerson();
  await register(school.origin, person);
  const { token: adminToken } = await signIn(school.origin, ADMIN);
  const mails = async () => (await ask<OutboxReply>(school.origin, '/admin/outbox', { token: adminToken })).body.mails;
  const cookies = async () => {
    const names = (await context.cookies()).map((cookie) => cookie.name);
    return names.filter((name) => COOKIES.includes(name));
  };
  const signInForm = page.getByRole('form', { name: 'Sign in' });

  await test.step('a message from the contact form arrives', async () => {
    await page.goto('/ContactUs');
    const main = page.getByRole('main');
    await main.getByLabel('First name').fill('Mira');
    await main.getByLabel('Last name').fill('Example');
    await main.getByLabel('Email').fill(person.email);
    await main.getByLabel('Message').fill('When does the next course begin?');
    await main.getByRole('button', { name: /Send/ }).click();
    await expect(page.getByText(M.messageSent, { exact: true })).toBeVisible();
    const arrived = async () => (await mails()).filter((mail) => mail.text?.includes(person.email)).length;
    await expect.poll(arrived).toBe(1);
  });
  await test.step('a wrong password is refused in words, and nothing typed is lost', async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    await signInForm.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Invalid email or password.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await signInForm.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/Home$/);
  });
  await test.step('signing out clears every cookie and the session behind it', async () => {
    const { token } = await enter(context, school.origin, person);
    await page.goto('/courses');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/Home$/);
    expect(await cookies()).toEqual([]);
    expect((await ask(school.origin, '/auth/me', { token })).status).toBe(401);
  });
  await test.step('an unreadable token counts as signed out and is cleared', async () => {
    await enter(context, school.origin, person);
    const unreadable = { name: 'token', value: 'not.a.token', domain: 'localhost', path: '/' };
    await context.addCookies([{ ...unreadable, secure: true, sameSite: 'Strict' }]);
    await page.goto('/studentdashboard');
    await expect(page).toHaveURL(/\/login$/);
    expect((await cookies()).filter((name) => name !== 'redirectAfterLogin')).toEqual([]);
  });
  await test.step('a forgotten password is reset by the link of the mail, once', async () => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: M.sendResetLink }).click();
    await expect(page.getByText('If an account exists for this address, a reset link is on its way.')).toBeVisible();
    const link = async () => {
      const texts = (await mails()).filter(({ to }) => to === person.email).map(({ text }) => text ?? '');
      return /\/reset-password\/\S+/.exec(texts.join(' '))?.[0] ?? '';
    };
    await expect.poll(link).not.toBe('');
    const path = await link();
    const reset = async (password: string) => {
      await page.goto(path);
      await page.getByLabel('New password', { exact: true }).fill(password);
      await page.getByLabel('New password again').fill(password);
      await page.getByRole('button', { name: 'Save new password' }).click();
    };
    await reset('another-long-password');
    await expect(page).toHaveURL(/\/login$/);
    expect((await signIn(school.origin, { ...person, password: 'another-long-password' })).token).not.toBe('');
    await reset('a-third-long-password');
    await expect(page.getByText('This reset link is no longer valid. Please request a new one.')).toBeVisible();
  });
});
