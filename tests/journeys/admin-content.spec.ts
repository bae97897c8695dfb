import type { Locator, Page } from 'playwright/test';
import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import { adminCourse, draftCourse, pdfFile, videoFile } from './support/authoring.ts';
import { ADMIN, enter } from './support/people.ts';
import { expect, test } from './support/test.ts';

const MAX_STOPS = 150;

const managePath = (courseId: string) => `/admin/courses/${courseId}/manage`;
const exactly = (page: Page, sentence: string) => page.getByText(sentence, { exact: true });
const day = (page: Page) => page.locator('#day');
const queue = (page: Page) => page.getByRole('region', { name: 'Upload queue' });

/** Opens the question, reads it, and agrees when the button is awake. */
async function agree(page: Page, button: Locator, words: readonly string[], action: string): Promise<void> {
  await button.click();
  const dialog = page.getByRole('alertdialog');
  for (const sentence of words) await expect(dialog.getByText(sentence, { exact: true }).first()).toBeVisible();
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toHaveCount(0);
}

const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('#day-upload input[type=file]').first().setInputFiles(files);

test('an admin builds a module: titles, order, days and files by both ways', async ({ page, context, school }) => {
  const course = await draftCourse(school.origin, 1);
  await enter(context, school.origin, ADMIN);
  await page.goto(managePath(course.id));
  await page.getByRole('heading', { level: 1, name: course.title }).waitFor();

  await page.getByRole('button', { name: 'Add module' }).click();
  await expect(page.getByLabel('Number')).toHaveValue('2');
  await page.getByRole('button', { name: 'Add module' }).click();
  await expect(exactly(page, WORDS.weekNumberAndTitle)).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Periodontology');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Periodontology' })).toBeVisible();
  await expect(page).toHaveURL(/module=2/);

  await page.getByRole('button', { name: 'Edit title of Periodontology' }).click();
  await page.getByRole('textbox', { name: 'Edit title of Periodontology' }).fill('Perio');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Perio' })).toBeVisible();
  await page.getByRole('button', { name: 'Move Perio up' }).click();
  await expect(page).toHaveURL(/module=1/);

  await page.getByRole('button', { name: 'Add day' }).click();
  await page.getByLabel('Day title').fill('Revision');
  await page.keyboard.press('Enter');
  await expect(exactly(page, WORDS.dayAdded)).toBeVisible();
  await expect(page).toHaveURL(/day=8/);

  await choose(page, videoFile('probing.webm'), videoFile('lesions.webm'));
  await page.getByLabel('Title of probing.webm').fill('Probing, step by step');
  await page.getByRole('button', { name: 'Add to Queue' }).click();
  await queue(page).getByRole('button', { name: 'Save All (2)' }).click();
  await exactly(page, WORDS.filesSaved(2)).waitFor();
  await expect(queue(page).getByText('Saved', { exact: true })).toHaveCount(2);
  await expect(day(page).getByText('Probing, step by step', { exact: true })).toBeVisible();

  await page.getByText('Document', { exact: true }).click();
  await choose(page, { ...pdfFile('notes.txt'), mimeType: 'text/plain' });
  await expect(exactly(page, WORDS.invalidFileType(WORDS.allowedDocument))).toBeVisible();
  await choose(page, pdfFile('notes.pdf'));
  await page.getByRole('button', { name: 'Upload & Save Now' }).click();
  await exactly(page, WORDS.filesSaved(1)).waitFor();
  await expect(day(page).getByText('notes.pdf')).toBeVisible();

  await page.reload();
  await day(page).getByRole('heading', { name: 'Revision' }).waitFor();
  const stored = await adminCourse(school.origin, course.id);
  expect(stored.weeks.map(({ weekNumber, title }) => [weekNumber, title])).toEqual([
    [1, 'Perio'],
    [2, 'Study Plan'],
  ]);
  expect(stored.weeks[0]?.days[7]?.contents.map(({ title, type }) => [title, type])).toEqual([
    ['Probing, step by step', 'video'],
    ['lesions', 'video'],
    ['notes', 'pdf'],
  ]);
});

test('what is deleted is listed before, and what is left is looked at after', async ({ page, context, school }) => {
  const course = await draftCourse(school.origin, 2);
  await enter(context, school.origin, ADMIN);
  await page.goto(`${managePath(course.id)}?module=1&day=2`);
  await page.getByText('Document', { exact: true }).click();
  await choose(page, pdfFile('first.pdf'), pdfFile('second.pdf'));
  await page.getByRole('button', { name: 'Upload & Save Now' }).click();
  await exactly(page, WORDS.filesSaved(2)).waitFor();

  await page.getByRole('button', { name: 'Edit title of first' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit title' });
  await dialog.getByLabel('Title').fill(' ');
  await dialog.getByRole('button', { name: 'Save title' }).click();
  await expect(dialog.getByText(WORDS.titleEmpty, { exact: true })).toBeVisible();
  await dialog.getByLabel('Title').fill('First notes');
  await page.keyboard.press('Enter');
  await expect(day(page).getByText('First notes', { exact: true })).toBeVisible();

  await agree(
    page,
    page.getByRole('button', { name: 'Delete second' }),
    [WORDS.confirmDeleteContent],
    'Delete content',
  );
  await expect(day(page).getByText('second.pdf')).toHaveCount(0);

  await agree(
    page,
    page.getByRole('button', { name: 'Delete Day 2' }),
    ['First notes', '1 item', '1 stored file'],
    'Delete day',
  );
  await expect(exactly(page, WORDS.dayDeleted(2))).toBeVisible();
  await expect(page).toHaveURL(/day=3/);
  await expect(day(page)).toBeFocused();

  await agree(
    page,
    page.getByRole('button', { name: 'Delete Study Plan' }),
    ['6 days', '0 items', '1.7', 'Day 7', 'Nobody has access to this course yet.'],
    'Delete module',
  );
  await expect(exactly(page, WORDS.weekDeleted(1))).toBeVisible();
  await expect(page).toHaveURL(/module=2/);
  await expect(page.locator('#module')).toBeFocused();

  await agree(page, page.getByRole('button', { name: 'Delete Study Plan' }), ['7 days'], 'Delete module');
  await expect(page.getByText('No Modules available')).toBeVisible();
});

test('the whole of it with the keyboard alone', async ({ page, context, school }) => {
  const course = await draftCourse(school.origin, 1);
  await enter(context, school.origin, ADMIN);
  await page.goto(managePath(course.id));

  /** Tab until it has the focus: whoever has no mouse gets there too. */
  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab did not reach ${target}.`);
  }
  const enterAt = async (target: Locator) => {
    await reach(target);
    await page.keyboard.press('Enter');
  };

  await enterAt(page.getByRole('button', { name: 'Add module' }));
  await page.keyboard.type('Prosthodontics');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Prosthodontics' })).toBeVisible();

  await enterAt(page.getByRole('button', { name: 'Edit title of Prosthodontics' }));
  await page.keyboard.type('Crowns');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Prosthodontics' })).toBeVisible();

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    enterAt(page.getByRole('button', { name: 'Choose files' })),
  ]);
  await chooser.setFiles([videoFile('crowns.webm')]);
  await enterAt(page.getByRole('button', { name: 'Add to Queue' }));
  await enterAt(queue(page).getByRole('button', { name: 'Save All (1)' }));
  await exactly(page, WORDS.filesSaved(1)).waitFor();
  await expect(day(page).getByText('crowns.webm')).toBeVisible();

  await enterAt(page.getByRole('button', { name: 'Delete crowns' }));
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Delete content' })).toBeEnabled();
  await enterAt(dialog.getByRole('button', { name: 'Delete content' }));
  await expect(day(page).getByText('crowns.webm')).toHaveCount(0);
  await expect(day(page)).toBeFocused();
});
