import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { projectFolder } from '../../src/main/project-folder.ts';
import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import { BULK, BULK_DROP } from '../../web/text/copy/admin-bulk.ts';
import { UPLOAD } from '../../web/text/copy/admin-content.ts';
import { UPLOADS } from '../../web/text/copy/uploads.ts';
import { SAMPLES } from '../domain/media/samples.ts';
import { adminCourse, draftCourse, videoFile } from './support/authoring.ts';
import { holdUploads, PUTS } from './support/held.ts';
import { ADMIN, ask, enter, signIn } from './support/people.ts';
import { strayFiles } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const MEBIBYTE = 1024 * 1024;

test.use({ ownSchool: { DOCUMENT_MAX_BYTES: String(MEBIBYTE) } });

const NOT_PDF = 'This file is not a PDF inside. Open it and save it as PDF again.';
/** Two hundred characters, some of several bytes and some of two units. */
const LONG_NAME = 'Зубная эмаль 🦷 日本語 '.repeat(12).slice(0, 220).trim();

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
/** Begins and ends as a PDF, and has nothing in between that a reader could follow. */
const damaged = Buffer.concat([SAMPLES.pdf.subarray(0, 40), Buffer.alloc(2000, 'x'), Buffer.from('\n%%EOF\n')]);

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('input[type=file]').first().setInputFiles(files);

async function bulkPage(page: Page, origin: string) {
  const course = await draftCourse(origin, 1);
  await page.goto(`/admin/bulk-pdf-upload?course=${course.id}&module=${course.weeks[0]?.id}`);
  return {
    ...course,
    weekId: course.weeks[0]?.id ?? '',
    documents: async () => (await adminCourse(origin, course.id)).weeks[0]?.documents ?? [],
  };
}

test.beforeEach(({ context, school }) => enter(context, school.origin, ADMIN));

test('what is wrong with a file is said on its row, and nothing of it stays', async ({ page, school }) => {
  await test.step('every fault of a file is said on its row, the good ones arrive, and nothing of the others stays', async () => {
    const course = await bulkPage(page, school.origin);
    await choose(
      page,
      { ...file('notes.txt', Buffer.from('text')), mimeType: 'text/plain' },
      file('photo.pdf', SAMPLES.png),
      file('empty.pdf', Buffer.alloc(0)),
      file('large.pdf', Buffer.concat([SAMPLES.pdf, Buffer.alloc(MEBIBYTE)])),
      file('cut.pdf', SAMPLES.pdf.subarray(0, -200)),
      file('damaged.pdf', damaged),
      file(`${LONG_NAME}.pdf`, SAMPLES.pdf),
      file('twice.pdf', SAMPLES.pdf),
    );
    await expect(page.getByText(WORDS.onlyPdf)).toBeVisible();
    await expect(row(page, 'notes.txt')).toBeVisible();
    await page.getByRole('button', { name: BULK.uploadCount(7) }).click();
    await expect(page.getByText(WORDS.bulkPartlyFailed(4, 7)).first()).toBeVisible();
    await expect(row(page, 'photo.pdf').getByText(NOT_PDF)).toBeVisible();
    await expect(row(page, 'empty.pdf').getByText('This file is empty. Please choose another one.')).toBeVisible();
    await expect(row(page, 'large.pdf').getByText('This file is too large. The limit is 1 MB.')).toBeVisible();
    await expect(
      row(page, 'cut.pdf').getByText(
        WORDS.bulkSaveFailed('The end of this PDF is missing. Please save it again and upload the new file.'),
      ),
    ).toBeVisible();
    for (const name of [LONG_NAME, 'twice.pdf', 'damaged.pdf'])
      await expect(row(page, name).getByText(UPLOADS.states.saved, { exact: true })).toBeVisible();
    expect((await course.documents()).map(({ title }) => title).toSorted()).toEqual(
      [LONG_NAME.slice(0, 200).trim(), 'damaged', 'twice'].toSorted(),
    );

    await page.goto(`/admin/courses/${course.id}/manage`);
    const paper = row(page, 'damaged').last();
    await expect(
      paper.getByText('This PDF is damaged and cannot be opened. Please save it again and upload the new file.'),
      'whoever reads it finds out',
    ).toBeVisible();
    await expect.poll(() => strayFiles(school)).toEqual({ withoutRow: [], withoutObject: [], unused: [] });
  });
  await test.step('the same file twice is one row and one document', async () => {
    const course = await bulkPage(page, school.origin);
    const path = join(projectFolder(), 'src/main/seed/demo-files/therapeutic-notes.pdf');
    const pick = async () => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: BULK_DROP.choose }).click(),
      ]);
      await chooser.setFiles(path);
    };
    await pick();
    await expect(page.getByRole('button', { name: BULK.uploadCount(1) })).toBeVisible();
    await pick();
    await expect(page.getByText(BULK.twice(1))).toBeVisible();
    await page.getByRole('button', { name: BULK.uploadCount(1) }).click();
    await expect(page.getByText(WORDS.bulkUploaded(1)).first()).toBeVisible();
    await pick();
    await page.getByRole('button', { name: BULK.uploadCount(1) }).click();
    await expect(row(page, 'therapeutic-notes.pdf')).toHaveCount(1);
    expect(await course.documents()).toHaveLength(1);
  });
  await test.step('a module that is deleted while its files arrive says so on their rows, and keeps none of them', async () => {
    const door = await holdUploads(page, 1);
    const course = await bulkPage(page, school.origin);
    await choose(page, file('first.pdf', SAMPLES.pdf), file('second.pdf', SAMPLES.pdf));
    await page.getByRole('button', { name: BULK.uploadCount(2) }).click();
    await expect(row(page, 'first.pdf').getByText(UPLOADS.states.saved, { exact: true })).toBeVisible();
    const { token } = await signIn(school.origin, ADMIN);
    expect(
      (await ask(school.origin, `/admin/courses/${course.id}/weeks/${course.weekId}`, { method: 'DELETE', token }))
        .status,
    ).toBe(200);
    await door.open();
    await expect(row(page, 'second.pdf').getByText(WORDS.weekOrDayNotFound)).toBeVisible();
    await expect(page.getByText(WORDS.bulkPartlyFailed(1, 2)).first()).toBeVisible();
    await expect.poll(() => strayFiles(school)).toEqual({ withoutRow: [], withoutObject: [], unused: [] });
    await page.unroute(PUTS);
  });
  await test.step('a video by name only is refused on its row of the queue', async () => {
    const course = await draftCourse(school.origin, 1);
    await page.goto(`/admin/courses/${course.id}/manage`);
    await page
      .locator('#day-upload input[type=file]')
      .setInputFiles({ ...videoFile('film.mp4'), mimeType: 'video/mp4', buffer: SAMPLES.png });
    await page.getByRole('button', { name: UPLOAD.saveNow }).click();
    const refused = page.getByRole('region', { name: 'Upload queue' }).getByRole('row').filter({ hasText: 'film.mp4' });
    await expect(refused.getByText('This file is not an MP4 inside. Open it and save it as MP4 again.')).toBeVisible();
    await expect.poll(() => strayFiles(school)).toEqual({ withoutRow: [], withoutObject: [], unused: [] });
  });
});
