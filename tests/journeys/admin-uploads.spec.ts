import { createHash } from 'node:crypto';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import { PART_BYTES } from '../../src/wire/upload-limits.ts';
import { BULK } from '../../web/text/copy/admin-bulk.ts';
import { UPLOAD } from '../../web/text/copy/admin-content.ts';
import { UPLOADS } from '../../web/text/copy/uploads.ts';
import { SAMPLES } from '../domain/media/samples.ts';
import { adminCourse, draftCourse } from './support/authoring.ts';
import { holdParts, holdUploads, partOf } from './support/held.ts';
import { ADMIN, enter, signIn } from './support/people.ts';
import { expectSaid } from './support/said.ts';
import { hashOf, pathOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const LARGE_BYTES = 106_000_000;
const PARTS = Math.ceil(LARGE_BYTES / PART_BYTES);
const FIRST_PARTS = 8;
/** For the parts of a large video on a machine that has other work. */
const SENDING_MS = 240_000;

const dock = (page: Page) => page.getByRole('region', { name: UPLOADS.title });
const queue = (page: Page) => page.getByRole('region', { name: 'Upload queue' });
const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: SAMPLES.pdf });

/** A video that takes no room on the disk: its head, and a mark in every part that no other part has. */
function largeVideo(path: string): void {
  const file = openSync(path, 'w');
  writeSync(file, SAMPLES.mp4, 0);
  for (let part = 0; part < PARTS; part += 1)
    writeSync(file, Buffer.from(`part ${part + 1}`), 0, undefined, part * PART_BYTES + 1000);
  ftruncateSync(file, LARGE_BYTES);
  closeSync(file);
}

/** What the tab asks when somebody closes it; the answer is to stay. */
function closingQuestions(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  return asked;
}

test.beforeEach(({ context, school }) => enter(context, school.origin, ADMIN));

test('a large video goes on after a reload with the parts that are missing, and is what it was', async ({
  page,
  school,
}) => {
  test.setTimeout(3 * SENDING_MS);
  const folder = mkdtempSync(join(tmpdir(), 'cusp-large-'));
  const path = join(folder, 'long lecture.mp4');
  largeVideo(path);
  const course = await draftCourse(school.origin, 1);
  const held = await holdParts(page, FIRST_PARTS);
  await page.goto(`/admin/courses/${course.id}/manage`);
  await page.locator('#day-upload input[type=file]').setInputFiles(path);
  await page.getByRole('button', { name: UPLOAD.saveNow }).click();
  await expect
    .poll(held, { message: 'eight have arrived, and the next four are on their way', timeout: SENDING_MS })
    .toBe(4);
  await page.reload();

  const row = queue(page).getByRole('row').filter({ hasText: 'long lecture.mp4' });
  await expect(row.getByText(UPLOADS.states.missing, { exact: true })).toBeVisible();
  await expect(row.getByText(UPLOADS.missingLine(1))).toBeVisible();
  await expect(row.getByText('39 %')).toBeVisible();
  const sent: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(partOf(new URL(request.url())));
  });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    row.getByRole('button', { name: UPLOADS.pickAgain }).click(),
  ]);
  await chooser.setFiles(path);
  await expect(row.getByText(UPLOADS.states.saved, { exact: true })).toBeVisible({ timeout: SENDING_MS });
  expect(sent.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: PARTS - FIRST_PARTS }, (_, index) => index + FIRST_PARTS + 1),
  );

  const [item] = (await adminCourse(school.origin, course.id)).weeks[0]?.days[0]?.contents ?? [];
  expect(item).toMatchObject({ title: 'long lecture', bytes: LARGE_BYTES, fileName: 'long lecture.mp4' });
  const original = await hashOf(path);
  expect(await hashOf(pathOf(school, item?.s3Key ?? ''))).toBe(original);
  const { token } = await signIn(school.origin, ADMIN);
  const stream = await fetch(`${school.origin}/api/stream/${item?.s3Key}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(
    createHash('sha256')
      .update(await stream.bytes())
      .digest('hex'),
  ).toBe(original);
  rmSync(folder, { recursive: true });
});

test('bulk uploads go on over other screens and a public page, and closing the tab asks while they do', async ({
  page,
  school,
}) => {
  const course = await draftCourse(school.origin, 1);
  const asked = closingQuestions(page);
  const door = await holdUploads(page, 1);
  await page.goto(`/admin/bulk-pdf-upload?course=${course.id}&module=${course.weeks[0]?.id}`);
  await page.locator('input[type=file]').first().setInputFiles(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map(paper));
  await page.getByRole('button', { name: BULK.uploadCount(4) }).click();
  await expect(dock(page)).toContainText(UPLOADS.files(1, 4));
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);

  await page.getByRole('link', { name: 'Students' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible();
  await expect(dock(page)).toContainText(UPLOADS.files(1, 4));
  await page.getByRole('link', { name: 'Cusp, home' }).click();
  await expect(page).toHaveURL(/\/(Home)?$/);
  await expect(dock(page)).toContainText(UPLOADS.files(1, 4));
  await door.open();
  await expect(dock(page)).toContainText(UPLOADS.allSaved);
  expect(
    (await adminCourse(school.origin, course.id)).weeks[0]?.documents.map(({ title }) => title).toSorted(),
  ).toEqual(['a', 'b', 'c', 'd']);

  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('region', { name: BULK.results }).getByText(WORDS.bulkUploaded(4))).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(asked, 'nothing is under way any more').toHaveLength(1);
});

test('uploads of a day go on over other screens; what waits for Save All is there after a reload and asks nothing', async ({
  page,
  school,
}) => {
  const course = await draftCourse(school.origin, 1);
  const asked = closingQuestions(page);
  const door = await holdUploads(page);
  await page.goto(`/admin/courses/${course.id}/manage`);
  await page.getByText('Document', { exact: true }).click();
  const choose = page.locator('#day-upload input[type=file]');
  await choose.setInputFiles(paper('saved by itself.pdf'));
  await page.getByRole('button', { name: UPLOAD.saveNow }).click();
  await choose.setInputFiles(paper('waits.pdf'));
  await page.getByRole('button', { name: UPLOAD.addToQueue }).click();
  await expect.poll(door.held).toBe(2);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(dock(page)).toContainText(UPLOADS.files(0, 2));
  await door.open();
  await expect(dock(page)).toContainText(UPLOADS.pending(1));
  await page.goBack();
  await expect(page.locator('#day').getByText('saved by itself.pdf')).toBeVisible();

  await page.reload();
  expect(asked).toEqual([]);
  await expect(queue(page).getByText(UPLOADS.states.uploaded, { exact: true })).toBeVisible();
  await queue(page).getByRole('button', { name: 'Save All (1)' }).click();
  await expectSaid(page, WORDS.filesSaved(1), 'status');
  expect((await adminCourse(school.origin, course.id)).weeks[0]?.days[0]?.contents.map(({ title }) => title)).toEqual([
    'saved by itself',
    'waits',
  ]);
});
