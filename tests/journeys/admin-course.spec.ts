import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { projectFolder } from '../../src/main/project-folder.ts';
import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import { BULK, BULK_DROP } from '../../web/text/copy/admin-bulk.ts';
import { DAY, DOCUMENTS, EDIT, MANAGE, MOVE, OUTLINE, UPLOAD } from '../../web/text/copy/admin-content.ts';
import { COURSE_FORM, MANAGE as COURSES, OPEN_PROMISES } from '../../web/text/copy/admin-courses.ts';
import { COURSE } from '../../web/text/copy/learning.ts';
import { adminCourse, pdfFile, videoFile } from './support/authoring.ts';
import { playerOf } from './support/lessons.ts';
import { ADMIN, enter } from './support/people.ts';
import { expectSaid } from './support/said.ts';
import { askWindow } from './support/screen-questions.ts';
import { expect, test } from './support/test.ts';

const PAPERS = ['mock-paper-1', 'mock-paper-2', 'therapeutic-notes'];
/** Farther than this, nobody finds it with Tab. */
const MAX_STOPS = 120;

const demoFile = (name: string) => join(projectFolder(), 'src/main/seed/demo-files', name);
const VIDEO = demoFile('module-1-periodontology.mp4');
const NOTES = demoFile('module-1-periodontology-notes.pdf');

const exactly = (page: Page, sentence: string) => page.getByText(sentence, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const outline = (page: Page) => page.getByRole('navigation', { name: OUTLINE.modules });
const day = (page: Page) => page.locator('#day');
const queue = (page: Page) => page.getByRole('region', { name: 'Upload queue' });
const viewOf = (page: Page, title: string) =>
  day(page).getByRole('link', { name: new RegExp(`^${DAY.viewOf(title)}( \\(|$)`) });
const papers = (page: Page) => page.getByRole('region', { name: DOCUMENTS.heading });
const saved = (page: Page, files: number) => expect(page.getByText(WORDS.filesSaved(files)).first()).toBeVisible();

/** The papers of a module, as they lie in a folder. */
function paperFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cusp-papers-'));
  for (const name of PAPERS) cpSync(demoFile(`${name}.pdf`), join(folder, `${name}.pdf`));
  cpSync(demoFile('clinical-units-guide.docx'), join(folder, 'clinical-units-guide.docx'));
  return folder;
}

/** Chooses an action of a row's menu. */
async function choose(page: Page, title: string, action: string): Promise<void> {
  await button(page, EDIT.more(title)).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Opens the question, reads it, and agrees when the button is awake. */
async function agree(page: Page, title: string, words: readonly string[], action: string): Promise<void> {
  await choose(page, title, EDIT.remove);
  const dialog = page.getByRole('alertdialog');
  for (const sentence of words) await expect(dialog.getByText(sentence, { exact: true }).first()).toBeVisible();
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toHaveCount(0);
}

/** As a student would: a paper is a PDF, and the video has a picture. */
async function lookAsStudent(page: Page): Promise<void> {
  await page.getByRole('tab', { name: COURSE.documentsTab }).click();
  for (const name of PAPERS) {
    const paper = page.getByRole('link', { name: new RegExp(`${COURSE.view}.*${name}`) });
    const answer = await page.request.get((await paper.getAttribute('href')) ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  }
  await page.getByRole('tab', { name: COURSE.contentTab }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /module-1-periodontology(?!-notes)/ })
    .first()
    .click();
  await playerOf(page).waitFor();
  await expect.poll(() => page.locator('video').evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0);
}

test.beforeEach(({ context, school }) => enter(context, school.origin, ADMIN));

test('a course is built from a folder of files, tidied up, and looked at as a student', async ({ page, school }) => {
  const folder = paperFolder();
  const input = page.locator('#day-upload input[type=file]').first();
  await test.step('it is made with three modules, which get their titles', async () => {
    await page.goto('/admin/courses');
    await page.getByRole('link', { name: COURSES.add }).click();
    await page.getByLabel(COURSE_FORM.title).fill('From a folder');
    await button(page, COURSE_FORM.months(10)).click();
    await page.getByLabel(COURSE_FORM.modules).fill('3');
    await page.getByLabel(COURSE_FORM.price).fill('499');
    await button(page, COURSE_FORM.create).click();
    await expect(page.getByRole('heading', { level: 1, name: 'From a folder' })).toBeVisible();
    for (const [index, title] of ['Periodontology', 'Paediatrics'].entries()) {
      await outline(page)
        .getByRole('button', { name: `MODULE 0${index + 1}` })
        .click();
      await page.locator('#module').getByRole('button', { name: 'Study Plan', exact: true }).click();
      await page.getByRole('textbox', { name: EDIT.rename('Study Plan') }).fill(title);
      await button(page, EDIT.save).click();
      await expect(outline(page).getByText(title, { exact: true })).toBeVisible();
    }
  });
  await test.step('a module and a day are added, and the module moves up', async () => {
    await button(page, 'Add module').click();
    await expect(page.getByLabel('Number')).toHaveValue('4');
    await page.getByLabel('Title', { exact: true }).fill('Oral surgery');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Oral surgery' })).toBeVisible();
    await expect(page).toHaveURL(/module=4/);
    await choose(page, 'Oral surgery', EDIT.up);
    await expect(page).toHaveURL(/module=3/);
    await button(page, 'Add day').click();
    await page.getByLabel('Day title').fill('Revision');
    await page.keyboard.press('Enter');
    await expect(exactly(page, WORDS.dayAdded)).toBeVisible();
    await expect(page).toHaveURL(/day=8/);
  });
  await test.step('files come over the queue and at once', async () => {
    await input.setInputFiles([videoFile('probing.webm'), videoFile('lesions.webm')]);
    await page.getByLabel('Title of probing.webm').fill('Probing, step by step');
    await button(page, UPLOAD.addToQueue).click();
    await queue(page).getByRole('button', { name: 'Save All (2)' }).click();
    await saved(page, 2);
    await expect(queue(page).getByText('Saved', { exact: true })).toHaveCount(2);
    await expect(day(page).getByText('Probing, step by step', { exact: true })).toBeVisible();
    await exactly(page, UPLOAD.document).click();
    await input.setInputFiles(pdfFile('notes.pdf'));
    await button(page, UPLOAD.saveNow).click();
    await expect(viewOf(page, 'notes')).toBeVisible();
    await page.reload();
    await day(page).getByRole('heading', { name: 'Revision' }).waitFor();
    const course = await adminCourse(school.origin, /courses\/([^/]+)/.exec(page.url())?.[1] ?? '');
    expect(course.weeks.map(({ weekNumber, title }) => [weekNumber, title])).toEqual([
      [1, 'Periodontology'],
      [2, 'Paediatrics'],
      [3, 'Oral surgery'],
      [4, 'Study Plan'],
    ]);
    expect(course.weeks[2]?.days[7]?.contents.map(({ title, type }) => [title, type])).toEqual([
      ['Probing, step by step', 'video'],
      ['lesions', 'video'],
      ['notes', 'pdf'],
    ]);
  });
  await test.step('what is deleted is listed before, and what is left is looked at after', async () => {
    await choose(page, 'lesions', EDIT.renameAction);
    await page.getByRole('dialog', { name: 'Edit title' }).getByLabel('Title').fill('All lesions');
    await page.keyboard.press('Enter');
    await expect(day(page).getByText('All lesions', { exact: true })).toBeVisible();
    await agree(page, 'notes', [WORDS.confirmDeleteContent], 'Delete content');
    await expect(viewOf(page, 'notes')).toHaveCount(0);
    await agree(page, 'Revision', ['All lesions', '2 items', '2 stored files'], 'Delete day');
    await expect(exactly(page, WORDS.dayDeleted(8))).toBeVisible();
    await expect(page).toHaveURL(/day=7/);
    await expect(day(page)).toBeFocused();
    const facts = ['7 days', '0 items', '3.7', 'Day 7', 'Nobody has access to this course yet.'];
    await agree(page, 'Oral surgery', facts, 'Delete module');
    await expect(exactly(page, WORDS.weekDeleted(3))).toBeVisible();
    await expect(page).toHaveURL(/module=4/);
    await expect(page.locator('#module')).toBeFocused();
  });
  await test.step('a day gets its lesson, and a module its papers as they lie in a folder', async () => {
    await outline(page).getByRole('button', { name: 'MODULE 01' }).click();
    await input.setInputFiles(VIDEO);
    await button(page, UPLOAD.saveNow).click();
    await saved(page, 1);
    await papers(page).getByRole('link', { name: DOCUMENTS.bulk }).click();
    await expect(page.getByText(BULK.toModule(BULK.moduleName(1, 'Periodontology'), 'From a folder'))).toBeVisible();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, BULK_DROP.folder).click()]);
    await chooser.setFiles(folder);
    await expect(page.getByText(WORDS.onlyPdf)).toBeVisible();
    await button(page, BULK.uploadCount(PAPERS.length)).click();
    await expect(page.getByText(WORDS.bulkUploaded(PAPERS.length)).first()).toBeVisible();
    await page.getByRole('link', { name: BULK.seeThem }).click();
    for (const name of PAPERS) await expect(papers(page).getByText(name, { exact: true })).toBeVisible();
  });
  await page.getByRole('link', { name: MANAGE.viewAsStudent }).click();
  await lookAsStudent(page);
  rmSync(folder, { recursive: true });
});

test('the first video of a new course is live five presses after signing in', async ({ page, school }) => {
  let presses = 0;
  const press = (target: Locator) => {
    presses += 1;
    return target.click();
  };
  await page.goto('/admin');
  await press(page.getByRole('link', { name: 'Add Course', exact: true }));
  await page.getByLabel(COURSE_FORM.title).fill('Five presses');
  await page.getByLabel(COURSE_FORM.price).fill('49');
  await press(button(page, COURSE_FORM.create));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(button(page, DAY.upload))]);
  await chooser.setFiles(VIDEO);
  await press(button(page, UPLOAD.saveNow));
  await expect(viewOf(page, 'module-1-periodontology')).toBeVisible();
  await expect(exactly(page, OPEN_PROMISES.open(7))).toBeVisible();
  await press(button(page, COURSES.makeLive));
  await expect(exactly(page, COURSES.live)).toBeVisible();
  await expect(button(page, COURSES.makeDraft)).toBeVisible();
  expect(presses).toBe(5);
  const live = await (await fetch(`${school.origin}/api/user/courses/live`)).text();
  expect(live).toContain('Five presses');
});

test('a course is made, filled, corrected, put on sale and deleted without the mouse once', async ({
  page,
  school,
}) => {
  const { keyboard } = page;
  const reach = async (target: Locator) => {
    await target.waitFor();
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab did not reach ${target}.`);
  };
  const press = async (target: Locator, key = 'Enter') => {
    await reach(target);
    await keyboard.press(key);
  };
  const pressItem = async (action: string) => {
    const item = page.getByRole('menuitem', { name: action, exact: true });
    await item.waitFor();
    for (let step = 0; step < MAX_STOPS; step += 1) {
      if (await item.evaluate((element) => element === document.activeElement)) return keyboard.press('Enter');
      await keyboard.press('ArrowDown');
    }
    throw new Error(`Arrows did not reach ${action}.`);
  };
  const chooseFiles = async (target: Locator, files: string | string[]) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(target)]);
    await chooser.setFiles(files);
  };

  await page.goto('/admin/courses/add');
  await reach(page.getByLabel(COURSE_FORM.title));
  await keyboard.type('By keys');
  await press(button(page, COURSE_FORM.months(5)), 'Space');
  await reach(page.getByLabel(COURSE_FORM.modules));
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('2');
  await reach(page.getByLabel(COURSE_FORM.price));
  await keyboard.type('99');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'By keys' })).toBeVisible();
  const id = /courses\/([^/]+)/.exec(page.url())?.[1] ?? '';

  await test.step('a module gets its title, a lesson, notes and papers', async () => {
    await press(outline(page).getByRole('button', { name: 'MODULE 02' }));
    const name = page.locator('#module').getByRole('button', { name: 'Study Plan', exact: true });
    await press(name);
    await keyboard.type('Crowns');
    await keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Study Plan' })).toBeVisible();
    await press(name);
    await keyboard.type('Infection control');
    await keyboard.press('Enter');
    await expect(outline(page).getByText('Infection control', { exact: true })).toBeVisible();
    await chooseFiles(button(page, DAY.upload), VIDEO);
    await press(button(page, UPLOAD.addToQueue));
    await press(queue(page).getByRole('button', { name: 'Save All (1)' }));
    await saved(page, 1);
    await reach(page.getByRole('radio', { name: UPLOAD.video }));
    await keyboard.press('ArrowRight');
    await chooseFiles(button(page, UPLOAD.dropDocument), NOTES);
    await press(button(page, UPLOAD.saveNow));
    await expect(viewOf(page, 'module-1-periodontology-notes')).toBeVisible();
    await press(papers(page).getByRole('link', { name: DOCUMENTS.bulk }));
    await chooseFiles(
      button(page, BULK_DROP.choose),
      PAPERS.map((name) => demoFile(`${name}.pdf`)),
    );
    await press(button(page, BULK.uploadCount(PAPERS.length)));
    await expect(page.getByText(WORDS.bulkUploaded(PAPERS.length)).first()).toBeVisible();
    await press(page.getByRole('link', { name: BULK.seeThem }));
    await press(page.getByRole('link', { name: MANAGE.viewAsStudent }));
    await expect(page).toHaveURL(/\/student\/course\//);
    await expect(page.getByRole('tab', { name: COURSE.contentTab })).toBeVisible();
  });
  await test.step('a file is deleted, and a day moved to another module and back', async () => {
    await page.goto(`/admin/courses/${id}/manage?module=2&day=1`);
    await press(button(page, EDIT.more('module-1-periodontology-notes')));
    await pressItem(EDIT.remove);
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Delete content' })).toBeEnabled();
    await press(question.getByRole('button', { name: 'Delete content' }));
    await expect(viewOf(page, 'module-1-periodontology-notes')).toHaveCount(0);
    await expect(day(page)).toBeFocused();

    const before = await adminCourse(school.origin, id);
    await press(button(page, 'More for Day 1'));
    await pressItem(MOVE.action);
    const dialog = page.getByRole('dialog', { name: 'Move to' });
    await askWindow(page, 'move to');
    await reach(dialog.getByLabel('Module'));
    await keyboard.type('MODULE 01');
    await keyboard.press('Tab');
    await keyboard.type('Before 1.1');
    await press(dialog.getByRole('button', { name: 'Move' }));
    await expect(page).toHaveURL(/module=1&day=1/);
    const moved = await adminCourse(school.origin, id);
    expect(moved.weeks.map(({ days }) => days.length)).toEqual([8, 6]);
    expect(moved.weeks[0]?.days[0]).toMatchObject({ id: before.weeks[1]?.days[0]?.id, dayNumber: 1, title: 'Day 1' });
    // The deletion before it may be undone for some seconds too.
    await press(button(page, 'Undo').last());
    await expect(page.getByText(MOVE.takenBack)).toBeVisible();
    const daysOf = ({ weeks }: typeof before) => weeks.map(({ days }) => days.map((one) => one.id));
    expect(daysOf(await adminCourse(school.origin, id))).toEqual(daysOf(before));
  });
  await test.step('the course is put on sale, and deleted after one thought better', async () => {
    await page.goto('/admin/courses');
    await press(page.getByRole('button', { name: /^By keys/ }));
    await press(button(page, COURSES.makeLive));
    await expect(button(page, COURSES.makeDraft)).toBeFocused();
    await press(button(page, COURSES.remove));
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(button(page, COURSES.remove)).toBeFocused();
    await keyboard.press('Enter');
    await expect(question.getByRole('button', { name: COURSES.removeAction })).toBeEnabled();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expectSaid(page, WORDS.courseDeleted('By keys'), 'toast');
  });
});
