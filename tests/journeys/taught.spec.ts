import type { AnswersReply } from '../../src/wire/replies/results.ts';
import { TAUGHT } from '../../web/text/copy/admin-vignette.ts';
import { ANSWERS } from '../../web/text/copy/exam-result.ts';
import { VIDEO } from '../../web/text/copy/learning.ts';
import { faultsOf } from './support/faults.ts';
import { overflowPx } from './support/in-the-page.ts';
import { ADMIN, ask, enter, STUDENT, signIn } from './support/people.ts';
import { practised } from './support/practising.ts';
import { expect, test } from './support/test.ts';

/** Its own: what its questions are tied to is changed. */
test.use({ ownSchool: {} });

test('from a wrong answer to the second of the lesson that teaches it, and back', async ({
  page,
  browser,
  school: { origin },
}) => {
  const sittingId = await practised(origin);
  const { token } = await signIn(origin, STUDENT);
  const { body } = await ask<AnswersReply>(origin, `/exam/sittings/${sittingId}/answers?only=wrong`, { token });
  const wrong = body.vignettes[0]!.questions[0]!;
  const vignetteId = body.vignettes[0]!.id;

  await test.step('its author ties it to a second of a lesson', async () => {
    const admin = await browser.newContext({ baseURL: origin });
    await enter(admin, origin, ADMIN);
    const desk = await admin.newPage();
    await desk.goto(`/admin/questions/${vignetteId}/approved`);
    const question = desk.getByRole('region', { name: new RegExp(`^Question ${((wrong.position - 1) % 5) + 1}$`) });
    // Those that the demo has set go first.
    const remove = question.getByRole('button', { name: /^Remove / });
    await expect(question.getByText(TAUGHT.label)).toBeVisible();
    await expect(question.getByRole('button', { name: TAUGHT.add })).toBeVisible();
    if ((await remove.count()) > 0) await remove.first().click();
    await expect(question.getByText(TAUGHT.none)).toBeVisible();
    await question.getByRole('button', { name: TAUGHT.add }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('periodontology');
    await dialog.getByRole('button', { name: /^Choose Periodontology: the lesson: ADC Part 1 Mastery/ }).click();
    await desk.getByLabel(TAUGHT.time).fill('9:99');
    await desk.getByRole('button', { name: TAUGHT.save }).click();
    await expect(desk.getByText('Please write minutes and seconds, such as 12:31.').first()).toBeVisible();
    expect.soft(await faultsOf(desk)).toEqual([]);
    await desk.getByLabel(TAUGHT.time).fill('0:31');
    await desk.getByRole('button', { name: TAUGHT.save }).click();
    await expect(question.getByText('0:31')).toBeVisible();
    await admin.close();
  });

  await enter(page.context(), origin, STUDENT);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/exam/sitting/${sittingId}/answers?only=wrong`);
  const link = page.getByRole('link', { name: /^0:31 of Periodontology: the lesson/ });
  await expect(link).toBeVisible();
  expect.soft(await faultsOf(page)).toEqual([]);
  expect.soft(await overflowPx(page)).toBe(0);
  await link.click();
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => !one.paused && one.currentTime))
    .toBeGreaterThan(31);
  await page.getByRole('link', { name: VIDEO.backToAnswer }).click();
  await expect(page.getByRole('heading', { name: ANSWERS.question(wrong.position), exact: true })).toBeInViewport();
});
