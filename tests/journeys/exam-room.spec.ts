import type { Page } from 'playwright/test';
import type { SittingReply } from '../../src/wire/replies/sittings.ts';
import { EXAM } from '../../web/text/copy/exam.ts';
import { EXAM_CARD, EXAM_PAGE } from '../../web/text/copy/exam-page.ts';
import { BEFORE, LEAVE, OVERVIEW, RUNNER, SITTING } from '../../web/text/copy/sitting.ts';
import { ask, enter, STUDENT, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Its own: somebody has one practice test at a time. */
test.use({ ownSchool: {}, viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

const CASES = 2;
const QUESTIONS = 10;
const POSITIONS = Array.from({ length: QUESTIONS }, (_, at) => at + 1);

const steps = (page: Page) => page.getByRole('navigation', { name: RUNNER.steps }).getByRole('button');

/** Which question the page has, and whether its heading stands between the two bars; empty in the overview. */
const readerIsAt = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const heading = [...document.querySelectorAll('h2')].find((one) => /^Question \d+ of/.test(one.textContent ?? ''));
    if (!heading) return '';
    const [top = 0, bottom = 0] = [
      document.querySelector('header')?.getBoundingClientRect().bottom,
      document.querySelector('nav[aria-label="Questions"]')?.getBoundingClientRect().top,
    ];
    const box = heading.getBoundingClientRect();
    const position = /\d+/.exec(heading.textContent ?? '')?.[0];
    return `${position} ${box.top >= top && box.bottom <= bottom ? 'in sight' : 'below its case'}`;
  });

/** Presses one button until it leads nowhere, and answers the questions that were in sight, in their order. */
async function metBy(
  page: Page,
  which: 'first' | 'last',
  isEnd: (words: string) => Promise<boolean>,
): Promise<number[]> {
  const met: number[] = [];
  const note = (place: string) => place.endsWith('in sight') && met.push(Number.parseInt(place, 10));
  let before = await readerIsAt(page);
  note(before);
  const button = steps(page)[which]();
  while (!(await isEnd(await button.innerText()))) {
    await button.tap();
    await expect.poll(() => readerIsAt(page)).not.toBe(before);
    before = await readerIsAt(page);
    note(before);
  }
  return met;
}

test('in a window of any width the filled button alone meets every question, and Previous does on the way back', async ({
  page,
  school: { origin },
}) => {
  await enter(page.context(), origin, STUDENT);
  const { token } = await signIn(origin, STUDENT);
  const body = { idempotencyKey: crypto.randomUUID(), mode: 'timed', vignettes: CASES };
  const { body: made } = await ask<SittingReply>(origin, '/exam/practice', { token, body });
  await page.goto(`/exam/sitting/${made.id}`);
  await page.getByRole('button', { name: BEFORE.start(1, 1) }).tap();
  const room = page.getByRole('heading', { name: SITTING.question(1, QUESTIONS) });
  const end = async (sittingId: string) => {
    const at = `/exam/sittings/${sittingId}`;
    const { writer } = (await ask<SittingReply>(origin, `${at}/writer`, { token, method: 'POST' })).body;
    await ask(origin, `${at}/end`, { token, body: { writer: writer.number } });
  };
  await expect(room).toBeVisible();

  for (const [width, height] of [
    [360, 640],
    [390, 664],
    [768, 1024],
  ] as const)
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height });
      // A reload would restore the place, in pixels of the width before.
      await page.goto('/exam');
      await page.goto(`/exam/sitting/${made.id}`);
      await expect(room).toBeVisible();
      const bar = await page.locator('header').first().boundingBox();
      expect.soft(bar?.height, 'the bar is one row').toBeLessThan(70);
      const heights = await steps(page).evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top));
      expect.soft(new Set(heights).size, 'the steps are one row').toBe(1);
      const there = await metBy(page, 'last', async (words) => words === RUNNER.overview);
      expect(there).toEqual(POSITIONS);
      await steps(page).last().tap();
      await page.getByRole('button', { name: OVERVIEW.back(QUESTIONS) }).tap();
      const back = await metBy(page, 'first', () => steps(page).first().isDisabled());
      expect(back).toEqual(POSITIONS.toReversed());
    });

  await test.step('a heading that is in part behind the bar has not been met', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto('/exam');
    await page.goto(`/exam/sitting/${made.id}`);
    const bottom = await room.evaluate((heading) => heading.getBoundingClientRect().bottom + window.scrollY);
    const { height: bar } = (await page.getByRole('navigation', { name: RUNNER.steps }).boundingBox())!;
    await page.setViewportSize({ width: 390, height: Math.round(bottom + bar - 10) });
    await expect(steps(page).last()).toHaveText(RUNNER.toQuestion(1));
    await page.setViewportSize({ width: 390, height: Math.ceil(bottom + bar) });
    await expect(steps(page).last()).toHaveText(RUNNER.next);
    await page.setViewportSize({ width: 390, height: 664 });
  });

  await test.step('the door asks, because the time keeps running, and the test is found again', async () => {
    await page.getByRole('button', { name: LEAVE.leave, exact: true }).tap();
    await expect(page.getByText(LEAVE.timed)).toBeVisible();
    await page.getByRole('button', { name: LEAVE.no }).tap();
    await expect(page.getByText(LEAVE.timed)).toBeHidden();
    await page.getByRole('button', { name: LEAVE.leave, exact: true }).tap();
    await page.getByRole('button', { name: LEAVE.yes }).tap();
    await expect(page).toHaveURL(/\/exam$/);
    await expect(page.getByText(LEAVE.leftTimed)).toBeVisible();
  });

  await test.step('the dashboard leads back to it; once it is over, two presses lead to a question of the next', async () => {
    const card = page.getByRole('region', { name: EXAM_CARD.heading, exact: true });
    await page.goto('/studentdashboard');
    await card.getByRole('link', { name: EXAM_PAGE.continue }).tap();
    await expect(room).toBeVisible();
    await end(made.id);
    await page.goto('/studentdashboard');
    await card.getByRole('button', { name: EXAM_CARD.start }).tap();
    await page.getByRole('button', { name: BEFORE.start(1, 1) }).tap();
    await expect(page.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible();
    await end(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  });

  await test.step('a checked answer is explained without scrolling', async () => {
    const tutor = { idempotencyKey: crypto.randomUUID(), mode: 'tutor', vignettes: 1 };
    const { id } = (await ask<SittingReply>(origin, '/exam/practice', { token, body: tutor })).body;
    for (const [width, height] of [
      [390, 664],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/exam/sitting/${id}`);
      if (width === 390) await page.getByRole('button', { name: BEFORE.start(1, 1) }).tap();
      else await steps(page).last().tap();
      await page.getByRole('radio').first().tap();
      await page.getByRole('button', { name: RUNNER.check }).tap();
      await expect(page.getByText(EXAM.explanation, { exact: true })).toBeInViewport();
    }
  });
});
