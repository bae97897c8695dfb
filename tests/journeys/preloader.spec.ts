import type { Page } from 'playwright/test';
import { markGone } from './support/opened.ts';
import { BROKEN_CALLS, expect, test } from './support/test.ts';

const mark = (page: Page) => page.locator('#preloader');

/**
 * When each thing happens to the mark, in milliseconds since the navigation, as the page itself sees it; how many
 * animations it has but for leaving; and for how long the page could not attend to anything, because the machine had
 * other work.
 */
const watchMark = (page: Page) =>
  page.addInitScript(() => {
    const BEAT_MS = 20;
    const seen: Record<string, number> = { animations: 0, stall: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const element = document.getElementById('preloader');
      const since = performance.now();
      if (element?.role === 'presentation' && element.checkVisibility()) seen['shown'] ??= since;
      if (element?.dataset['state'] === 'hidden') seen['hidden'] ??= since;
      if (element?.classList.contains('fade')) seen['fade'] ??= since;
      if (!element && seen['fade'] !== undefined) seen['gone'] ??= since;
      if (element && document.querySelector('h1')) seen['page'] ??= since;
      // Its transitions are those of leaving.
      const animations = (element?.getAnimations({ subtree: true }) ?? []).filter((one) => one instanceof CSSAnimation);
      const moving = animations.filter(({ animationName }) => animationName !== 'preloader-leave').length;
      seen['animations'] = Math.max(seen['animations'] ?? 0, moving);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    let last = performance.now();
    setInterval(() => {
      const since = performance.now();
      seen['stall'] = Math.max(seen['stall'] ?? 0, since - last - BEAT_MS);
      last = since;
      look();
    }, BEAT_MS);
  });

/**
 * The mark's own time is far away, so that whatever sends it away before was the person; and it is known when it
 * listens, because its script comes after a page that is rendered already, and a key before that goes to nobody. How
 * long before, the mark is not told: on a busy machine its time would be over when its script comes.
 */
const delayMark = (page: Page) =>
  page.addInitScript(() => {
    performance.getEntriesByName = () => [];
    const real = window.setTimeout;
    const FACTOR = 30;
    window.setTimeout = ((work: () => void, ms = 0) =>
      real(work, ms > 1000 ? ms * FACTOR : ms)) as typeof window.setTimeout;
    const listen = window.addEventListener;
    window.addEventListener = (...about: Parameters<typeof listen>) => {
      listen.apply(window, about);
      // The last of what the mark listens to.
      if (about[0] === 'touchstart') Object.assign(window, { isMarkListening: true });
    };
  });

const markListens = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { isMarkListening?: true }).isMarkListening === true);

const times = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      ...(window as unknown as { seen: Record<string, number> }).seen,
      painted: paint?.startTime ?? 0,
    } as Record<string, number>;
  });

for (const path of ['/', '/Home', '/home']) {
  test(`a full load of ${path} opens with the mark, on time`, async ({ page }) => {
    await watchMark(page);
    await page.goto(path);
    await markGone(page);
    const { shown, hidden = 0, fade = 0, gone = 0, painted = 0, stall = 0, page: mounted } = await times(page);
    expect(shown, 'the mark was seen, as decoration').toBeDefined();
    expect(hidden).toBeGreaterThanOrEqual(2000);
    expect(hidden).toBeLessThan(painted + 2600 + stall);
    expect(fade - hidden).toBeGreaterThanOrEqual(1190 - Math.min(stall, 100));
    expect(fade - hidden).toBeLessThan(1700 + stall);
    expect(gone).toBeGreaterThan(fade);
    expect(mounted, 'the page is mounted under it').toBeDefined();
  });
}

test('any key or click sends the mark away, and the page below is alive all along', async ({ page }) => {
  await delayMark(page);
  await page.goto('/Home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(mark(page)).toBeVisible();
  await markListens(page);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(mark(page)).toHaveAttribute('data-state', 'hidden');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(mark(page)).toBeVisible();
  await markListens(page);
  await page.mouse.click(640, 400);
  await expect(mark(page)).toHaveAttribute('data-state', 'hidden');
});

test('coming back to Home inside the application shows no mark; loading it again does', async ({ page }) => {
  await watchMark(page);
  await page.goto('/Home');
  await markGone(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'About' }).click();
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/Home$/);
  await expect(mark(page)).toHaveCount(0);
  await page.reload();
  await expect.poll(async () => (await times(page))['shown']).toBeDefined();
});

test('no other page opens with the mark', async ({ page }) => {
  for (const path of ['/About', '/courses', '/login', '/Homely']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(mark(page), path).toBeHidden();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(mark(page), path).toBeHidden();
  }
});

test('who asked for less motion sees the mark still, for the same time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchMark(page);
  await page.goto('/Home');
  await markGone(page);
  const { hidden, animations } = await times(page);
  expect(hidden).toBeGreaterThanOrEqual(2000);
  expect(animations, 'but for leaving').toBe(0);
});

test.describe('where no script comes', () => {
  test.use({ expectedTroubles: BROKEN_CALLS });

  test('the mark leaves by its style alone, and a click reaches the page', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/Home');
    const hit = () => page.evaluate(() => document.elementFromPoint(640, 400)?.closest('#preloader, main')?.tagName);
    await expect.poll(hit).toBe('MAIN');
    // As one group its ground and its drawing would be a layer as large as the window.
    const leaving = await mark(page).evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter((one) => (one as CSSAnimation).animationName === 'preloader-leave')
        .map(({ effect }) => effect as KeyframeEffect)
        .map(({ target, pseudoElement }) => pseudoElement ?? target?.tagName),
    );
    expect(leaving.toSorted()).toEqual(['::before', 'svg']);
  });
});

test('without JavaScript there is no mark to wait for', async ({ browser, school }) => {
  const context = await browser.newContext({ baseURL: school.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/Home');
  await expect(mark(page)).toBeHidden();
  await context.close();
});
