import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import type { AdminCourseReply } from '../../src/wire/replies/admin-catalog.ts';
import { COURSE_FORM, GUIDANCE_FORM, MANAGE, OPEN_PROMISES } from '../../web/text/copy/admin-courses.ts';
import { DISCUSSIONS, SERIES_FORM } from '../../web/text/copy/admin-discussions.ts';
import { GUIDANCE } from '../../web/text/copy/guidance.ts';
import { PROMISE_WORDS } from '../../web/text/copy/program.ts';
import { registerConfirmed } from './support/mailed-path.ts';
import { ADMIN, ask, enter, newPerson, signIn } from './support/people.ts';
import { expectSaid } from './support/said.ts';
import { askScreen, DESKTOP } from './support/screen-questions.ts';
import { SCREEN_LIMIT_MS } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const EMAIL = 'desk@school.example';

test.use({ ownSchool: { CONTACT_EMAIL: EMAIL }, timezoneId: 'Asia/Kolkata' });

const LINKS = {
  group: 'https://chat.example/group',
  mentor: 'https://chat.example/mentor',
};

/** Everything that is asked of a screen, where what is promised stands or is missing. */
const look = async (page: Page, path: string, turn: number, words: string): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await askScreen(page, path, turn, async () => {
    await page.goto(path);
    await page.getByText(words).first().waitFor();
  });
};

test('an admin keeps what a course promises, and its student sees when, on their own clock', async ({
  page,
  context,
  school,
  browser,
}) => {
  test.setTimeout(6 * SCREEN_LIMIT_MS);
  const { token } = await signIn(school.origin, ADMIN);
  const title = 'Guided course';
  const body = { title, description: '', durationMonths: 5, weeks: 1, price: 99, thumbnail: '' };
  const made = await ask<AdminCourseReply>(school.origin, '/admin/courses', { token, body });
  const courseId = made.body.id;

  await enter(context, school.origin, ADMIN);
  await page.goto(`/admin/courses?open=${courseId}`);
  const panel = page.getByRole('region', { name: new RegExp(title) });
  const promises = Object.values(PROMISE_WORDS);
  const missing = OPEN_PROMISES.open(promises.length);
  await expect(panel.getByText(missing)).toBeVisible();
  await panel.getByRole('button', { name: MANAGE.makeLive }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(promises.join(' · '))).toBeVisible();
  await dialog.getByRole('button', { name: MANAGE.makeLive }).click();
  await expect(page.getByText(OPEN_PROMISES.told(promises.length))).toBeVisible();
  await expect(panel.getByText(promises.join(' · '))).toBeVisible();
  await expect(panel.getByText(missing)).toBeVisible();
  const looks = [`/admin/courses/${courseId}/edit`, `/admin/courses?open=${courseId}`];
  for (const [turn, path] of looks.entries()) await look(page, path, turn, missing);

  await page.setViewportSize(DESKTOP);
  await page.reload();
  await panel.getByRole('link', { name: OPEN_PROMISES.addLinks }).click();
  await page.getByRole('textbox', { name: GUIDANCE_FORM.studyGroup }).fill(LINKS.group);
  await page.getByLabel(GUIDANCE_FORM.mentor).fill('http://chat.example/mentor');
  await page.getByRole('button', { name: COURSE_FORM.update, exact: true }).click();
  await expect(page.getByLabel(GUIDANCE_FORM.mentor)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(GUIDANCE_FORM.mentor).fill(LINKS.mentor);
  await page.getByRole('button', { name: COURSE_FORM.update, exact: true }).click();
  await expectSaid(page, WORDS.courseUpdated, 'toast');
  await expect(panel.getByRole('button', { name: MANAGE.makeDraft })).toBeVisible();
  await expect(panel.getByRole('link', { name: OPEN_PROMISES.addLinks })).toBeHidden();
  await panel.getByRole('link', { name: OPEN_PROMISES.addDiscussions }).click();
  await page.getByRole('button', { name: DISCUSSIONS.add }).click();
  const series = page.getByRole('dialog', { name: SERIES_FORM.newTitle });
  await series.getByLabel(SERIES_FORM.topic).fill('Past papers and cases');
  await series.getByLabel(SERIES_FORM.room).fill('https://meet.example/room');
  await series.getByLabel(SERIES_FORM.weekday).selectOption('Wednesday');
  await series.getByLabel(SERIES_FORM.cases).check();
  await series.getByRole('button', { name: SERIES_FORM.add }).click();
  await expectSaid(page, SERIES_FORM.added, 'toast');
  await page.goto(`/admin/courses?open=${courseId}`);
  await expect(panel.getByRole('link', { name: OPEN_PROMISES.addDiscussions })).toBeHidden();
  const { videos, materials, progress, 'mock-exams': mockExams } = PROMISE_WORDS;
  const lacking = [videos, materials, mockExams, progress];
  await expect(panel.getByText(lacking.join(' · '), { exact: true })).toBeVisible();

  const student = newPerson('Gita Guided');
  await registerConfirmed(school.origin, student);
  const { user } = await signIn(school.origin, student);
  const path = `/admin/students/${user.id}/enrolments`;
  expect((await ask(school.origin, path, { token, body: { courseId } })).status).toBeLessThan(300);
  const theirs = await browser.newContext({ baseURL: school.origin, timezoneId: 'Asia/Kolkata' });
  await enter(theirs, school.origin, student);
  const screen = await theirs.newPage();
  const card = screen.getByRole('region', { name: GUIDANCE.heading });
  const mentorOf = (part: Locator) => part.getByRole('link', { name: GUIDANCE.talkToMentor });
  await look(screen, '/studentdashboard', 0, GUIDANCE.heading);
  await expect(card).toContainText('India Standard Time, your time');
  await expect(card).toContainText('Past papers and cases');
  await expect(card).toContainText('You can join from Wed');
  await expect(card.getByRole('link', { name: GUIDANCE.studyGroup })).toHaveAttribute('href', LINKS.group);
  await expect(mentorOf(card)).toHaveAttribute('href', LINKS.mentor);
  await look(screen, `/student/course/${courseId}`, 1, GUIDANCE.nextLive);
  // At the foot of every student's page (decision B25).
  await expect(mentorOf(screen.getByRole('contentinfo'))).toHaveAttribute('href', LINKS.mentor);
  const [file] = await Promise.all([
    screen.waitForEvent('download'),
    screen.getByRole('link', { name: GUIDANCE.addToCalendar }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Guided course discussions.ics');
  const calendar = readFileSync(await file.path(), 'utf8');
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar).not.toContain('meet.example');
  await theirs.close();

  await test.step('the address of the school is the operator’s on every page, before and after the scripts', async () => {
    const still = await browser.newContext({ baseURL: school.origin, javaScriptEnabled: false });
    const bare = await still.newPage();
    await bare.goto('/Home');
    await expect(bare.getByRole('contentinfo').getByRole('link', { name: EMAIL })).toHaveAttribute(
      'href',
      `mailto:${EMAIL}`,
    );
    await still.close();
    for (const path of ['/Home', '/courses', '/ContactUs', '/Tnc']) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: EMAIL })).toBeVisible();
      expect(await page.content(), path).not.toContain('hello@cusp.test');
    }
  });
});
