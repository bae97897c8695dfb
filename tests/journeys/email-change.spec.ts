import { mailedPath } from './support/mailed-path.ts';
import { enter, newPerson, register, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('somebody changes their e-mail address by its link, and puts the old one back by the link of the notice', async ({
  page,
  context,
  school,
}) => {
  const person = newPerson();
  const newEmail = `new-${person.email}`;
  await register(school.origin, person);
  const mailed = (to: string, form: RegExp) => mailedPath(school.origin, to, form);
  await test.step('the address of the sign-up is confirmed: another one is never given the account back', async () => {
    await page.goto(await mailed(person.email, /\/confirm-email\/\S+/));
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(page.getByText(`Your email address ${person.email} is confirmed.`)).toBeVisible();
  });
  await enter(context, school.origin, person);

  await test.step('it is asked for on the profile, with the password', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Change email address' }).click();
    await expect(page.getByLabel('New email address')).toBeFocused();
    await page.keyboard.type(person.email);
    await page.getByRole('form', { name: 'Change email address' }).getByLabel('Current password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('This is your email address already.')).toBeVisible();
    await page.getByLabel('New email address').fill(newEmail);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(`We have sent a link to ${newEmail}.`)).toBeVisible();
  });
  await test.step('it counts once the link of the new address was opened and confirmed', async () => {
    const path = await mailed(newEmail, /\/confirm-email\/\S+/);
    await page.goto(path);
    expect((await signIn(school.origin, person)).token).not.toBe('');
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(page.getByText(`Your email address is now ${newEmail}.`)).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText(newEmail, { exact: true })).toBeVisible();
    await page.goto(path);
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(page.getByText(`Your email address is now ${newEmail}.`)).toBeVisible();
  });
  await test.step('the old address can put itself back, and a new password is chosen there', async () => {
    await page.goto(await mailed(person.email, /\/undo-email\/\S+/));
    await page.getByRole('button', { name: 'Put this address back' }).click();
    await expect(page.getByText(`Your email address is ${person.email} again.`)).toBeVisible();
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login$/);
    await page.goto(await mailed(person.email, /\/reset-password\/\S+/));
    await page.getByLabel('New password', { exact: true }).fill('another-long-password');
    await page.getByLabel('New password again').fill('another-long-password');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect((await signIn(school.origin, { ...person, password: 'another-long-password' })).token).not.toBe('');
  });
});
