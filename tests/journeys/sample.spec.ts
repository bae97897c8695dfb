import type { Page } from 'playwright/test';
import { M } from '../../src/wire/messages.ts';
import { SALES } from '../../web/text/copy/course-sales.ts';
import { EXAM } from '../../web/text/copy/exam.ts';
import { EXAM_PAGE } from '../../web/text/copy/exam-page.ts';
import { RESULT } from '../../web/text/copy/exam-result.ts';
import { FREE_LESSON } from '../../web/text/copy/free-lesson.ts';
import { PLAYER } from '../../web/text/copy/learning-player.ts';
import { PROGRAM } from '../../web/text/copy/program.ts';
import { SAMPLE } from '../../web/text/copy/sample.ts';
import { AFTER, BEFORE, OVERVIEW, RUNNER, SITTING } from '../../web/text/copy/sitting.ts';
import { timeOf } from './support/lessons.ts';
import { confirmAddress } from './support/mailed-path.ts';
import { mockExamOfTwo } from './support/mock-exam.ts';
import { newPerson } from './support/people.ts';
import { signUp } from './support/signing-up.ts';
import { expect, test } from './support/test.ts';

/** Its own, because the cases to practise with become those of a mock exam. */
test.use({ ownSchool: {}, viewport: { width: 390, height: 844 } });

const TITLE = 'Try the exam';

async function answerAll(page: Page): Promise<void> {
  for (let at = 1; at <= 5; at += 1) {
    await expect(page.getByRole('heading', { name: SAMPLE.place(at, 5) })).toBeVisible();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: SAMPLE.check }).click();
    await expect(page.getByText(EXAM.explanation, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: at < 5 ? SAMPLE.next : SAMPLE.finish }).click();
  }
  await expect(page.getByRole('heading', { name: SAMPLE.done(1, 5) })).toBeFocused();
}

/** Answers the first question of a section, and hands it in. */
async function takeSection(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: BEFORE.start(number, 2) }).click();
  const first = page.getByRole('radio').first();
  await first.click();
  // It shows what is kept on the device, and keeps it first.
  await expect(first).toBeChecked();
  await page.getByRole('button', { name: RUNNER.overview }).click();
  await page.getByRole('button', { name: OVERVIEW.end, exact: true }).click();
  await page.getByRole('button', { name: OVERVIEW.yes }).click();
}

test('a stranger on a phone answers a question three presses after Home, and all five without an account', async ({
  page,
}) => {
  await page.goto('/Home');
  await page.getByRole('link', { name: SAMPLE.start }).click();
  await answerAll(page);
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole('link', { name: SAMPLE.courses }).click();
  await expect(page).toHaveURL('/courses');
});

test('a stranger comes by an advertisement, watches, answers, signs up, sits the free mock exam once, and buys', async ({
  page,
  school: { origin },
}) => {
  await mockExamOfTwo(origin, TITLE, true);
  const person = newPerson('Farah Free');
  await page.goto('/courses/adc-part-1-sprint?utm_source=advertisement');
  await page.getByRole('link', { name: SALES.watchFirst }).click();
  await page.getByRole('button', { name: 'Play' }).first().click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
  await expect(page.getByText(PLAYER.preview, { exact: true })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole('link', { name: FREE_LESSON.back }).click();
  await page.getByRole('link', { name: SAMPLE.start }).click();
  await answerAll(page);
  await page.getByRole('link', { name: SAMPLE.freeMock }).click();
  await signUp(page, person);
  await expect(page).toHaveURL('/exam');
  const mock = page.getByRole('article', { name: TITLE });
  await mock.getByRole('button', { name: EXAM_PAGE.startMock }).click();
  await expect(page.getByRole('alert').getByText(/confirm your email address/)).toBeVisible();
  await confirmAddress(origin, person);
  await mock.getByRole('button', { name: EXAM_PAGE.startMock }).click();
  await expect(page.getByText(BEFORE.free)).toBeVisible();
  await takeSection(page, 1);
  await expect(page.getByRole('heading', { name: AFTER.between })).toBeVisible();
  await takeSection(page, 2);
  await expect(page.getByRole('heading', { name: AFTER.over })).toBeVisible();
  await page.getByRole('link', { name: SITTING.toResult }).click();
  await expect(page.getByText(RESULT.free.line)).toBeVisible();
  await expect(page.getByRole('link', { name: RESULT.toAnswers })).toHaveCount(0);
  await page.getByRole('link', { name: RESULT.free.toCourses }).click();
  await expect(page).toHaveURL('/courses');
  await page.goto('/exam');
  await expect(mock.getByRole('link', { name: EXAM_PAGE.seeResult })).toBeVisible();
  await expect(mock.getByRole('button')).toHaveCount(0);
  await page.goto('/courses/adc-part-1-sprint');
  await page.getByRole('link', { name: PROGRAM.enrol }).click();
  await page.getByRole('button', { name: M.proceedToPayment }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Access Course' }).click();
  await expect(page).toHaveURL(/\/video\//);
});

test('a stranger signs up on a free lesson and is back on it', async ({ page }) => {
  await page.goto('/courses/adc-part-1-sprint');
  await page.getByRole('link', { name: SALES.watchFirst }).click();
  await page.getByRole('link', { name: FREE_LESSON.signUp }).click();
  await signUp(page, newPerson('Lena Later'));
  await expect(page).toHaveURL(/\/courses\/adc-part-1-sprint\/lessons\//);
  await expect(page.getByRole('link', { name: FREE_LESSON.signUp })).toHaveCount(0);
});
