import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { projectFolder } from '../../src/main/project-folder.ts';
import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import { COURSE_FORM, MANAGE } from '../../web/text/copy/admin-courses.ts';
import { UNSAVED } from '../../web/text/copy/admin-forms.ts';
import { blackPng } from '../support/pictures.ts';
import { buyDirectly } from './support/buying.ts';
import { ADMIN, enter, newPerson, register, signIn } from './support/people.ts';
import { expectSaid } from './support/said.ts';
import { expect, test } from './support/test.ts';

const PICTURE = join(projectFolder(), 'src/main/seed/demo-files/course-5-months.webp');

const header = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** After the question that names what the course does not have yet. */
async function makeLive(page: Page): Promise<void> {
  await button(page, MANAGE.makeLive).click();
  await page.getByRole('alertdialog').getByRole('button', { name: MANAGE.makeLive }).click();
}

test.beforeEach(({ context, school }) => enter(context, school.origin, ADMIN));

test('a course is made with its picture, found in the list, edited, put on sale and deleted with its title', async ({
  page,
  school,
}) => {
  await page.goto('/admin/courses');
  await page.getByRole('link', { name: MANAGE.add }).click();
  await test.step('answers are not left behind unasked, by Back neither', async () => {
    const title = page.getByLabel(COURSE_FORM.title);
    await title.fill('Half written');
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: UNSAVED.cancel }).click();
    await expect(title).toHaveValue('Half written');
    await expect(page).toHaveURL(/\/admin\/courses\/add$/);
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: UNSAVED.action }).click();
    await expect(page).toHaveURL(/\/admin\/courses$/);
    await page.goForward();
    await expect(title).toHaveValue('');
  });
  await page.getByLabel(COURSE_FORM.title).fill('Endodontics in depth');
  await button(page, COURSE_FORM.months(10)).click();
  await page.getByLabel(COURSE_FORM.modules).fill('3');
  await page.getByLabel(COURSE_FORM.price).fill('249.5');
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await expect(page.getByRole('complementary', { name: COURSE_FORM.preview })).toContainText('10 months · 3 modules');
  await button(page, COURSE_FORM.create).click();
  await expectSaid(page, WORDS.courseCreated('Endodontics in depth'), 'toast');
  await expect(page).toHaveURL(/\/admin\/courses\/[^/]+\/manage$/);

  await page.goto('/admin/courses');
  await header(page, 'Endodontics in depth').click();
  await expect(header(page, 'Endodontics in depth')).toHaveText('Endodontics in depth3 weeksDRAFT');
  await expect(page.getByText('$249.50')).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('region')
        .locator('img')
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.reload();
  await page.getByRole('link', { name: MANAGE.edit }).click();
  await page.getByLabel(COURSE_FORM.title).fill('Endodontics');
  const buffer = blackPng({ width: 1760, height: 990 });
  await page.locator('input[type=file]').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer });
  await button(page, COURSE_FORM.update).click();
  await expectSaid(page, WORDS.courseUpdated, 'toast');
  const shown = page.getByRole('region').locator('img');
  await expect.poll(() => shown.evaluate((picture: HTMLImageElement) => picture.currentSrc)).toMatch(/-small\.webp$/);
  expect(await shown.getAttribute('srcset')).toMatch(/-small\.webp 960w, \S+-large\.webp 1600w$/);

  await makeLive(page);
  await expect(header(page, 'Endodontics')).toContainText(MANAGE.live);
  await button(page, MANAGE.undo).click();
  // The list shows it before the server has said so, and takes no other word until then.
  await expectSaid(page, '"Endodontics" is a draft now.', 'toast');
  await expect(header(page, 'Endodontics')).toContainText(MANAGE.draft);
  await makeLive(page);
  await expect(header(page, 'Endodontics')).toContainText(MANAGE.live);
  await expect(button(page, MANAGE.undo), 'each change has its own').toHaveCount(2);
  const buyer = newPerson();
  await register(school.origin, buyer);
  await buyDirectly(school.origin, (await signIn(school.origin, buyer)).token, 'Endodontics');

  await button(page, MANAGE.remove).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(MANAGE.removeQuestion)).toBeVisible();
  await expect(dialog.getByText('3 modules with all days')).toBeVisible();
  await expect(dialog.getByText(MANAGE.losesAccess(1))).toBeVisible();
  const agree = dialog.getByRole('button', { name: MANAGE.removeAction });
  await expect(agree, 'not without the title').toBeDisabled();
  await dialog.getByRole('textbox').fill('Endodontics');
  await expect(agree, 'its first second is over').toBeEnabled();
  await dialog.getByRole('textbox').fill('');
  await expect(agree, 'still not without the title').toBeDisabled();
  await dialog.getByRole('textbox').fill('Endodontics');
  await agree.click();
  await expectSaid(page, WORDS.courseDeleted('Endodontics'), 'toast');
  await expect(header(page, 'Endodontics')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
