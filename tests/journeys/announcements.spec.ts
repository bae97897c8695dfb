import type { Page } from 'playwright/test';
import { CHOSEN_MAIL_NAMES, UNSUBSCRIBE } from '../../src/wire/chosen-mails.ts';
import type { OutboxReply } from '../../src/wire/replies/operations.ts';
import type { StudentsReply } from '../../src/wire/replies/reporting.ts';
import { ANNOUNCEMENT, ANNOUNCEMENT_LIST } from '../../web/text/copy/admin-announcements.ts';
import { ANNOUNCEMENTS } from '../../web/text/copy/announcements.ts';
import { faultsOf } from './support/faults.ts';
import { overflowPx, smallTargets } from './support/in-the-page.ts';
import { registerConfirmed } from './support/mailed-path.ts';
import { ADMIN, ask, enter, newPerson, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The page of a link, as a stranger has it: any window, either theme, without faults and without a script. */
async function asksNothingMore(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Cusp`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await overflowPx(page), `${title}: nothing sticks out at ${width}`).toBeLessThanOrEqual(0);
    }
    expect.soft(await faultsOf(page), `${title}: axe in ${colorScheme}`).toEqual([]);
  }
  expect.soft(await smallTargets(page), `${title}: no target is too small`).toEqual([]);
}

test('the school announces something, a student reads it and ends such mails without signing in', async ({
  page,
  context,
  school,
  browser,
}) => {
  const person = newPerson();
  await registerConfirmed(school.origin, person);
  const { token } = await signIn(school.origin, ADMIN);
  const students = (await ask<StudentsReply>(school.origin, `/admin/students?search=${person.email}`, { token })).body;
  const { user } = await signIn(school.origin, person);
  expect(students.students.map(({ id }) => id)).toEqual([user.id]);
  const courses = (await ask<{ id: string }[]>(school.origin, '/admin/courses', { token })).body;
  await ask(school.origin, `/admin/students/${user.id}/enrolments`, { token, body: { courseId: courses[0]?.id } });
  const mailsTo = async () =>
    (await ask<OutboxReply>(school.origin, '/admin/outbox', { token })).body.mails.filter(
      ({ to, kind }) => to === person.email && kind === 'announcement',
    );

  await enter(context, school.origin, ADMIN);
  await test.step('it is written, seen with the number of its readers, and sent', async () => {
    await page.goto('/admin/announcements');
    await page.getByRole('link', { name: ANNOUNCEMENT_LIST.create }).click();
    await page.getByLabel(ANNOUNCEMENT.audience).selectOption(ANNOUNCEMENT.audiences.students);
    await page.getByLabel(ANNOUNCEMENT.search).fill(person.email);
    await page.getByLabel(ANNOUNCEMENT.subject).fill('Radiographs on Saturday');
    await page.getByLabel(ANNOUNCEMENT.body, { exact: true }).fill('Please bring **two** cases.');
    await page.getByRole('button', { name: ANNOUNCEMENT.save }).click();
    await expect(page.getByText(ANNOUNCEMENT.goesTo(1, 1, true))).toBeVisible();
    await page.getByRole('button', { name: ANNOUNCEMENT.now }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: ANNOUNCEMENT.now }).click();
    await expect(page.getByText(ANNOUNCEMENT.sent)).toBeVisible();
  });

  const theirs = await browser.newContext({ baseURL: school.origin });
  const desk = await theirs.newPage();
  await test.step('its reader finds it on the dashboard until it is read', async () => {
    await enter(theirs, school.origin, person);
    await desk.goto('/Dashboard');
    await desk.getByRole('button', { name: `${ANNOUNCEMENTS.read} Radiographs on Saturday` }).click();
    await expect(desk.getByRole('heading', { name: 'Radiographs on Saturday' })).toBeHidden();
    await desk.reload();
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(desk.getByRole('heading', { name: 'Radiographs on Saturday' })).toBeHidden();
  });

  await test.step('the link of the mail ends such mails by a press, not by opening it', async () => {
    await expect.poll(async () => (await mailsTo()).length).toBe(1);
    const { body } = await ask<OutboxReply>(school.origin, '/admin/outbox', { token });
    const mail = body.mails.find(({ to, kind }) => to === person.email && kind === 'announcement');
    const html = await page.request.get(`/api/admin/outbox/${mail?.id}/page`);
    const link = /\/api\/unsubscribe\/[\w.-]+/.exec(await html.text())?.[0] ?? '';
    const stranger = await browser.newContext({ baseURL: school.origin });
    const opened = await stranger.newPage();
    await opened.goto(link);
    await asksNothingMore(opened, UNSUBSCRIBE.title('announcement'));
    await desk.goto('/profile');
    const choice = desk.getByRole('switch', { name: CHOSEN_MAIL_NAMES.announcement, exact: true });
    await expect(choice).toBeChecked();
    await opened.getByRole('button', { name: UNSUBSCRIBE.button }).click();
    await expect(opened.getByRole('heading', { name: UNSUBSCRIBE.doneTitle })).toBeVisible();
    await asksNothingMore(opened, UNSUBSCRIBE.doneTitle);
    await desk.reload();
    await expect(choice).not.toBeChecked();
    await opened.goto(`${link}x`);
    await asksNothingMore(opened, UNSUBSCRIBE.unknownTitle);
    await stranger.close();
  });
  await theirs.close();
});
