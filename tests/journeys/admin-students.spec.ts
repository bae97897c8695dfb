import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import type { CourseReply } from '../../src/wire/replies/catalog.ts';
import { LIST } from '../../web/text/copy/admin-lists.ts';
import { STUDENTS, STUDENT as WORDS } from '../../web/text/copy/admin-students.ts';
import { readCsv } from '../http/support/read-csv.ts';
import { liveCourse } from './support/buying.ts';
import { openVideo } from './support/lessons.ts';
import { fillSchool } from './support/many-students.ts';
import { ADMIN, ask, enter, newPerson, register, signIn, VISITOR } from './support/people.ts';
import { expect, test } from './support/test.ts';

const MANY = 60;

test.beforeAll(async ({ school }) => fillSchool(school, MANY));
test.beforeEach(async ({ context, school }) => void (await enter(context, school.origin, ADMIN)));

const table = (page: Page) => page.getByRole('table', { name: STUDENTS.table });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const names = (page: Page) => rows(page).getByRole('link').allTextContents();
const search = (page: Page) => page.getByRole('searchbox', { name: STUDENTS.search });

async function openList(page: Page): Promise<void> {
  await page.goto('/admin/students');
  await page.getByText(/^1–25 of/).waitFor();
  await expect(rows(page)).toHaveCount(25);
}

/** Somebody new, and the page of the admin about them. */
async function openSomebody(page: Page, origin: string, name = 'Tamsin Testperson') {
  const person = newPerson(name);
  await register(origin, person);
  const { token } = await signIn(origin, person);
  await page.goto(`/admin/students?search=${person.email}`);
  await rows(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return { person, token };
}

async function enrolByHand(page: Page, course: string): Promise<void> {
  await page.getByRole('button', { name: WORDS.enrol, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: WORDS.enrolTitle });
  await dialog.getByLabel(WORDS.course).selectOption({ label: course });
  await dialog.getByRole('button', { name: WORDS.enrolAction, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function revoke(page: Page, course: string): Promise<void> {
  await page.getByRole('button', { name: `${WORDS.revoke} ${course}` }).click();
  const question = page.getByRole('alertdialog', { name: WORDS.revokeTitle });
  for (const fact of WORDS.revokeFacts) await expect(question.getByText(fact)).toBeVisible();
  await question.getByRole('button', { name: WORDS.revoke }).click();
  await expect(page.getByText(/may no longer enter the course/)).toBeVisible();
}

test('a student is searched, sorted and found on a later page, and Back keeps the place', async ({ page }) => {
  await openList(page);
  const shown = await names(page);
  expect(shown[0]).toMatch(/^Amara /);

  await table(page).getByRole('button', { name: STUDENTS.columns.joined }).click();
  await expect(page).toHaveURL(/sort=joined&order=desc/);
  await expect(table(page).getByRole('columnheader', { name: STUDENTS.columns.joined })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('button', { name: LIST.next }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator(':focus')).toHaveText(/^26–50 of \d+ students$/);
  await page.reload();
  await expect(page.getByText(/^26–50 of/)).toBeVisible();

  const [, second] = await names(page);
  await rows(page).nth(1).click();
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: STUDENTS.title }).click();
  await expect(page).toHaveURL(/sort=joined&order=desc&page=2|page=2.*sort=joined/);

  await search(page).fill('nguyen FARAH');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/search=nguyen\+FARAH/);
  await expect(page).not.toHaveURL(/page=/);
  expect(await names(page)).toEqual(['Farah Nguyễn']);
  await search(page).fill('nobody-like-this');
  await expect(page.getByText(STUDENTS.notFound('nobody-like-this'))).toBeVisible();
  await page.getByRole('button', { name: STUDENTS.showAll }).click();
  await expect(rows(page)).toHaveCount(25);
  await expect(search(page)).toHaveValue('');
});

test('enrolled by hand, a student enters at the next request; revoked, they are out at the next one', async ({
  page,
  school,
}) => {
  const course = await liveCourse(school.origin, 'ADC Part 1 Sprint');
  const { token } = await openSomebody(page, school.origin);
  const entering = async () => (await ask<CourseReply>(school.origin, `/user/courses/${course.id}`, { token })).status;
  expect(await entering()).toBe(403);

  await enrolByHand(page, course.title);
  await expect(page.getByText(`Tamsin Testperson may now enter “${course.title}”.`)).toBeVisible();
  expect(await entering()).toBe(200);
  await expect(page.getByText(WORDS.by(ADMIN.name))).toBeVisible();

  await revoke(page, course.title);
  expect(await entering()).toBe(403);
  await expect(page.getByRole('heading', { level: 2, name: WORDS.courses })).toBeFocused();
  await page.getByRole('button', { name: `${WORDS.enrolAgain} ${course.title}` }).click();
  await expect(page.getByRole('button', { name: `${WORDS.revoke} ${course.title}` })).toBeVisible();
  expect(await entering()).toBe(200);
});

test('an open video page says so when its course is revoked', async ({ page, browser, school }) => {
  const theirs = await browser.newContext({ baseURL: school.origin });
  const lesson = await theirs.newPage();
  const { person, course, player } = await openVideo(lesson, school.origin, theirs);
  await page.goto(`/admin/students?search=${person.email}`);
  await rows(page).getByRole('link').click();
  // Another course stays theirs: the way to the dashboard is open, the one to this lesson is not.
  await enrolByHand(page, 'ADC Part 1 Mastery Program');
  await lesson.getByRole('button', { name: 'Play', exact: true }).first().click();
  await expect(lesson.getByText('Playing', { exact: true })).toBeVisible();
  await revoke(page, course.title);

  // Its bytes may all be there already; the next place that it stores is refused, and the page knows.
  await expect(lesson.getByText('This course is not among your courses yet. Enrol to open it.')).toBeVisible();
  await expect(player).toBeHidden();
  await theirs.close();
});

test('everybody who was found is a file that spreadsheets read', async ({ page }) => {
  await page.goto('/admin/students?search=nguyen');
  await expect(rows(page).first()).toBeVisible();
  const found = await names(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: STUDENTS.exportFound }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^students-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = readCsv((await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, ''));
  expect(head).toEqual(['Name', 'Email', 'Phone', 'Joined', 'Purchased courses', 'Access until']);
  expect(lines.map(([name]) => name)).toEqual(found);
  await expect(page.getByText(STUDENTS.exported)).toBeVisible();
});

test('all of it works by keyboard alone', async ({ page, school }) => {
  const person = newPerson('Kira Keyboard');
  await register(school.origin, person);
  await openList(page);
  await search(page).focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: LIST.clearSearch })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(table(page).getByRole('columnheader', { name: STUDENTS.columns.name })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(rows(page).getByRole('link', { name: 'Kira Keyboard' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kira Keyboard' })).toBeFocused();

  await page.getByRole('button', { name: WORDS.enrol, exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: WORDS.enrolTitle });
  await expect(dialog.getByLabel(WORDS.course)).toBeVisible();
  await dialog.getByRole('button', { name: WORDS.enrolAction, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Kira Keyboard may now enter/)).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS.enrol, exact: true })).toBeFocused();

  await page.getByRole('button', { name: new RegExp(`^${WORDS.revoke}`) }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: WORDS.cancel })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: WORDS.revoke })).toBeEnabled();
  await question.getByRole('button', { name: WORDS.revoke }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Kira Keyboard may no longer enter/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('students are cards, sorted by a list, and nothing stands over the edge', async ({ page }) => {
    await openList(page);
    await page.getByLabel(LIST.sortBy).selectOption({ label: STUDENTS.sorts['name desc'] });
    await expect.poll(async () => (await names(page))[0]).toBe(VISITOR.name);
    await rows(page).first().click();
    await expect(page.getByRole('heading', { level: 2, name: WORDS.log })).toBeVisible();
    for (const path of ['/admin/students', page.url()]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});
