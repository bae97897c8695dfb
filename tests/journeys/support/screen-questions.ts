import { expect, type Locator, type Page } from 'playwright/test';
import { answerCalls } from './answer-calls.ts';
import { faultsOf } from './faults.ts';
import { deferred } from './held.ts';
import { spoiltByWidth } from './in-the-frame.ts';
import {
  cutOffTexts,
  finishTransitions,
  overflowPx,
  smallTargets,
  spaceOut,
  sweepToEnd,
  textWidthPx,
} from './in-the-page.ts';
import { withoutPageData } from './page-data.ts';
import type { Screen } from './screen.ts';
import { openScreen } from './screens.ts';
import { settled } from './settled.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 360, height: 740 };
/** A window of 1,280 × 1,024 at 200 %. */
const ZOOMED = { width: 640, height: 512 };
const TABLET = { width: 768, height: 1024 };
const WIDE = { width: 1920, height: 1080 };

/** A player of 960 px and the list of 360 px beside it; every other page ends at the grid of 1,180 px. */
const MAX_TEXT_WIDTH_PX = 1320;

/** A page opens in one of these and is resized to the others: over all screens, every one of them is opened in. */
const OPENED_IN = [DESKTOP, PHONE, ZOOMED];

/** From the narrowest phone to a large window, with the tablets between them: controls, dates, sums and names stay whole. */
const SWEPT_WIDTHS = [320, 440, 520, 700, 768, 820, 960, 1080, 1180, 1240, 1280, 1440];

/** What is asked of a page in a window of a size, beside that nothing sticks out there. */
const SIZES: readonly (readonly [typeof DESKTOP, (page: Page, name: string) => Promise<void>])[] = [
  [NARROWEST, async () => undefined],
  [PHONE, targetsAreLarge],
  [ZOOMED, zoomed],
  [TABLET, async () => undefined],
  [DESKTOP, targetsAreLarge],
  [WIDE, linesEnd],
];

/**
 * Opens a page once and asks everything that is asked of every screen. `turn` counts the screens: each opens in the next
 * size, and axe looks at every other one on a phone. It looks in light alone: the contrasts of the dark theme are those
 * of its tokens (tests/web/tokens.test.ts).
 */
export async function askScreen(page: Page, name: string, turn: number, open: () => Promise<void>): Promise<void> {
  await page.setViewportSize(OPENED_IN[turn % OPENED_IN.length]!);
  await open();
  const looksIn = turn % 2 === 0 ? DESKTOP : PHONE;
  for (const [size, ask] of SIZES) {
    await page.setViewportSize(size);
    await settled(page);
    expect.soft(await overflowPx(page), `${name}: nothing sticks out at ${size.width}`).toBeLessThanOrEqual(0);
    await ask(page, `${name}, ${size.width}`);
    if (size === looksIn) expect.soft(await faultsOf(page, { tags: TAGS }), `${name}: axe`).toEqual([]);
  }
  for (const width of SWEPT_WIDTHS) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    expect.soft(await spoiltByWidth(page), `${name}: all is whole at ${width}`).toEqual([]);
  }
  expect.soft(await page.title(), `${name}: title`).toMatch(/Cusp/);
  // The spacing stays in the document and therefore comes last.
  await spacedOut(page, name);
}

/** Opens a screen; where it reads from the server, looks at its placeholders on a phone while the answer is held. */
export async function openAndLook(page: Page, screen: Screen): Promise<void> {
  const { call } = screen;
  if (!call) return openScreen(page, screen);
  const opened = page.viewportSize()!;
  // Less motion would take the sweep away from the placeholders, and with it what can stick out.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A route takes the browser's cache away, and is therefore set where it is needed alone.
  if (screen.path.startsWith('/courses')) await withoutPageData(page.context());
  const held = deferred();
  const calls = await answerCalls(page, call, async () => (await held.promise, undefined));
  const shown = openScreen(page, screen);
  await page.locator('[aria-busy=true]').first().waitFor();
  await page.setViewportSize(PHONE);
  await sweepToEnd(page);
  expect.soft(await overflowPx(page), `${screen.name}: nothing sticks out while it loads`).toBeLessThanOrEqual(0);
  await expect
    .soft(page.getByRole('contentinfo'), `${screen.name}: the footer is below the fold while it loads`)
    .not.toBeInViewport();
  await page.setViewportSize(opened);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  held.resolve();
  await shown;
  await calls.end();
  await page.context().unrouteAll();
}

async function targetsAreLarge(page: Page, name: string): Promise<void> {
  expect.soft(await smallTargets(page), `${name}: no target is too small`).toEqual([]);
}

/** Asks of a window that is open in a page, as it is shown now: axe in light, and that nothing sticks out. */
export async function askWindow(page: Page, name: string): Promise<void> {
  await wear(page, 'light');
  expect.soft(await faultsOf(page, { tags: TAGS }), `${name}: axe`).toEqual([]);
  expect.soft(await overflowPx(page), `${name}: nothing sticks out`).toBeLessThanOrEqual(0);
}

/** Changes to the theme, and brings every colour that is on its way there to its end. */
async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  // Asked at each frame: the attribute follows within two, and an expectation would ask again after 100 ms only.
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
  await finishTransitions(page);
}

async function zoomed(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  expect.soft(await isSeen(heading), `${name}: the heading is seen at 200 %`).toBe(true);
  const actions = page.getByRole('main').locator('a[class*="filled"], button[class*="filled"]');
  if ((await actions.count()) > 0)
    expect.soft(await isSeen(actions.first()), `${name}: the main action is seen at 200 %`).toBe(true);
  // The other sizes are looked at from the top.
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Whether a person who scrolled there sees it: on the page, and not under a bar. */
export const isSeen = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const there = document.elementFromPoint(Math.min((left + right) / 2, left + 40), (top + bottom) / 2);
    return (
      left >= 0 &&
      right <= window.innerWidth + 1 &&
      there !== null &&
      (element.contains(there) || there.contains(element))
    );
  });

async function linesEnd(page: Page, name: string): Promise<void> {
  expect.soft(await textWidthPx(page), `${name}: lines end`).toBeLessThanOrEqual(MAX_TEXT_WIDTH_PX);
}

async function spacedOut(page: Page, name: string): Promise<void> {
  await spaceOut(page);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect
      .soft(await overflowPx(page), `${name}: spaced out, nothing sticks out at ${size.width}`)
      .toBeLessThanOrEqual(0);
    expect.soft(await cutOffTexts(page), `${name}: spaced out, nothing is cut off at ${size.width}`).toEqual([]);
  }
}
