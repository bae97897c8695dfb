import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/main/project-folder.ts';
import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import type { AdminCourseReply } from '../../src/wire/replies/admin-catalog.ts';
import { BULK } from '../../web/text/copy/admin-bulk.ts';
import { ADMIN, ask, enter, signIn } from './support/people.ts';
import { expectSaid } from './support/said.ts';
import { expect, test } from './support/test.ts';

const PAPER = readFileSync(join(projectFolder(), 'src/main/seed/demo-files/module-1-periodontology-notes.pdf'));

const pdf = (name: string, buffer: Buffer = PAPER) => ({ name, mimeType: 'application/pdf', buffer });

async function newCourse(origin: string, title: string) {
  const { token } = await signIn(origin, ADMIN);
  const { body } = await ask<AdminCourseReply>(origin, '/admin/courses', {
    token,
    body: { title, description: '', durationMonths: 5, weeks: 1, price: 99, thumbnail: '' },
  });
  const read = async () =>
    (await ask<AdminCourseReply>(origin, `/admin/courses/${body.id}`, { token })).body.weeks[0]?.documents
      .map((one) => one.title)
      .toSorted();
  return { id: body.id, weekId: body.weeks[0]?.id ?? '', documents: read };
}

test.beforeEach(({ context, school }) => enter(context, school.origin, ADMIN));

test('mixed files become documents of a module; what is none of them is said, on its row or by name', async ({
  page,
  school,
}) => {
  const course = await newCourse(school.origin, 'Bulk course');
  await page.goto('/admin/bulk-pdf-upload');
  await page.getByRole('button', { name: BULK.upload }).click();
  await expectSaid(page, WORDS.bulkIncomplete, 'banner');
  await expect(page.getByLabel(BULK.module, { exact: true })).toBeDisabled();
  await page.getByLabel(BULK.course, { exact: true }).selectOption(course.id);
  await page.getByLabel(BULK.module, { exact: true }).selectOption(course.weekId);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      pdf('Paper 1.pdf'),
      pdf('Paper 2.pdf'),
      pdf('broken.pdf', Buffer.from('no pdf')),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ]);
  await expect(page.getByText(WORDS.onlyPdf)).toBeVisible();
  await expect(page.getByText('notes.txt')).toBeVisible();
  await page.getByRole('button', { name: BULK.uploadCount(3) }).click();
  await expectSaid(page, WORDS.bulkPartlyFailed(1, 3), 'failure toast');
  const results = page.getByRole('region', { name: BULK.results });
  await expect(results.getByRole('listitem').first()).toContainText('broken.pdf');
  expect(await course.documents()).toEqual(['Paper 1', 'Paper 2']);

  await page.getByRole('link', { name: 'Students' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible();
  await page.goBack();
  await expect(results.getByRole('listitem'), 'another screen loses nothing').toHaveCount(3);
  await page
    .getByRole('button', { name: /^Remove broken/ })
    .first()
    .click();
  await page.getByRole('button', { name: BULK.clear }).click();
  await expect(results).toHaveCount(0);
});

test('what was chosen is there again after another screen, and all of it arriving is said', async ({
  page,
  school,
}) => {
  const course = await newCourse(school.origin, 'Second bulk course');
  await page.goto(`/admin/bulk-pdf-upload?course=${course.id}&module=${course.weekId}`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([pdf('Paper 1.pdf'), pdf('Paper 2.pdf')]);
  await page.getByRole('link', { name: 'Students' }).click();
  await page.goBack();
  await page.getByRole('button', { name: BULK.uploadCount(2) }).click();
  await expectSaid(page, WORDS.bulkUploaded(2), 'toast');
  expect(await course.documents()).toEqual(['Paper 1', 'Paper 2']);
});
