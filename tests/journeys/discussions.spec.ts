import type { LiveCourseReply } from '../../src/wire/replies/catalog.ts';
import { DISCUSSION_FORM, DISCUSSIONS, SERIES_FORM } from '../../web/text/copy/admin-discussions.ts';
import { COURSE_DISCUSSIONS } from '../../web/text/copy/discussions.ts';
import { schoolTimeOf } from '../../web/text/school-clock.ts';
import { mailedPath } from './support/mailed-path.ts';
import { ask, enter, STUDENT, signIn, TEACHER } from './support/people.ts';
import { expectSaid } from './support/said.ts';
import { askScreen } from './support/screen-questions.ts';
import { expect, test } from './support/test.ts';

/** A year of the school: its student has missed discussions. */
test.use({ ownSchool: { SEED_DEMO: '1' }, viewport: { width: 1280, height: 900 } });

const ROOM = 'https://meet.example/room';
const HOUR_MS = 3_600_000;
const TOPIC = 'Emergencies in the chair';

/** A weekly time of UTC that is an hour from now. */
function inAnHour() {
  const at = new Date(Math.ceil((Date.now() + HOUR_MS) / 60_000) * 60_000);
  return { weekday: at.getUTCDay() || 7, startsAt: at.toISOString().slice(11, 16), timeZone: 'UTC' };
}

test('a discussion is moved an hour before it begins, is mailed and joined; one who missed another watches it', async ({
  page,
  browser,
  school: { origin },
}) => {
  const { token } = await signIn(origin, TEACHER);
  const [course] = (await ask<LiveCourseReply[]>(origin, '/user/courses/live')).body;
  const courseId = course?.id ?? '';
  const body = { topic: TOPIC, roomUrl: ROOM, minutes: 60, isCaseDiscussion: false, ...inAnHour() };
  expect((await ask(origin, `/admin/courses/${courseId}/discussion-series`, { token, body })).status).toBe(201);
  await enter(page.context(), origin, TEACHER);
  const dialog = page.getByRole('dialog');
  const rowOf = (part: string, topic: string) =>
    page.getByRole('list', { name: part }).getByRole('listitem').filter({ hasText: topic }).first();

  await test.step('the teacher moves it to ten minutes from now', async () => {
    await page.goto(`/admin/courses/${courseId}/discussions`);
    await rowOf(DISCUSSIONS.coming, TOPIC).getByRole('button', { name: DISCUSSIONS.change }).click();
    const moved = new Date(Date.now() + 10 * 60_000).toISOString();
    await dialog.getByLabel(DISCUSSION_FORM.startsAt).fill(schoolTimeOf(moved));
    await dialog.getByRole('button', { name: SERIES_FORM.save }).click();
    await expectSaid(page, SERIES_FORM.saved, 'toast');
    await expect(rowOf(DISCUSSIONS.coming, TOPIC).getByText(DISCUSSIONS.states.moved)).toBeVisible();
    const mailed = new RegExp(`discussion of your course was moved[^]*Topic: ${TOPIC}[^]*New time:`);
    expect(await mailedPath(origin, STUDENT.email, mailed)).not.toContain('meet.example');
  });

  const theirs = await browser.newContext({
    ...{ baseURL: origin, timezoneId: 'Asia/Karachi', viewport: { width: 360, height: 740 } },
  });
  await enter(theirs, origin, STUDENT);
  const screen = await theirs.newPage();
  const tab = `/student/course/${courseId}?tab=discussions`;

  await test.step('its student joins from a phone in Karachi, through the school’s own address', async () => {
    await screen.goto(tab);
    const join = screen.getByRole('link', { name: `${COURSE_DISCUSSIONS.join} ${TOPIC}` }).last();
    await expect(join).toHaveAttribute('href', /^\/api\/discussions\/[\w-]+\/join$/);
    expect(await screen.content()).not.toContain('meet.example');
    const atRoom = theirs.waitForEvent('request', (request) => request.url() === ROOM);
    const [opened] = await Promise.all([theirs.waitForEvent('page'), join.click()]);
    expect((await atRoom).redirectedFrom()?.url()).toMatch(/\/join$/);
    await opened.close();
    await page.reload();
    await expect(rowOf(DISCUSSIONS.coming, TOPIC).getByText(DISCUSSIONS.joined)).toBeVisible();
  });

  await test.step('a recording is attached, and is first for the student who missed it', async () => {
    const missed = rowOf(DISCUSSIONS.past, 'Past papers');
    await missed.getByRole('button', { name: DISCUSSIONS.attach }).click();
    await dialog.getByLabel(DISCUSSION_FORM.recording).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: SERIES_FORM.save }).click();
    await expectSaid(page, SERIES_FORM.saved, 'toast');
    await screen.reload();
    const past = screen.getByRole('region', { name: COURSE_DISCUSSIONS.past }).getByRole('listitem').first();
    await expect(past).toContainText(COURSE_DISCUSSIONS.missed);
    await past.getByRole('link', { name: COURSE_DISCUSSIONS.recording }).click();
    await expect(screen.locator('video')).toBeVisible();
  });

  await test.step('the tab is asked everything that screens are asked', async () => {
    await screen.emulateMedia({ reducedMotion: 'reduce' });
    await askScreen(screen, tab, 0, async () => {
      await screen.goto(tab);
      await screen.getByText(COURSE_DISCUSSIONS.past).waitFor();
    });
  });
  await theirs.close();
});
