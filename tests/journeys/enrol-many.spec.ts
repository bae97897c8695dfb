import { PERSON_DATA } from '../../web/text/copy/admin-people.ts';
import { PEOPLE_IMPORT as WORDS } from '../../web/text/copy/admin-people-import.ts';
import { STUDENTS } from '../../web/text/copy/admin-students.ts';
import { ADMIN, enter } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ ownSchool: {} });

test('a pasted list is enrolled as far as it is ticked, and one of them is deleted', async ({ page, school }) => {
  await enter(page.context(), school.origin, ADMIN);
  const list = [
    'name;email',
    'Nia Okafor;nia@example.org',
    '=1+1;formula@example.org',
    'Left Out;left@example.org',
    `Boss;${ADMIN.email}`,
    'Nobody;no address',
    'Nia again;NIA@example.org',
  ].join('\n');

  await test.step('each row says what is in its way, and nobody is ticked', async () => {
    await page.goto('/admin/students');
    await page.getByRole('link', { name: STUDENTS.enrolMany }).click();
    await page.getByLabel(WORDS.paste).fill(list);
    await page.getByRole('button', { name: WORDS.check, exact: true }).click();
    const table = page.getByRole('table', { name: WORDS.table });
    for (const state of ['team', 'malformed', 'twice'] as const)
      await expect(table.getByText(WORDS.states[state])).toBeVisible();
    await expect(table.getByText(WORDS.states.new)).toHaveCount(3);
    await expect(page.getByRole('button', { name: WORDS.start(0) })).toBeDisabled();
  });

  await test.step('who is ticked can enter the course, and nobody else has an account', async () => {
    await page.getByLabel(WORDS.tickAll(3)).check();
    await page.getByLabel(WORDS.tickOf('Left Out', 'left@example.org')).uncheck();
    await page.getByRole('button', { name: WORDS.start(2) }).click();
    await expect(page.getByText(WORDS.done(2))).toBeVisible();
    await page.getByRole('link', { name: WORDS.toStudents }).click();
    await expect(page.getByText('formula@example.org')).toBeVisible();
    await expect(page.getByText('left@example.org')).toHaveCount(0);
  });

  await test.step('an owner deletes the data of one, who is gone from the list', async () => {
    await page.getByRole('link', { name: /Nia Okafor/ }).click();
    await page.getByRole('button', { name: PERSON_DATA.erase }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(PERSON_DATA.email).fill('nia@example.org');
    await dialog.getByLabel(PERSON_DATA.reason).fill('Asked for it by mail.');
    await dialog.getByRole('button', { name: PERSON_DATA.erase }).click();
    await expect(page.getByText('The personal data is deleted. Nothing is kept.')).toBeVisible();
    await expect(page.getByText('formula@example.org')).toBeVisible();
    await expect(page.getByText('nia@example.org')).toHaveCount(0);
  });
});
