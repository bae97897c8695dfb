import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { projectFolder } from '../../src/main/project-folder.ts';
import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import { BULK, BULK_DROP } from '../../web/text/copy/admin-bulk.ts';
import { DAY, DOCUMENTS, EDIT, MANAGE, OUTLINE, UPLOAD } from '../../web/text/copy/admin-content.ts';
import { COURSE_FORM, MANAGE as COURSES } from '../../web/text/copy/admin-courses.ts';
import { COURSE } from '../../web/text/copy/learning.ts';
import { playerOf } from './support/lessons.ts';
import { ADMIN, enter } from './support/people.ts';
import { expect, test } from './support/test.ts';

const MODULES = [
  'Periodontology',
  'Paediatrics',
  'Prosthodontics',
  'Oral medicine',
  'Oral surgery',
  'Endodontics',
  'Infection control',
];
const PAPERS = ['mock-paper-1', 'mock-paper-2', 'therapeutic-notes'];
/** Farther than this, nobody finds it with Tab. */
const MAX_STOPS = 120;

const demoFile = (name: string) => join(projectFolder(), 'src/main/seed/demo-files', name);
const VIDEO = demoFile('module-1-periodontology.mp4');
const NOTES = demoFile('module-1-periodontology-notes.pdf');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const outline = (page: Page) => page.getByRole('navigation', { name: OUTLINE.modules });
const saved = (page: Page, files: number) => expect(page.getByText(WORDS.filesSaved(files)).first()).toBeVisible();

/** The papers of a module, as they lie in a folder. */
function paperFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cusp-papers-'));
  for (const name of PAPERS) cpSync(demoFile(`${name}.pdf`), join(folder, `${name}.pdf`));
  cpSync(demoFile('clinical-units-guide.docx'), join(folder, 'clinical-units-guide.docx'));
  return folder;
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

test('a course of seven modules is built from a folder of files by mouse', async ({ page }) => {
  const folder = paperFolder();
  await page.goto('/admin/courses');
  await page.getByRole('link', { name: COURSES.add }).click();
  await page.getByLabel(COURSE_FORM.title).fill('From a folder');
  await button(page, COURSE_FORM.months(10)).click();
  await page.getByLabel(COURSE_FORM.modules).fill('7');
  await page.getByLabel(COURSE_FORM.price).fill('499');
  await button(page, COURSE_FORM.create).click();
  await expect(page.getByRole('heading', { level: 1, name: 'From a folder' })).toBeVisible();

  for (const [index, title] of MODULES.entries()) {
    await outline(page)
      .getByRole('button', { name: `MODULE 0${index + 1}` })
      .click();
    await button(page, EDIT.rename('Study Plan')).click();
    await page.getByRole('textbox', { name: EDIT.rename('Study Plan') }).fill(title);
    await button(page, EDIT.save).click();
    await expect(outline(page).getByText(title, { exact: true })).toBeVisible();
  }

  await outline(page).getByRole('button', { name: 'MODULE 01' }).click();
  const input = page.locator('#day-upload input[type=file]');
  await input.setInputFiles(VIDEO);
  await button(page, UPLOAD.saveNow).click();
  await saved(page, 1);
  await page.getByText(UPLOAD.document, { exact: true }).click();
  await input.setInputFiles(NOTES);
  await button(page, UPLOAD.saveNow).click();
  await expect(page.locator('#day').getByText('module-1-periodontology-notes.pdf')).toBeVisible();

  await page.getByRole('region', { name: DOCUMENTS.heading }).getByRole('link', { name: DOCUMENTS.bulk }).click();
  await expect(page.getByText(BULK.toModule(BULK.moduleName(1, MODULES[0] ?? ''), 'From a folder'))).toBeVisible();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, BULK_DROP.folder).click()]);
  await chooser.setFiles(folder);
  await expect(page.getByText(WORDS.onlyPdf)).toBeVisible();
  await button(page, BULK.uploadCount(PAPERS.length)).click();
  await expect(page.getByText(WORDS.bulkUploaded(PAPERS.length)).first()).toBeVisible();
  await page.getByRole('link', { name: BULK.seeThem }).click();
  const papers = page.getByRole('region', { name: DOCUMENTS.heading });
  for (const name of PAPERS) await expect(papers.getByText(name, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: MANAGE.viewAsStudent }).click();
  await lookAsStudent(page);
  rmSync(folder, { recursive: true });
});

test('and with the keyboard alone, without the mouse once', async ({ page }) => {
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
  const choose = async (target: Locator, files: string | string[]) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(target)]);
    await chooser.setFiles(files);
  };

  await page.goto('/admin/courses/add');
  await reach(page.getByLabel(COURSE_FORM.title));
  await keyboard.type('By keys');
  await press(button(page, COURSE_FORM.months(5)), 'Space');
  await reach(page.getByLabel(COURSE_FORM.modules));
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('7');
  await reach(page.getByLabel(COURSE_FORM.price));
  await keyboard.type('99');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'By keys' })).toBeVisible();

  await press(outline(page).getByRole('button', { name: 'MODULE 07' }));
  await press(button(page, EDIT.rename('Study Plan')));
  await keyboard.type('Infection control');
  await keyboard.press('Enter');
  await expect(outline(page).getByText('Infection control', { exact: true })).toBeVisible();
  await choose(button(page, DAY.upload), VIDEO);
  await press(button(page, UPLOAD.saveNow));
  await saved(page, 1);
  await reach(page.getByRole('radio', { name: UPLOAD.video }));
  await keyboard.press('ArrowRight');
  await choose(button(page, UPLOAD.dropDocument), NOTES);
  await press(button(page, UPLOAD.saveNow));
  await expect(page.locator('#day').getByText('module-1-periodontology-notes.pdf')).toBeVisible();

  await press(page.getByRole('region', { name: DOCUMENTS.heading }).getByRole('link', { name: DOCUMENTS.bulk }));
  await choose(
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
