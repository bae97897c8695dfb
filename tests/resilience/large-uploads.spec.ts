import { createHash } from 'node:crypto';
import { closeSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import { PART_BYTES } from '../../src/wire/upload-limits.ts';
import { UPLOAD } from '../../web/text/copy/admin-content.ts';
import { FOLDER } from '../../web/text/copy/admin-folder.ts';
import { UPLOADS } from '../../web/text/copy/uploads.ts';
import { SAMPLES } from '../domain/media/samples.ts';
import { adminCourse, draftCourse, pdfFile, videoFile } from '../journeys/support/authoring.ts';
import { holdParts, partOf } from '../journeys/support/held.ts';
import { ADMIN, enter, signIn } from '../journeys/support/people.ts';
import { hashOf, pathOf } from '../journeys/support/stored.ts';
import { expect, test } from '../journeys/support/test.ts';

const LARGE_BYTES = 106_000_000;
const PARTS = Math.ceil(LARGE_BYTES / PART_BYTES);
const FIRST_PARTS = 8;
/** For the parts of a large video, or three hundred files, on a machine that has other work. */
const SENDING_MS = 600_000;

/** As four lecturers would name them. */
const MODULES = ['Module 1', 'Week 2', 'Module 03 - Endodontics', '4'];
const DAYS = [1, 2, 3, 4, 5, 6, 7];
const LESSONS = Array.from({ length: 10 }, (_, n) => `Lesson ${n + 1}`);
const HANDOUTS = Array.from({ length: 5 }, (_, n) => `Handout ${n + 1}`);

const queue = (page: Page) => page.getByRole('region', { name: 'Upload queue' });

/** A video that takes no room on the disk: its head, and a mark in every part that no other part has. */
function largeVideo(path: string): void {
  const file = openSync(path, 'w');
  writeSync(file, SAMPLES.mp4, 0);
  for (let part = 0; part < PARTS; part += 1)
    writeSync(file, Buffer.from(`part ${part + 1}`), 0, undefined, part * PART_BYTES + 1000);
  ftruncateSync(file, LARGE_BYTES);
  closeSync(file);
}

/** Three hundred small files, whose names say again where they belong. */
function writeThreeHundred(folder: string): void {
  for (const [index, module] of MODULES.entries()) {
    const number = index + 1;
    for (const day of DAYS) {
      const dayFolder = join(folder, module, [`Day ${day}`, `${number}.${day}`][day % 2] ?? '');
      mkdirSync(dayFolder, { recursive: true });
      for (const lesson of LESSONS)
        writeFileSync(join(dayFolder, `${lesson} of ${number}.${day}.webm`), videoFile('').buffer);
    }
    for (const handout of HANDOUTS)
      writeFileSync(join(folder, module, `${handout} of ${number}.pdf`), pdfFile('').buffer);
  }
}

test.beforeEach(({ context, school }) => enter(context, school.origin, ADMIN));

test('a large video goes on after a reload with the parts that are missing, and is what it was', async ({
  page,
  school,
}) => {
  test.setTimeout(2 * SENDING_MS);
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

test('three hundred files of a folder are each in their own day, once', async ({ page, school }) => {
  test.setTimeout(2 * SENDING_MS);
  const home = mkdtempSync(join(tmpdir(), 'cusp-folder-'));
  writeThreeHundred(join(home, 'Lectures'));
  const course = await draftCourse(school.origin, MODULES.length);
  await page.goto(`/admin/courses/${course.id}/folder`);
  await page.locator('input[webkitdirectory]').setInputFiles(join(home, 'Lectures'));
  await page.getByRole('button', { name: FOLDER.send(300) }).click();
  await page.getByText(WORDS.filesSaved(300), { exact: true }).waitFor({ timeout: SENDING_MS });

  const { weeks } = await adminCourse(school.origin, course.id);
  for (const { weekNumber, days, documents } of weeks) {
    for (const { dayNumber, contents } of days)
      expect(contents.map(({ title }) => title).toSorted(), `${weekNumber}.${dayNumber}`).toEqual(
        LESSONS.map((lesson) => `${lesson} of ${weekNumber}.${dayNumber}`).toSorted(),
      );
    expect(documents.map(({ title }) => title).toSorted()).toEqual(HANDOUTS.map((one) => `${one} of ${weekNumber}`));
  }
  expect(weeks).toHaveLength(MODULES.length);
  rmSync(home, { recursive: true });
});
