import { expect, type Locator, type Page } from 'playwright/test';
import { faultsOf } from './faults.ts';
import { cutOffTexts, finishTransitions, overflowPx, smallTargets, spaceOut, textWidthPx } from './in-the-page.ts';
import { settled } from './settled.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those of axe's rules under these tags that look at colours; the others look at elements and where they are. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 360, height: 740 };
/** A window of 1,280 × 1,024 at 200 %. */
const ZOOMED = { width: 640, height: 512 };
const WIDE = { width: 1920, height: 1080 };

/** A player of 960 px and the list of 360 px beside it; every other page ends at the grid of 1,180 px. */
const MAX_TEXT_WIDTH_PX = 1320;

type Theme = 'light' | 'dark';

/** A size that a page may open in, and what is asked of it there. */
interface Visit {
  readonly size: { readonly width: number; readonly height: number };
  readonly theme: Theme;
  readonly ask: (page: Page, name: string) => Promise<void>;
}

/**
 * A page opens in the first of these and is resized to the others. It opens in one theme and changes to the other, on a
 * desktop the one way and on a phone the other, so that both themes are opened in and changed to.
 */
const VISITS: readonly Visit[] = [
  { size: DESKTOP, theme: 'light', ask: (page, name) => inBothThemes(page, name, DESKTOP, ['light', 'dark']) },
  { size: PHONE, theme: 'dark', ask: (page, name) => inBothThemes(page, name, PHONE, ['dark', 'light']) },
  { size: ZOOMED, theme: 'light', ask: zoomed },
];

/**
 * Opens a page once and asks everything that is asked of every screen. `turn` counts the screens: each opens in the
 * next size, so that over all of them every size is opened in.
 */
export async function askScreen(page: Page, name: string, turn: number, open: () => Promise<void>): Promise<void> {
  const start = turn % VISITS.length;
  for (const [index, { size, theme, ask }] of [...VISITS.slice(start), ...VISITS.slice(0, start)].entries()) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme });
    if (index === 0) await open();
    await settled(page);
    await ask(page, name);
  }
  // The spacing stays in the document and therefore comes last.
  await inWideWindow(page, name);
  await spacedOut(page, name);
}

async function inBothThemes(page: Page, name: string, size: Visit['size'], themes: readonly Theme[]): Promise<void> {
  expect.soft(await smallTargets(page), `${name}, ${size.width}: no target is too small`).toEqual([]);
  const backgrounds = new Set<string>();
  let asked = '';
  for (const theme of themes) {
    const what = `${name}, ${size.width}, ${theme}`;
    await page.setViewportSize(size);
    await wear(page, theme);
    backgrounds.add(await background(page));
    // The same elements in other colours: what looks at anything else has been asked.
    const elements = await page.evaluate(() => document.body.innerHTML);
    const scope = elements === asked ? { rules: COLOUR_RULES } : { tags: TAGS };
    expect.soft(await faultsOf(page, scope), `${what}: axe`).toEqual([]);
    asked = elements;
    expect.soft(await overflowPx(page), `${what}: nothing sticks out`).toBeLessThanOrEqual(0);
    expect.soft(await page.title(), `${what}: title`).toMatch(/Cusp/);
    if (size !== PHONE) continue;
    await page.setViewportSize(NARROWEST);
    expect.soft(await overflowPx(page), `${what}: nothing sticks out at ${NARROWEST.width}`).toBeLessThanOrEqual(0);
  }
  expect.soft(backgrounds.size, `${name}, ${size.width}: the themes differ`).toBe(themes.length);
}

/** Asks of a window that is open in a page, as it is shown now: axe in both themes, and that nothing sticks out. */
export async function askWindow(page: Page, name: string): Promise<void> {
  for (const [theme, scope] of [
    ['dark', { rules: COLOUR_RULES }],
    ['light', { tags: TAGS }],
  ] as const) {
    await wear(page, theme);
    expect.soft(await faultsOf(page, scope), `${name}, ${theme}: axe`).toEqual([]);
  }
  expect.soft(await overflowPx(page), `${name}: nothing sticks out`).toBeLessThanOrEqual(0);
}

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Changes to the theme, and brings every colour that is on its way there to its end. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  // Asked at each frame: the attribute follows within two, and an expectation would ask again after 100 ms only.
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
  await finishTransitions(page);
}

async function zoomed(page: Page, name: string): Promise<void> {
  expect.soft(await overflowPx(page), `${name}: nothing sticks out at 200 %`).toBeLessThanOrEqual(0);
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

async function inWideWindow(page: Page, name: string): Promise<void> {
  await page.setViewportSize(WIDE);
  expect.soft(await overflowPx(page), `${name}: nothing sticks out at ${WIDE.width}`).toBeLessThanOrEqual(0);
  expect.soft(await textWidthPx(page), `${name}: lines end at ${WIDE.width}`).toBeLessThanOrEqual(MAX_TEXT_WIDTH_PX);
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
