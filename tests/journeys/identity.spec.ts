import { M } from '../../src/wire/messages.ts';
import type { OutboxReply } from '../../src/wire/replies/operations.ts';
import { ADMIN, ask, enter, newPerson, register, STUDENT, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const COOKIES = ['token', 'user', 'role', 'redirectAfterLogin'];

test('signing up leads to signing in, with the e-mail kept', async ({ page }) => {
  const person = newPerson();
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Sign up' }).click();
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('Full name').fill(person.name);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Phone').fill('+61 400 000 123');
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm password').fill('something else');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText(M.passwordsDoNotMatch, { exact: true }).first()).toBeVisible();
  await form.getByLabel('Confirm password').fill(person.password);
  await form.getByRole('button', { name: 'Sign up' }).click();

  await expect(page.getByText(M.registeredSuccessfully, { exact: true })).toBeVisible();
  const signInForm = page.getByRole('form', { name: 'Sign in' });
  await expect(signInForm.getByLabel('Email')).toHaveValue(person.email);
  await signInForm.getByLabel('Password', { exact: true }).fill(person.password);
  await signInForm.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/Home$/);
  const cookies = await page.context().cookies();
  for (const name of ['token', 'user', 'role']) {
    expect(cookies.find((cookie) => cookie.name === name)).toMatchObject({
      path: '/',
      sameSite: 'Strict',
      secure: true,
    });
  }
});

test('a wrong password is refused in words, and nothing typed is lost', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(STUDENT.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(STUDENT.email);
});

test('signing out clears every cookie and the session behind it', async ({ page, school }) => {
  const { token } = await enter(page.context(), school.origin, STUDENT);
  await page.goto('/courses');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/Home$/);
  const names = (await page.context().cookies()).map((cookie) => cookie.name);
  expect(names.filter((name) => COOKIES.includes(name))).toEqual([]);
  expect((await ask(school.origin, '/auth/me', { token })).status).toBe(401);
});

test('an expired or unreadable token counts as signed out and is cleared', async ({ page, school }) => {
  await enter(page.context(), school.origin, STUDENT);
  await page
    .context()
    .addCookies([
      { name: 'token', value: 'not.a.token', domain: 'localhost', path: '/', secure: true, sameSite: 'Strict' },
    ]);
  await page.goto('/studentdashboard');
  await expect(page).toHaveURL(/\/login$/);
  const names = (await page.context().cookies()).map((cookie) => cookie.name);
  expect(names.filter((name) => ['token', 'user', 'role'].includes(name))).toEqual([]);
});

test('a forgotten password is reset by the link of the mail, once', async ({ page, school }) => {
  const person = newPerson();
  await register(school.origin, person);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: M.sendResetLink }).click();
  await expect(page.getByText('If an account exists for this address, a reset link is on its way.')).toBeVisible();

  const { token } = await signIn(school.origin, ADMIN);
  const link = async () => {
    const { body } = await ask<OutboxReply>(school.origin, '/admin/outbox', { token });
    const mail = body.mails.find((one) => one.to === person.email);
    return /\/reset-password\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(link).not.toBe('');
  const path = await link();
  await page.goto(path);
  await page.getByLabel('New password', { exact: true }).fill('another-long-password');
  await page.getByLabel('New password again').fill('another-long-password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await signIn(school.origin, { ...person, password: 'another-long-password' })).token).not.toBe('');

  await page.goto(path);
  await page.getByLabel('New password', { exact: true }).fill('a-third-long-password');
  await page.getByLabel('New password again').fill('a-third-long-password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('This reset link is no longer valid. Please request a new one.')).toBeVisible();
});

test('a message from the contact form arrives', async ({ page, school }) => {
  const person = newPerson();
  await page.goto('/ContactUs');
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Mira');
  await main.getByLabel('Last name').fill('Example');
  await main.getByLabel('Email').fill(person.email);
  await main.getByLabel('Message').fill('When does the next course begin?');
  await main.getByRole('button', { name: /Send/ }).click();
  await expect(page.getByText(M.messageSent, { exact: true })).toBeVisible();
  const { token } = await signIn(school.origin, ADMIN);
  await expect
    .poll(
      async () =>
        (await ask<OutboxReply>(school.origin, '/admin/outbox', { token })).body.mails.filter((mail) =>
          mail.text?.includes(person.email),
        ).length,
    )
    .toBe(1);
});
