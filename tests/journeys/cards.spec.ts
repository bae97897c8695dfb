import type { Page } from 'playwright/test';
import type { DueCardsReply } from '../../src/wire/replies/cards.ts';
import type { AnswersReply } from '../../src/wire/replies/results.ts';
import type { SectionQuestionsReply, SittingReply } from '../../src/wire/replies/sittings.ts';
import { CARDS, DUE } from '../../web/text/copy/cards.ts';
import { EXAM } from '../../web/text/copy/exam.ts';
import { READINESS } from '../../web/text/copy/readiness.ts';
import { BEFORE, OVERVIEW, RUNNER, SITTING } from '../../web/text/copy/sitting.ts';
import { buyDirectly } from './support/buying.ts';
import { faultsOf } from './support/faults.ts';
import { overflowPx } from './support/in-the-page.ts';
import { askedIn } from './support/mock-exam.ts';
import { ask, enter, newPerson, register, signIn } from './support/people.ts';
import { BROKEN_CALLS, expect, test } from './support/test.ts';

test.use({
  ...{ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  expectedTroubles: BROKEN_CALLS,
});

const RULE = 'When I see a mark, I test the pulp.';

/** A test of one case that was left blank: its questions are cards as soon as it is scored. */
async function leftBlank(origin: string, token: string) {
  const body = { idempotencyKey: crypto.randomUUID(), mode: 'timed', vignettes: 1 };
  const { id, writer } = (await ask<SittingReply>(origin, '/exam/practice', { token, body })).body;
  const section = `/exam/sittings/${id}/sections/1`;
  await ask(origin, `${section}/start`, { token, body: { writer: writer.number } });
  const { body: asked } = await ask<SectionQuestionsReply>(origin, `${section}/questions`, { token });
  const answers = asked.vignettes
    .flatMap(({ questions }) => questions)
    .map((question) => ({ question: question.id, option: null, flagged: false, struck: [], seconds: 60 }));
  await ask(origin, `${section}/submit`, { token, body: { writer: writer.number, sequence: 1, answers } });
  const due = async () =>
    (await ask<DueCardsReply>(origin, '/exam/cards/due', { token })).body.cases[0]?.questions ?? [];
  await expect.poll(async () => (await due()).length).toBe(answers.length);
  const { body: key } = await ask<AnswersReply>(origin, `/exam/sittings/${id}/answers`, { token });
  const all = key.vignettes.flatMap(({ questions }) => questions.flatMap((question) => question.options));
  return { id, of: answers.length, right: all.filter(({ isCorrect }) => isCorrect).map((option) => option.id) };
}

/** Options of the card in sight; the footer has radios, too. */
const options = (page: Page) => page.getByRole('main').getByRole('radio');

/** Chooses an option of the card in sight that is right, or one that is wrong. */
async function choose(page: Page, right: readonly string[], isRight: boolean): Promise<void> {
  for (const radio of await options(page).all())
    if (right.includes((await radio.getAttribute('value')) ?? '') === isRight) return radio.click();
  throw new Error('No option fits.');
}

test('what was left blank comes as cards, with one thumb and through a tunnel', async ({ page, context, school }) => {
  const person = newPerson('Cara Cards');
  await register(school.origin, person);
  const { token } = await signIn(school.origin, person);
  await buyDirectly(school.origin, token);
  const { id, of, right } = await leftBlank(school.origin, token);
  await enter(context, school.origin, person);

  const bar = page.getByRole('group', { name: DUE.steps });
  const card = (at: number) => page.getByRole('heading', { name: DUE.place(at, of) });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('the result leads to them, and the button of each step is at the lower edge', async () => {
    await page.goto(`/exam/sitting/${id}/result`);
    await page.getByRole('link', { name: CARDS.fromResult }).click();
    await expect(card(1)).toBeVisible();
    const nav = await page.getByRole('navigation', { name: 'Student' }).boundingBox();
    const steps = await bar.getByRole('button').last().boundingBox();
    expect(nav!.y - (steps!.y + steps!.height)).toBeLessThan(16);
    expect(nav!.y - (steps!.y + steps!.height)).toBeGreaterThanOrEqual(4);
    await bar.getByRole('button', { name: DUE.toQuestion }).click();
    await expect(card(1)).toBeInViewport({ ratio: 1 });
    for (const row of await options(page).locator('xpath=..').all())
      expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('a wrong answer, its reason by one key, a rule, and the day on which it comes again', async () => {
    await choose(page, right, false);
    await button(DUE.check).click();
    await expect(page.getByText(/^Incorrect\. The answer is/)).toBeInViewport();
    await page.keyboard.press('k');
    await expect(page.getByRole('button', { name: CARDS.reasons.knowledge })).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel(CARDS.rule).fill(RULE);
    await page.getByLabel(CARDS.rule).press('Enter');
    await expect(page.getByText(CARDS.ruleKept)).toBeVisible();
    await expect(page.getByText(/^Next on \d+ \w+$/)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('a right answer that was known cold', async () => {
    await button(DUE.forward).click();
    await expect(card(2)).toBeInViewport({ ratio: 1 });
    await choose(page, right, true);
    await button(DUE.easy).click();
    await expect(page.getByText(EXAM.youWereRight, { exact: true })).toBeInViewport();
    await expect(page.getByText(/^Next on \d+ \w+$/)).toBeAttached();
    await button(DUE.forward).click();
  });

  await test.step('two answers wait in a tunnel, and are sent behind it', async () => {
    await context.setOffline(true);
    for (const [at, isRight] of [
      [3, true],
      [4, false],
    ] as const) {
      await expect(card(at)).toBeVisible();
      await choose(page, right, isRight);
      await button(DUE.check).click();
      await expect(page.getByText(DUE.waits)).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await button(DUE.forward).click();
    }
    await context.setOffline(false);
    await expect
      .poll(async () => (await ask<DueCardsReply>(school.origin, '/exam/cards/due', { token })).body.done)
      .toBe(4);
  });

  await test.step('the end says how they went', async () => {
    for (let at = 5; at <= of; at += 1) {
      await expect(card(at)).toBeVisible();
      await choose(page, right, true);
      await button(DUE.check).click();
      await button(at === of ? DUE.finish : DUE.forward).click();
    }
    await expect(page.getByRole('heading', { name: DUE.end })).toBeInViewport();
    await expect(page.getByText(`${DUE.endLine(of - 2, of)} ${DUE.whenNext}`)).toBeVisible();
    const offline = page.getByRole('region', { name: DUE.offline }).getByRole('listitem');
    await expect(offline).toHaveText([`${DUE.card(3)}${DUE.right}`, `${DUE.card(4)}${DUE.wrong}`]);
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('the list has its reason and its rule', async () => {
    await page.getByRole('link', { name: CARDS.all }).click();
    const row = page.getByRole('listitem').filter({ hasText: RULE });
    await expect(row.getByRole('button', { name: CARDS.reasons.knowledge })).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/exam/cards/due');
    await expect(page.getByText(DUE.doneBefore(of))).toBeVisible();
  });
});

test('what is missing for an estimate is practised, and what went wrong in it comes as cards', async ({
  page,
  context,
  school,
}) => {
  const person = newPerson('Rita Ready');
  await register(school.origin, person);
  const { token } = await signIn(school.origin, person);
  await buyDirectly(school.origin, token);
  await enter(context, school.origin, person);
  await page.goto('/exam/readiness');
  await expect(page.getByText(READINESS.none)).toBeVisible();
  await page.getByRole('button', { name: READINESS.practise }).first().click();
  await page.getByRole('button', { name: BEFORE.start(1, 1) }).click();
  await expect(page.getByRole('timer', { name: RUNNER.timeLeft })).toBeVisible();
  const sittingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const [first] = await askedIn(school.origin, token, sittingId, 1);
  const wrong = page.getByRole('radio').nth((first!.right + 1) % first!.options);
  await wrong.tap();
  await expect(wrong).toBeChecked();
  await page.getByRole('button', { name: RUNNER.overview }).click();
  await page.getByRole('button', { name: OVERVIEW.endTest, exact: true }).click();
  await page.getByRole('button', { name: OVERVIEW.yes }).click();
  await page.getByRole('link', { name: SITTING.toResult }).click();
  // The one question that was answered is a card as soon as the answers are noted; no other one was on the screen.
  const due = async () => (await ask<DueCardsReply>(school.origin, '/exam/cards/due', { token })).body.cases.length;
  await expect.poll(due).toBe(1);
  await page.getByRole('link', { name: CARDS.fromResult }).click();
  await expect(page.getByRole('heading', { name: DUE.place(1, 1) })).toBeVisible();
  expect(await overflowPx(page)).toBe(0);
});
