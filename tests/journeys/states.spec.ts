import type { Locator, Page } from 'playwright/test';
import { answerCalls } from './support/answer-calls.ts';
import { deferred } from './support/held.ts';
import { overflowPx } from './support/in-the-page.ts';
import { withoutPageData } from './support/page-data.ts';
import { ADMIN, asTheirViewers, enter } from './support/people.ts';
import { DESKTOP, PHONE } from './support/screen-questions.ts';
import { half } from './support/screens.ts';
import { type ReadingScreen, readingScreens } from './support/states.ts';
import { BROKEN_CALLS, expect, test } from './support/test.ts';

// The service worker would fetch the document of a reload itself, past `withoutPageData`.
test.use({ expectedTroubles: BROKEN_CALLS, serviceWorkers: 'block' });
test.describe.configure({ mode: 'parallel' });

const TROUBLE = {
  message: 'The library is closed for a moment.',
  error: 'The library is closed for a moment.',
  code: 'test',
};

const seen = (page: Page, words: string | RegExp) =>
  page.getByText(words, { exact: true }).filter({ visible: true }).first();

/** Longer than the longest pause between the tries of a call (web/api/query-scope.tsx). */
const PAUSE_MS = 1000;
const MAX_STEPS = 100;

const isAdmins = ({ who }: ReadingScreen): boolean => who === ADMIN;

/** In parts, so that no test is much longer than others: of each group the first of two, then the second of two. */
const PARTS = [true, false].flatMap((isForAdmin) =>
  ([0, 1] as const).map((part) => ({
    whose: `${isForAdmin ? 'an admin' : 'anybody else'} (${part + 1} of 2)`,
    of: (all: readonly ReadingScreen[]) =>
      half(
        all.filter((screen) => isAdmins(screen) === isForAdmin),
        part,
      ),
  })),
);

for (const { whose, of } of PARTS) {
  test(`a screen of ${whose} says that it loads, why it failed and that it is empty, and keeps its place`, async ({
    page,
    school,
  }) => {
    // It flows as the real one, and may be moved on.
    await page.clock.install();
    for await (const screen of asTheirViewers(page, school.origin, of(await readingScreens(school.origin)))) {
      await test.step(screen.name, async () => {
        // A route takes the browser's cache away, and is therefore set where it is needed alone.
        if (screen.path === '/courses') await withoutPageData(page.context());
        await loads(page, screen);
        const address = page.url();
        await failsAfterReload(page, screen, address);
        await comesBack(page, screen, address);
        await isEmpty(page, screen);
        await page.context().unrouteAll();
      });
    }
  });
}

test('what moves while one waits is a layer of its own, and nothing around it is drawn with it', async ({
  page,
  school,
}) => {
  await enter(page.context(), school.origin, ADMIN);
  const held = deferred();
  const calls = await answerCalls(page, '/admin/students', async () => (await held.promise, undefined));
  await page.goto('/admin/students');
  await expect(page.locator('[aria-busy=true]').first()).toBeAttached();
  // What fades in is a group, which is drawn anew for each frame of what moves in it: it may not stay one.
  const entrances = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one.effect!.getComputedTiming().endTime !== Infinity).length,
    );
  await expect.poll(entrances).toBe(0);
  const moved = await page.evaluate(() =>
    document.getAnimations().map((one) => {
      const effect = one.effect as KeyframeEffect;
      const [first] = effect.getKeyframes();
      return Object.keys(first!).filter(
        (property) => !['offset', 'computedOffset', 'easing', 'composite'].includes(property),
      );
    }),
  );
  expect(moved.length, 'a spinner and a skeleton').toBeGreaterThan(1);
  expect(moved.flat().filter((property) => !['transform', 'opacity'].includes(property))).toEqual([]);
  held.resolve();
  await calls.end();
});

async function loads(page: Page, screen: ReadingScreen): Promise<void> {
  const held = deferred();
  const calls = await answerCalls(page, screen.call, async () => (await held.promise, undefined));
  await page.goto(screen.path);
  const words = page.getByRole('status').getByText(screen.loading, { exact: true });
  await expect.soft(words, `${screen.name}: ${screen.loading}`).toHaveCount(1);
  await expect.soft(page.locator('[aria-busy=true]').first(), `${screen.name}: busy`).toBeAttached();
  await page.setViewportSize(PHONE);
  expect.soft(await overflowPx(page), `${screen.name}: nothing sticks out while it loads`).toBeLessThanOrEqual(0);
  await page.setViewportSize(DESKTOP);
  held.resolve();
  await expect.soft(seen(page, screen.ready), `${screen.name}: by its address`).toBeVisible();
  await expect
    .soft(page.getByText(screen.loading, { exact: true }), `${screen.name}: no longer loading`)
    .toHaveCount(0);
  await calls.end();
}

/** The reload comes in trouble; what stands there once Retry was pressed is what stands there after a reload. */
async function failsAfterReload(page: Page, screen: ReadingScreen, address: string): Promise<void> {
  const said = screen.failed ?? TROUBLE.message;
  const calls = await answerCalls(page, screen.call, () => ({ status: 503, json: TROUBLE }));
  await page.reload();
  await giveUp(page, seen(page, said), calls.count);
  await expect.soft(seen(page, said), `${screen.name}: trouble`).toBeVisible();
  // The trouble ends after the press: a page that asks again by itself would take the button away before it.
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await calls.end();
  await expect.soft(seen(page, screen.ready), `${screen.name}: ready again, after a reload`).toBeVisible();
  await expect.soft(page.getByText(said), `${screen.name}: trouble is over`).toHaveCount(0);
  expect.soft(page.url(), `${screen.name}: the same address after a reload`).toBe(address);
}

/** Moves the clock on over the pauses between the tries of a call, until the page says that it failed. */
async function giveUp(page: Page, words: Locator, calls: () => number): Promise<void> {
  await expect.poll(calls, 'it was tried').toBeGreaterThan(0);
  for (let step = 0; step < MAX_STEPS && !(await words.isVisible()); step += 1) await page.clock.fastForward(PAUSE_MS);
}

async function comesBack(page: Page, screen: ReadingScreen, address: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: /Terms/ }).first().click();
  await expect.soft(page, `${screen.name}: elsewhere`).toHaveURL(/\/Tnc$/);
  await page.goBack();
  await expect.soft(seen(page, screen.ready), `${screen.name}: after Back`).toBeVisible();
  expect.soft(page.url(), `${screen.name}: the same address`).toBe(address);
}

async function isEmpty(page: Page, screen: ReadingScreen): Promise<void> {
  if (!screen.empty) return;
  const { json, words } = screen.empty;
  const calls = await answerCalls(page, screen.call, () => ({ json }));
  await page.goto(screen.path);
  await expect.soft(seen(page, words), `${screen.name}: ${words}`).toBeVisible();
  await calls.end();
}
