import type { Page } from 'playwright/test';
import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import { PROMISES, SETUP_STEPS, type SetupStep } from '../../src/wire/literals.ts';
import { M } from '../../src/wire/messages.ts';
import { UPLOAD } from '../../web/text/copy/admin-content.ts';
import { COURSE_FORM, MANAGE, OPEN_PROMISES } from '../../web/text/copy/admin-courses.ts';
import { SETTINGS } from '../../web/text/copy/admin-settings.ts';
import { SETUP, SETUP_WORDS } from '../../web/text/copy/admin-setup.ts';
import { INVITE } from '../../web/text/copy/admin-team.ts';
import { JOIN } from '../../web/text/copy/join-team.ts';
import { PROMISE_WORDS } from '../../web/text/copy/program.ts';
import { videoFile } from './support/authoring.ts';
import { test } from './support/empty-school.ts';
import { ADMIN, enter, newPerson, register } from './support/people.ts';
import { askScreen } from './support/screen-questions.ts';
import { SCREEN_LIMIT_MS } from './support/screens.ts';
import { expect } from './support/test.ts';

const TITLE = 'Sprint of the new school';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = (page: Page) => page.getByRole('region', { name: SETUP.title });

/** Goes to the dashboard, sees how many steps are done, and follows the link of one that is not. */
async function begin(page: Page, step: SetupStep, done: number): Promise<void> {
  await page.goto('/admin');
  await expect(list(page).getByText(`${done} of ${SETUP_STEPS.length} done`)).toBeVisible();
  await list(page)
    .getByRole('link', { name: `${SETUP.open} ${SETUP_WORDS[step].label}` })
    .click();
}

async function publish(page: Page, version: number): Promise<void> {
  await button(page, SETTINGS.save).click();
  await button(page, SETTINGS.publish).click();
  await expect(page.getByText(SETTINGS.publishedNow(version))).toBeVisible();
}

test('a school is opened by its list, from an empty database until nothing is left', async ({
  page,
  browser,
  empty: { school, stripe, mailsTo },
}) => {
  test.setTimeout(4 * SCREEN_LIMIT_MS);
  const windowOf = async () => (await browser.newContext({ baseURL: school.origin })).newPage();

  await test.step('its first owner signs in and sees a line for each step', async () => {
    await page.goto('/login');
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill(ADMIN.email);
    await main.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(list(page).getByRole('link')).toHaveCount(SETUP_STEPS.length);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await askScreen(page, 'a new school’s dashboard', 0, async () => {
      await page.goto('/admin');
      await list(page).waitFor();
    });
  });
  await test.step('name, mentor and tax are said in the settings, and published', async () => {
    await begin(page, 'name', 0);
    await page.getByLabel(SETTINGS.school.name).fill('Molar School');
    await publish(page, 1);
    await begin(page, 'mentor', 1);
    await expect(page.getByText(SETTINGS.mentor.hint)).toBeInViewport();
    for (const [label, words] of [
      [SETTINGS.mentor.name, 'Dr. Nadia Hassan'],
      [SETTINGS.mentor.degree, 'BDS'],
      [SETTINGS.mentor.registration, 'DEN0001'],
      [SETTINGS.mentor.words, 'I sat this exam. I teach it.'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(words);
    await publish(page, 2);
    await begin(page, 'tax', 2);
    await page.getByRole('checkbox', { name: SETTINGS.tax.isUnregistered }).check();
    await publish(page, 3);
  });
  await test.step('a test email arrives', async () => {
    await begin(page, 'mail', 3);
    await button(page, SETTINGS.mail.sendTest).click();
    await expect.poll(() => mailsTo(ADMIN.email).join(' ')).toContain('Molar School');
  });
  await test.step('a course is made, gets a lesson, goes on sale, and promises what it has', async () => {
    await begin(page, 'course', 4);
    await page.getByLabel(COURSE_FORM.title).fill(TITLE);
    await page.getByLabel(COURSE_FORM.modules).fill('1');
    await page.getByLabel(COURSE_FORM.price).fill('499');
    await button(page, COURSE_FORM.create).click();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await begin(page, 'lesson', 5);
    await page
      .locator('#day-upload input[type=file]')
      .first()
      .setInputFiles([videoFile('probing.webm')]);
    await button(page, UPLOAD.saveNow).click();
    await expect(page.getByText(WORDS.filesSaved(1)).first()).toBeVisible();
    await begin(page, 'price', 6);
    await button(page, MANAGE.makeLive).click();
    await expect(page.getByRole('button', { name: new RegExp(`^${TITLE}`) })).toContainText(MANAGE.live);
    await begin(page, 'promises', 7);
    await page.getByRole('link', { name: OPEN_PROMISES.addLinks }).click();
    for (const promise of PROMISES.filter((one) => one !== 'videos' && one !== 'progress'))
      await page.getByRole('checkbox', { name: PROMISE_WORDS[promise] }).check();
    await button(page, COURSE_FORM.update).click();
    await expect(page.getByText(WORDS.courseUpdated).first()).toBeVisible();
  });
  await test.step('somebody pays', async () => {
    await begin(page, 'payment', 8);
    await expect(page.getByRole('article', { name: TITLE })).toBeVisible();
    const buyer = newPerson();
    await register(school.origin, buyer);
    const student = await windowOf();
    await enter(student.context(), school.origin, buyer);
    await student.goto('/courses');
    await student.getByRole('article', { name: TITLE }).getByRole('link', { name: 'Enroll Now' }).click();
    await button(student, M.proceedToPayment).click();
    await expect(student).toHaveURL((url) => url.origin === stripe.origin);
    await button(student, 'Pay by card').click();
    await expect(student.getByRole('heading', { name: M.paymentSuccessful })).toBeVisible();
    await student.context().close();
  });
  await test.step('a second person joins by the link of the invitation', async () => {
    const colleague = newPerson('Uma Second');
    await begin(page, 'team', 9);
    await button(page, INVITE.act).click();
    const dialog = page.getByRole('dialog', { name: INVITE.act });
    await dialog.getByLabel(INVITE.email).fill(colleague.email);
    await dialog.getByRole('checkbox', { name: 'Office' }).check();
    await dialog.getByRole('button', { name: INVITE.send }).click();
    const linkIn = () => /\/invitation\/\S+/.exec(mailsTo(colleague.email).join(' '))?.[0] ?? '';
    await expect.poll(linkIn).not.toBe('');
    const theirs = await windowOf();
    await theirs.goto(linkIn());
    await theirs.getByLabel(JOIN.name).fill(colleague.name);
    await theirs.getByLabel(JOIN.password, { exact: true }).fill(colleague.password);
    await theirs.getByRole('button', { name: JOIN.join }).click();
    await expect(theirs).toHaveURL(/\/admin$/);
    await theirs.context().close();
  });
  await test.step('what is left is of the exam, and is found under the settings too', async () => {
    await begin(page, 'exam-dates', 10);
    await expect(page).toHaveURL(/\/admin\/settings#settings-exam$/);
    await begin(page, 'mock-exam', 10);
    await expect(page).toHaveURL(/\/admin\/mock-exams$/);
    await page.goto('/admin/settings');
    await expect(list(page).getByRole('link', { name: SETUP.open })).toHaveCount(4);
  });
});
