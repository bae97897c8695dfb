import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { projectFolder } from '../../src/main/project-folder.ts';
import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import type { AdminCourseReply } from '../../src/wire/replies/admin-catalog.ts';
import { COURSE_FORM, MANAGE, OPEN_PROMISES, STALE, UNSAVED } from '../../web/text/copy/admin-courses.ts';
import { blackPng, hugePng } from '../support/pictures.ts';
import { buyDirectly } from './support/buying.ts';
import { ADMIN, ask, enter, newPerson, register, signIn } from './support/people.ts';
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

async function newCourse(origin: string, title: string): Promise<{ token: string; course: AdminCourseReply }> {
  const { token } = await signIn(origin, ADMIN);
  const { status, body } = await ask<AdminCourseReply>(origin, '/admin/courses', {
    token,
    body: { title, description: '', durationMonths: 5, weeks: 2, price: 99, thumbnail: '' },
  });
  expect(status).toBe(201);
  return { token, course: body };
}

test.beforeEach(({ context, school }) => enter(context, school.origin, ADMIN));

test('a course is made with its picture, found in the list, edited, put on sale and deleted with its title', async ({
  page,
  school,
}) => {
  await page.goto('/admin/courses');
  await page.getByRole('link', { name: MANAGE.add }).click();
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
  await button(page, COURSE_FORM.update).click();
  await expectSaid(page, WORDS.courseUpdated, 'toast');

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

test('a picture that cannot be opened is refused at its field, and the next one comes in two sizes', async ({
  page,
  school,
}) => {
  const { course } = await newCourse(school.origin, 'Pictures');
  await page.goto(`/admin/courses/${course.id}/edit`);
  await page.getByLabel(COURSE_FORM.title).fill('Pictures, good and bad');
  const choose = (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer });
  await choose(hugePng(60_000, 60_000));
  await button(page, COURSE_FORM.update).click();
  const group = page.getByRole('group', { name: COURSE_FORM.newThumbnail });
  await expect(group.getByText('This picture has more than 40 megapixels.')).toBeVisible();
  await expect(page.getByLabel(COURSE_FORM.title)).toHaveValue('Pictures, good and bad');

  await choose(blackPng({ width: 1760, height: 990 }));
  await button(page, COURSE_FORM.update).click();
  await expectSaid(page, WORDS.courseUpdated, 'toast');
  const shown = page.getByRole('region').locator('img');
  await expect.poll(() => shown.evaluate((picture: HTMLImageElement) => picture.currentSrc)).toMatch(/-small\.webp$/);
  expect(await shown.getAttribute('srcset')).toMatch(/-small\.webp 960w, \S+-large\.webp 1600w$/);
});

test('a late save shows what the other person saved, and overwrites nothing unasked', async ({ page, school }) => {
  const { token, course } = await newCourse(school.origin, 'Shared course');
  const theirs = (title: string) =>
    ask(school.origin, `/admin/courses/${course.id}`, {
      method: 'PUT',
      token,
      body: { title, description: '', price: 120, thumbnail: '' },
    });
  await page.goto(`/admin/courses/${course.id}/edit`);
  await page.getByLabel(COURSE_FORM.title).fill('Mine');
  await theirs('Theirs');
  await button(page, COURSE_FORM.update).click();
  await expect(page.getByRole('heading', { name: STALE.title })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: STALE.title })).toContainText(
    `${STALE.theirs}Theirs${STALE.mine}Mine`,
  );
  await button(page, STALE.keepMine).click();
  await expectSaid(page, WORDS.courseUpdated, 'toast');
  await expect(header(page, 'Mine')).toBeVisible();

  await page.goto(`/admin/courses/${course.id}/edit`);
  await page.getByLabel(COURSE_FORM.title).fill('Mine again');
  await theirs('Theirs again');
  await button(page, COURSE_FORM.update).click();
  await button(page, STALE.takeTheirs).click();
  await expect(page.getByLabel(COURSE_FORM.title)).toHaveValue('Theirs again');
  await page.getByRole('link', { name: COURSE_FORM.cancel }).click();
  await expect(header(page, 'Theirs again'), 'nothing is left to ask about').toBeVisible();
});

test('answers are not left behind unasked: by Back, by a link, by Cancel, by the palette', async ({ page }) => {
  await page.goto('/admin/courses');
  await page.getByRole('link', { name: MANAGE.add }).click();
  const title = page.getByLabel(COURSE_FORM.title);
  await title.fill('Half written');
  const byPalette = async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('Students');
    await page.keyboard.press('Enter');
  };
  const leave = [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Students' }).click(),
    () => page.getByRole('link', { name: COURSE_FORM.cancel }).click(),
    byPalette,
  ];
  for (const go of leave) {
    await go();
    await page.getByRole('alertdialog').getByRole('button', { name: UNSAVED.cancel }).click();
    await expect(title).toHaveValue('Half written');
    await expect(page).toHaveURL(/\/admin\/courses\/add$/);
  }
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: UNSAVED.action }).click();
  await expect(page).toHaveURL(/\/admin\/courses$/);
  await page.goForward();
  await expect(title).toHaveValue('');
});

test('a course that is gone sends its editor back to the list, and says so', async ({ page }) => {
  await page.goto('/admin/courses/none/edit');
  await expectSaid(page, WORDS.courseDetailsFetchFailed, 'failure toast');
  await expect(page).toHaveURL(/\/admin\/courses$/);
});

test('from making to deleting by keyboard only', async ({ page }) => {
  const { keyboard } = page;
  const tabTo = async (name: string) => {
    for (let steps = 0; steps < 40; steps += 1) {
      const focused = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
      if (focused === name) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${name}.`);
  };
  await page.goto('/admin/courses/add');
  await page.getByLabel(COURSE_FORM.title).focus();
  await keyboard.type('By keyboard');
  await keyboard.press('Tab');
  await tabTo(COURSE_FORM.months(10));
  await keyboard.press('Space');
  for (let steps = 0; steps < 3; steps += 1) await keyboard.press('Tab');
  await expect(page.getByLabel(COURSE_FORM.price)).toBeFocused();
  await keyboard.type('10');
  await keyboard.press('Enter');
  await expectSaid(page, WORDS.courseCreated('By keyboard'), 'toast');

  await page.goto('/admin/courses');
  await header(page, 'By keyboard').focus();
  await keyboard.press('Enter');
  await tabTo(MANAGE.makeLive);
  await keyboard.press('Enter');
  await expect(button(page, OPEN_PROMISES.keep)).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(button(page, MANAGE.makeDraft)).toBeFocused();
  await tabTo(MANAGE.remove);
  await keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(button(page, MANAGE.remove)).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: MANAGE.removeAction })).toBeEnabled();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expectSaid(page, WORDS.courseDeleted('By keyboard'), 'toast');
});
