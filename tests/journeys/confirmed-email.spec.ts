import type { LiveCourseReply } from '../../src/wire/replies/catalog.ts';
import { mailedPath } from './support/mailed-path.ts';
import { ADMIN, ask, enter, newPerson, register } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a new student is asked to confirm their address, and the office corrects one that is mistyped', async ({
  page,
  context,
  school,
}) => {
  const person = newPerson('Mira Mistyped');
  await register(school.origin, person);
  const mailed = (to: string) => mailedPath(school.origin, to, /\/confirm-email\/\S+/);
  const { user } = await enter(context, school.origin, person);
  const asked = page.getByText(`Please confirm your email address: ${person.email}`);

  await test.step('the address is asked about behind sign-in, and shown large before paying', async () => {
    await page.goto('/profile');
    await expect(asked).toBeVisible();
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByText(`We have sent a link to ${person.email}.`)).toBeVisible();
    const { body } = await ask<LiveCourseReply[]>(school.origin, '/user/courses/live');
    await page.goto(`/payment?courseId=${body[0]?.id ?? ''}`);
    const address = page.getByRole('region', { name: 'Your email address' });
    await expect(address.getByText(person.email)).toBeVisible();
    await expect(address.getByRole('link', { name: 'Change it' })).toHaveAttribute('href', '/profile');
  });
  const right = `right-${person.email}`;
  await test.step('the office corrects it with a reason, and the right address confirms it', async () => {
    await enter(context, school.origin, ADMIN);
    await page.goto(`/admin/students/${user.id}`);
    await expect(page.getByText('Not confirmed')).toBeVisible();
    await page.getByRole('button', { name: 'Correct email' }).click();
    await page.getByLabel('New email address').fill('mira@gmial.com');
    await page.getByLabel('Reason').fill('A typing mistake.');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(page.getByLabel('New email address')).toHaveValue('mira@gmail.com');
    await page.getByLabel('New email address').fill(right);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`We have sent a link to ${right}.`)).toBeVisible();
    await page.goto(await mailed(right));
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(page.getByText(`Your email address is now ${right}.`)).toBeVisible();
    await page.goto(`/admin/students/${user.id}`);
    await expect(page.getByRole('link', { name: right })).toBeVisible();
    await expect(page.getByText('Not confirmed')).toBeHidden();
  });
  await test.step('a new account confirms its own address signed out, and is asked no more', async () => {
    const other = newPerson('Nia New');
    await register(school.origin, other);
    const path = await mailed(other.email);
    await context.clearCookies();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address');
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(page.getByText(`Your email address ${other.email} is confirmed.`)).toBeVisible();
    const { user: known } = await enter(context, school.origin, other);
    expect(known.isEmailConfirmed).toBe(true);
    await page.goto('/profile');
    await expect(page.getByText(other.email, { exact: true })).toBeVisible();
    await expect(page.getByText('Please confirm your email address')).toBeHidden();
  });
});
