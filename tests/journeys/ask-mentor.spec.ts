import type { OutboxReply } from '../../src/wire/replies/operations.ts';
import { INBOX_THREAD } from '../../web/text/copy/admin-inbox.ts';
import { ASK_MENTOR, MY_QUESTIONS } from '../../web/text/copy/ask-mentor.ts';
import { faultsOf } from './support/faults.ts';
import { overflowPx } from './support/in-the-page.ts';
import { enrol, moveTo, openVideo } from './support/lessons.ts';
import { ADMIN, ask, enter, signIn, TEACHER } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Its own: the inbox has this question alone. */
test.use({ ownSchool: {}, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const QUESTION = 'Why does the probing depth count more than the recession here?';
const ANSWER = 'Because the pocket is what\nyou can still treat.';

test('asked at a second of a lesson on a phone, answered by the teacher, and found by the next student', async ({
  page,
  browser,
  school: { origin },
}) => {
  const { person } = await openVideo(page, origin);

  await test.step('a student asks at 0:31', async () => {
    await moveTo(page, 31);
    await page.getByRole('button', { name: ASK_MENTOR.ask }).tap();
    const dialog = page.getByRole('dialog', { name: ASK_MENTOR.ask });
    await expect(dialog.getByText(ASK_MENTOR.aboutTime('0:31'))).toBeVisible();
    await dialog.getByLabel(ASK_MENTOR.text).fill(QUESTION);
    expect.soft(await faultsOf(page)).toEqual([]);
    expect.soft(await overflowPx(page)).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: ASK_MENTOR.send }).tap();
    await expect(page.getByText(ASK_MENTOR.sent)).toBeVisible();
    const list = page.getByRole('list', { name: ASK_MENTOR.ofLesson });
    await expect(list.getByText(ASK_MENTOR.states.open)).toBeVisible();
  });

  await test.step('the teacher answers, and shows it to the course', async () => {
    const theirs = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } });
    await enter(theirs, origin, TEACHER);
    const desk = await theirs.newPage();
    await desk.goto('/admin/inbox');
    await desk.getByRole('link', { name: QUESTION }).click();
    await expect(desk.getByRole('link', { name: /at 0:31$/ })).toBeVisible();
    await desk.getByRole('textbox', { name: INBOX_THREAD.answer }).fill(ANSWER);
    await desk.getByRole('button', { name: INBOX_THREAD.send }).click();
    await expect(desk.getByText(INBOX_THREAD.sent)).toBeVisible();
    await desk.getByRole('button', { name: INBOX_THREAD.show }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: INBOX_THREAD.show }).click();
    await expect(desk.getByText(INBOX_THREAD.shownTag)).toBeVisible();
    await theirs.close();
  });

  await test.step('the student has an email, and the answer on the page', async () => {
    const { token } = await signIn(origin, ADMIN);
    const mails = async () => (await ask<OutboxReply>(origin, '/admin/outbox', { token })).body.mails;
    await expect
      .poll(
        async () => (await mails()).filter(({ to, text }) => to === person.email && text?.includes('pocket')).length,
      )
      .toBe(1);
    await page.goto('/messages');
    await expect(page.getByRole('heading', { name: MY_QUESTIONS.title })).toBeVisible();
    await page.getByRole('button', { name: QUESTION }).tap();
    await expect(page.getByText('you can still treat.')).toBeVisible();
  });

  await test.step('the next one who types it finds the answer, without a name', async () => {
    const next = await enrol(origin);
    const theirs = await browser.newContext({ baseURL: origin });
    await enter(theirs, origin, next.person);
    const desk = await theirs.newPage();
    await desk.goto(`/student/course/${next.courseId}/video/${next.videos[0]?.id}`);
    await desk.getByRole('button', { name: ASK_MENTOR.ask }).click();
    const dialog = desk.getByRole('dialog', { name: ASK_MENTOR.ask });
    await dialog.getByLabel(ASK_MENTOR.text).pressSequentially('probing depth and recession');
    await expect(dialog.getByText(ASK_MENTOR.found(1))).toBeVisible();
    await dialog.getByRole('button', { name: QUESTION }).click();
    await expect(dialog.getByText('you can still treat.')).toBeVisible();
    await expect(dialog.getByText(ASK_MENTOR.by.asker, { exact: true })).toBeVisible();
    await theirs.close();
  });
});
