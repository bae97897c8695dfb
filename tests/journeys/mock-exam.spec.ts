import { type Browser, devices, type Page } from 'playwright/test';
import { DEFAULT_BLUEPRINT } from '../../src/domain/exam/default-blueprint.ts';
import type { SittingReply } from '../../src/wire/replies/sittings.ts';
import { EXAM_PAGE } from '../../web/text/copy/exam-page.ts';
import { RESULT } from '../../web/text/copy/exam-result.ts';
import { LOGIN } from '../../web/text/copy/identity.ts';
import { SIGN_IN_AGAIN } from '../../web/text/copy/sign-in-again.ts';
import { AFTER, BEFORE, CHIP, OVERVIEW, RUNNER, SITTING } from '../../web/text/copy/sitting.ts';
import { enterAt } from './support/by-keyboard.ts';
import { faultsOf } from './support/faults.ts';
import { overflowPx } from './support/in-the-page.ts';
import { type Asked, askedIn, mockExamOfTwo } from './support/mock-exam.ts';
import { ask, enter, STUDENT, signIn } from './support/people.ts';
import { BROKEN_CALLS, expect, test } from './support/test.ts';

/** Its own, because the cases to practise with become those of a mock exam. */
test.use({ ownSchool: {}, expectedTroubles: BROKEN_CALLS });

const TITLE = 'Autumn mock exam';
const QUESTIONS = 20;
/** Position that is left blank in the second section. */
const BLANK = 10;
const PHONE = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } };
const ASLEEP_MS = 20 * 60_000;
const SAVED = new RegExp(`^${CHIP.saved('')}`);

const timer = (page: Page) => page.getByRole('timer', { name: RUNNER.timeLeft });
const chip = (page: Page, words: string | RegExp) => page.locator('header').getByText(words).first();
const option = (page: Page, at: number) => page.getByRole('radio').nth(at);
const question = (page: Page, position: number) =>
  page.getByRole('heading', { name: SITTING.question(position, QUESTIONS) });

const nextOn = (page: Page) => page.getByRole('navigation', { name: RUNNER.steps }).getByRole('button').last().tap();

/** A state of the page as it has to be for everybody: nothing to scroll sideways, nothing that axe finds. */
async function isWell(page: Page, state: string): Promise<void> {
  expect.soft(await overflowPx(page), state).toBe(0);
  expect.soft(await faultsOf(page), state).toEqual([]);
}

/** Two of three are right. */
const choiceOf = ({ right, options }: Asked, position: number): number =>
  position % 3 === 0 ? (right + 1) % options : right;

/** From the question on the screen on: letter for letter, and the next question. */
async function answerByKeys(page: Page, asked: readonly Asked[], from: number, to: number): Promise<void> {
  for (let position = from; position <= to; position += 1) {
    await expect(question(page, position)).toBeVisible();
    const at = choiceOf(asked[position - 1]!, position);
    await page.keyboard.press('ABCDE'[at]!);
    await expect(option(page, at)).toBeChecked();
    await page.keyboard.press('n');
  }
}

async function answerByFinger(page: Page, asked: readonly Asked[], from: number, to: number): Promise<void> {
  for (let position = from; position <= to; position += 1) {
    await expect(question(page, position)).toBeVisible();
    const at = choiceOf(asked[position - 1]!, position);
    await option(page, at).tap();
    // It shows what is kept on the device, and keeps it first.
    await expect(option(page, at)).toBeChecked();
    await nextOn(page);
  }
}

async function phoneOf(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  await enter(context, origin, STUDENT);
  return context.newPage();
}

test('a mock exam from a laptop to a phone: closed, offline, taken over, signed out, and a result that is true', async ({
  page,
  browser,
  school: { origin },
}) => {
  await mockExamOfTwo(origin, TITLE);
  await enter(page.context(), origin, STUDENT);
  await page.setViewportSize({ width: 1280, height: 900 });
  let first: readonly Asked[] = [];
  let second: readonly Asked[] = [];
  let sittingId = '';

  await test.step('it is started and its first questions are answered by keyboard alone', async () => {
    await page.goto('/exam');
    await enterAt(page, page.getByRole('article', { name: TITLE }).getByRole('button', { name: EXAM_PAGE.startMock }));
    await expect(page.getByRole('heading', { name: BEFORE.heading })).toBeVisible();
    sittingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await enterAt(page, page.getByRole('button', { name: BEFORE.start(1, 2) }));
    await expect(question(page, 1)).toBeVisible();
    first = await askedIn(origin, (await signIn(origin, STUDENT)).token, sittingId, 1);
    const struck = (choiceOf(first[0]!, 1) + 1) % first[0]!.options;
    await page.keyboard.press(`Shift+${'ABCDE'[struck]}`);
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: RUNNER.flagged })).toBeVisible();
    await answerByKeys(page, first, 1, 5);
    await expect(chip(page, SAVED)).toBeVisible();
    await isWell(page, 'a question');
  });

  await test.step('a laptop that was closed asks for the time before it shows one', async () => {
    await page.context().setOffline(true);
    // Asleep: the clock on the wall goes on, and the one that counts does not.
    await page.evaluate((ms) => {
      const wall = Date.now;
      Date.now = () => wall() + ms;
    }, ASLEEP_MS);
    await expect(timer(page)).toHaveText(RUNNER.timeInDoubt);
    await isWell(page, 'awake');
    await page.context().setOffline(false);
    await expect(timer(page)).toHaveText(/^\d+:\d\d$/);
    const { token } = await signIn(origin, STUDENT);
    const { body } = await ask<SittingReply>(origin, `/exam/sittings/${sittingId}`, { token });
    const deadline = Date.parse(body.sections[0]?.deadlineAt ?? '');
    await expect
      .poll(async () => {
        const [minutes = 0, seconds = 0] = (await timer(page).innerText()).split(':').map(Number);
        return Math.abs(deadline - Date.now() - (minutes * 60 + seconds) * 1000);
      })
      .toBeLessThan(2000);
  });

  await test.step('twice without a connection, nothing is lost and the page says what it keeps', async () => {
    for (const [from, to] of [
      [6, 8],
      [9, 10],
    ] as const) {
      await page.context().setOffline(true);
      await answerByKeys(page, first, from, to);
      await expect(chip(page, CHIP.offline(to - from + 1))).toBeVisible();
      await isWell(page, `offline from ${from}`);
      await page.context().setOffline(false);
      await expect(chip(page, SAVED)).toBeVisible();
    }
  });

  const phone = await phoneOf(browser, origin);
  await test.step('a phone continues with every answer, and the laptop can only be read', async () => {
    await phone.goto(`/exam/sitting/${sittingId}`);
    await phone.getByRole('button', { name: RUNNER.continueHere }).click();
    await expect(chip(phone, SAVED)).toBeVisible();
    await phone.getByRole('button', { name: RUNNER.overview }).click();
    await expect(phone.getByText(OVERVIEW.counts(10, QUESTIONS))).toBeVisible();
    await isWell(phone, 'the overview');
    await page.keyboard.press('A');
    await expect(chip(page, CHIP.takenOver('Chrome on Android'))).toBeVisible();
    await expect(page.getByRole('button', { name: RUNNER.continueHere })).toBeVisible();
    await expect(page.getByRole('radio', { disabled: true }).first()).toBeVisible();
    await isWell(page, 'taken over');
  });

  await test.step('a session that ends opens the sign-in window over the page, and takes nothing', async () => {
    await phone.getByRole('button', { name: OVERVIEW.toFirstOpen }).click();
    const { token } = await signIn(origin, STUDENT);
    await ask(origin, '/auth/sessions/end-others', { token, body: {} });
    await answerByFinger(phone, first, 11, 11);
    const signInAgain = phone.getByRole('dialog', { name: SIGN_IN_AGAIN.title });
    await expect(signInAgain).toBeVisible();
    await expect(chip(phone, CHIP.signedOut(1))).toBeAttached();
    await isWell(phone, 'signed out');
    await phone.keyboard.press('Escape');
    await phone.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const way = phone.locator('header').getByRole('button', { name: SIGN_IN_AGAIN.open });
    await expect(way).toBeInViewport({ ratio: 1 });
    await isWell(phone, 'signed out, without the window');
    await way.click();
    await signInAgain.getByLabel(LOGIN.password, { exact: true }).fill(STUDENT.password);
    await signInAgain.getByRole('button', { name: LOGIN.signIn }).click();
    await expect(signInAgain).toBeHidden();
    await expect(chip(phone, SAVED)).toBeVisible();
    await answerByFinger(phone, first, 12, QUESTIONS);
  });

  const handIn = async (words: string) => {
    await expect(phone.getByRole('heading', { name: OVERVIEW.title })).toBeVisible();
    await phone.getByRole('button', { name: OVERVIEW.end, exact: true }).click();
    await expect(phone.getByText(words)).toBeVisible();
    await isWell(phone, words);
    await phone.getByRole('button', { name: OVERVIEW.yes }).click();
  };

  await test.step('the first section is handed in, and the second one waits', async () => {
    await handIn(OVERVIEW.askAll);
    await expect(phone.getByRole('heading', { name: AFTER.between })).toBeVisible();
    await expect(phone.getByText(AFTER.answered(QUESTIONS, QUESTIONS))).toBeVisible();
    await isWell(phone, 'between sections');
  });

  await test.step('the second section is taken at the width of a small phone, with one question left blank', async () => {
    await phone.getByRole('button', { name: BEFORE.start(2, 2) }).click();
    await expect(question(phone, 1)).toBeVisible();
    const { token } = await signIn(origin, STUDENT);
    second = await askedIn(origin, token, sittingId, 2);
    await answerByFinger(phone, second, 1, BLANK - 1);
    await expect(question(phone, BLANK)).toBeVisible();
    await isWell(phone, 'a question on a phone');
    await nextOn(phone);
    await answerByFinger(phone, second, BLANK + 1, QUESTIONS);
    await handIn(OVERVIEW.askOpen(1));
    await expect(phone.getByRole('heading', { name: AFTER.over })).toBeVisible();
    await isWell(phone, 'the end');
  });

  await test.step('the result counts what was answered', async () => {
    await phone.getByRole('link', { name: SITTING.toResult }).click();
    await expect(phone.getByRole('heading', { name: RESULT.titleOf(TITLE) })).toBeVisible();
    const points = [first, second].flatMap((asked, section) =>
      asked.map((one, at) => {
        const isBlank = section === 1 && at + 1 === BLANK;
        return { ...one, point: !isBlank && choiceOf(one, at + 1) === one.right ? 1 : 0 };
      }),
    );
    for (const { id, title } of DEFAULT_BLUEPRINT.clusters) {
      const own = points.filter(({ cluster }) => cluster === id);
      const sum = (of: (one: (typeof own)[number]) => number) => own.reduce((total, one) => total + of(one), 0);
      const card = phone.getByRole('listitem').filter({ has: phone.getByRole('heading', { name: title, level: 3 }) });
      await expect(card).toContainText(
        RESULT.cluster(
          sum(({ point }) => point),
          own.length,
        ),
      );
      await expect(card).toContainText(RESULT.mark(Math.ceil(sum(({ rating }) => rating) / 100)));
    }
    await expect(phone.getByText(RESULT.rightOf(1, QUESTIONS), { exact: true })).toHaveCount(1);
    await isWell(phone, 'the result');
  });
  await phone.context().close();
});
