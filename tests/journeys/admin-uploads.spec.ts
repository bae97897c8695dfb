import type { Page } from 'playwright/test';
import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import { BULK } from '../../web/text/copy/admin-bulk.ts';
import { UPLOAD } from '../../web/text/copy/admin-content.ts';
import { UPLOADS } from '../../web/text/copy/uploads.ts';
import { SAMPLES } from '../domain/media/samples.ts';
import { adminCourse, draftCourse } from './support/authoring.ts';
import { holdUploads, PUTS } from './support/held.ts';
import { ADMIN, enter } from './support/people.ts';
import { expectSaid } from './support/said.ts';
import { expect, test } from './support/test.ts';

const dock = (page: Page) => page.getByRole('region', { name: UPLOADS.title });
const queue = (page: Page) => page.getByRole('region', { name: 'Upload queue' });
const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: SAMPLES.pdf });

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

test('uploads go on over other screens and a public page; a reload keeps what waits, and closing the tab asks while they do', async ({
  page,
  school,
}) => {
  const course = await draftCourse(school.origin, 1);
  const asked = closingQuestions(page);
  await test.step('of a day, and what waits for Save All is there after a reload', async () => {
    const door = await holdUploads(page);
    await page.goto(`/admin/courses/${course.id}/manage`);
    await page.getByText('Document', { exact: true }).click();
    const choose = page.locator('#day-upload input[type=file]');
    await choose.setInputFiles(paper('saved by itself.pdf'));
    await page.getByRole('button', { name: UPLOAD.saveNow }).click();
    await choose.setInputFiles(paper('waits.pdf'));
    await page.getByRole('button', { name: UPLOAD.addToQueue }).click();
    await expect.poll(door.held).toBe(2);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(dock(page)).toContainText(UPLOADS.files(0, 2));
    await door.open();
    await expect(dock(page)).toContainText(UPLOADS.pending(1));
    await page.goBack();
    await expect(page.locator('#day').getByText('saved by itself', { exact: true })).toBeVisible();

    await page.reload();
    expect(asked).toEqual([]);
    await expect(queue(page).getByText(UPLOADS.states.uploaded, { exact: true })).toBeVisible();
    await queue(page).getByRole('button', { name: 'Save All (1)' }).click();
    await expectSaid(page, WORDS.filesSaved(1), 'status');
    expect((await adminCourse(school.origin, course.id)).weeks[0]?.days[0]?.contents.map(({ title }) => title)).toEqual(
      ['saved by itself', 'waits'],
    );
    await page.unroute(PUTS);
  });
  await test.step('in bulk', async () => {
    const door = await holdUploads(page, 1);
    await page.goto(`/admin/bulk-pdf-upload?course=${course.id}&module=${course.weeks[0]?.id}`);
    await page.locator('input[type=file]').first().setInputFiles(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map(paper));
    await page.getByRole('button', { name: BULK.uploadCount(4) }).click();
    await expect(dock(page)).toContainText(UPLOADS.files(1, 4));
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);

    await page.getByRole('link', { name: 'Students' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Students' })).toBeVisible();
    await expect(dock(page)).toContainText(UPLOADS.files(1, 4));
    await page.getByRole('link', { name: 'View site' }).click();
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
});
