import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { LIST } from '../../web/text/copy/admin-lists.ts';
import { EXTRA_TIME, STUDENT_TESTS } from '../../web/text/copy/admin-student-exam.ts';
import { STUDENTS, STUDENT as WORDS } from '../../web/text/copy/admin-students.ts';
import { readCsv } from '../http/support/read-csv.ts';
import { openVideo } from './support/lessons.ts';
import { confirmAddress } from './support/mailed-path.ts';
import { fillSchool } from './support/many-students.ts';
import { ADMIN, ask, enter } from './support/people.ts';
import { expect, test } from './support/test.ts';

const MANY = 60;
/** Not the course of `openVideo`: it stays theirs when that one is revoked. */
const OTHER_COURSE = 'ADC Part 1 Mastery Program';

const table = (page: Page) => page.getByRole('table', { name: STUDENTS.table });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const search = (page: Page) => page.getByRole('searchbox', { name: STUDENTS.search });

/** By the keyboard, from the page of a student. */
async function enrolByHand(page: Page, course: string): Promise<void> {
  await page.getByRole('button', { name: WORDS.enrol, exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: WORDS.enrolTitle });
  await dialog.getByLabel(WORDS.course).selectOption({ label: course });
  await dialog.getByRole('button', { name: WORDS.enrolAction, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(new RegExp(`may now enter “${course}”`))).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS.enrol, exact: true })).toBeFocused();
}

async function revoke(page: Page, course: string): Promise<void> {
  await page.getByRole('button', { name: `${WORDS.revoke} ${course}` }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: WORDS.revokeTitle });
  for (const fact of WORDS.revokeFacts) await expect(question.getByText(fact)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: WORDS.revoke })).toBeEnabled();
  await question.getByRole('button', { name: WORDS.revoke }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/may no longer enter the course/)).toBeVisible();
}

test('a student is found and enrolled by hand, by keyboard alone, and is out at the next request when a course is revoked', async ({
  page,
  browser,
  school,
}) => {
  await fillSchool(school, MANY);
  const theirs = await browser.newContext({ baseURL: school.origin });
  const lesson = await theirs.newPage();
  const { person, token, course, courseId, player } = await openVideo(lesson, school.origin, theirs);
  // A seat given by hand signs out whoever has not confirmed their address.
  await confirmAddress(school.origin, person);
  const entering = async () => (await ask(school.origin, `/user/courses/${courseId}`, { token })).status;
  await enter(page.context(), school.origin, ADMIN);

  await test.step('found in the list of many, which Back brings again as it was', async () => {
    await page.goto('/admin/students');
    await expect(page.getByText(/^1–25 of/)).toBeVisible();
    await expect(rows(page)).toHaveCount(25);
    for (const width of [1280, 1237]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await table(page)
        .locator('th, [data-look=date]')
        .evaluateAll((cells) => cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
      expect(cut, `names, heads and dates that are cut at ${width} px`).toBe(0);
    }
    await search(page).focus();
    await page.keyboard.type(person.email);
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: LIST.clearSearch })).toBeFocused();
    // Over the two filters, to the first heading.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(table(page).getByRole('columnheader', { name: STUDENTS.columns.name })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    // Over the headings that sort too: email, courses, last visit, joined.
    for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
    await expect(rows(page).getByRole('link', { name: person.name })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/order=desc/);
    await expect(rows(page)).toHaveCount(1);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  });

  await test.step('a card without anything folds to its heading and one line', async () => {
    for (const { heading, line, none } of [EXTRA_TIME, STUDENT_TESTS]) {
      const card = page.getByRole('region', { name: heading });
      await expect(card.getByText(none, { exact: true })).toBeVisible();
      await expect(card.getByText(line)).toBeHidden();
      const { height = 0 } = (await card.boundingBox()) ?? {};
      expect.soft(height, `${heading} in px`).toBeLessThanOrEqual(100);
    }
  });

  await test.step('enrolled in a further course, and out of the one that plays', async () => {
    await enrolByHand(page, OTHER_COURSE);
    await expect(page.getByText(WORDS.by(ADMIN.name))).toBeVisible();
    await lesson.getByRole('button', { name: 'Play', exact: true }).first().click();
    await expect(lesson.getByText('Playing', { exact: true })).toBeVisible();
    expect(await entering()).toBe(200);
    await revoke(page, course.title);
    expect(await entering()).toBe(403);
    await expect(page.getByRole('heading', { level: 2, name: WORDS.courses })).toBeFocused();
    // Its bytes may all be there already; the next place that it stores is refused, and the page knows.
    await expect(lesson.getByText('This course is not among your courses yet. Enrol to open it.')).toBeVisible();
    await expect(player).toBeHidden();
    await page.getByRole('button', { name: `${WORDS.enrolAgain} ${course.title}` }).click();
    await expect(page.getByRole('button', { name: `${WORDS.revoke} ${course.title}` })).toBeVisible();
    expect(await entering()).toBe(200);
    await theirs.close();
  });

  await test.step('everybody who was found is a file that spreadsheets read', async () => {
    await page.goto('/admin/students?search=nguyen');
    await expect(rows(page).first()).toBeVisible();
    const found = await rows(page).getByRole('link').allTextContents();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: STUDENTS.exportFound }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^students-\d{4}-\d\d-\d\d\.csv$/);
    const [, ...lines] = readCsv((await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, ''));
    expect(lines.map(([name]) => name)).toEqual(found);
    await expect(page.getByText(STUDENTS.exported)).toBeVisible();
  });
});
