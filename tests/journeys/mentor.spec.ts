import { ANNOUNCEMENT } from '../../web/text/copy/admin-announcements.ts';
import { CLASS } from '../../web/text/copy/admin-class.ts';
import { SEEN_RESULT, STUDENT_TESTS } from '../../web/text/copy/admin-student-exam.ts';
import { buyDirectly } from './support/buying.ts';
import { enter, newPerson, register, signIn, TEACHER } from './support/people.ts';
import { practised } from './support/practising.ts';
import { expect, test } from './support/test.ts';

/** Its own: a class of these people alone. */
test.use({ ownSchool: {}, viewport: { width: 1280, height: 900 } });

const NAMES = ['Amara Silent', 'Bela Silent', 'Chen Silent'];
const DILIGENT = 'Dina Diligent';
const SUBJECT = 'Two cases this week';

test('a mentor reads a result, finds who has not started, writes to three, and sees that one practised', async ({
  page,
  school: { origin },
}) => {
  const people = [...NAMES, DILIGENT].map((name) => newPerson(name));
  let courseId = '';
  for (const person of people) {
    await register(origin, person);
    const { token } = await signIn(origin, person);
    courseId = (await buyDirectly(origin, token)).courseId;
  }
  await practised(origin, people[3]!);
  await enter(page.context(), origin, TEACHER);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });

  await test.step('the result of a student is read from the class', async () => {
    await page.goto(`/admin/courses/${courseId}/class`);
    await row(DILIGENT).getByRole('link', { name: DILIGENT, exact: true }).click();
    await page.getByRole('link', { name: STUDENT_TESTS.result }).first().click();
    await expect(page.getByText(SEEN_RESULT.asTeacher)).toBeVisible();
  });

  await test.step('three have not started, and are written to', async () => {
    await page.goto(`/admin/courses/${courseId}/class`);
    await page.getByRole('button', { name: CLASS.filters['not-started'] }).click();
    await expect(row(DILIGENT)).toHaveCount(0);
    for (const name of NAMES) await page.getByRole('checkbox', { name: CLASS.tick(name) }).check();
    await page.getByRole('button', { name: CLASS.write(3) }).click();
    await page.getByLabel(ANNOUNCEMENT.subject).fill(SUBJECT);
    await page.getByLabel(ANNOUNCEMENT.body, { exact: true }).fill('Please do two cases, and write to me.');
    await page.getByRole('button', { name: ANNOUNCEMENT.save }).click();
    await expect(page.getByText(ANNOUNCEMENT.goesTo(3, 0, true))).toBeVisible();
    await page.getByRole('button', { name: ANNOUNCEMENT.now }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: ANNOUNCEMENT.now }).click();
    await expect(page.getByText(ANNOUNCEMENT.sent)).toBeVisible();
  });

  await test.step('one of them practises, and two are left', async () => {
    await practised(origin, people[1]!);
    await page.goto(`/admin/courses/${courseId}/class?show=not-started`);
    await expect(row('Amara Silent')).toBeVisible();
    await expect(row('Chen Silent')).toBeVisible();
    await expect(row('Bela Silent')).toHaveCount(0);
    await page.getByRole('button', { name: CLASS.filters.all }).click();
    await expect(row('Bela Silent').getByText(CLASS.tests(1))).toBeVisible();
  });
});
