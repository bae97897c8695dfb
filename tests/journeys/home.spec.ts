import type { Page } from 'playwright/test';
import { opened } from './support/opened.ts';
import { expect, test } from './support/test.ts';

const facts = (page: Page) =>
  page.locator('header video').evaluate((video: HTMLVideoElement) => ({
    isPaused: video.paused,
    isMuted: video.muted,
    loops: video.loop,
    seconds: video.currentTime,
  }));

test('the loop of Home plays without sound, and can be stopped and heard', async ({ page }) => {
  await page.goto('/Home');
  await expect.poll(async () => (await facts(page)).seconds).toBeGreaterThan(0.5);
  expect(await facts(page)).toMatchObject({ isPaused: false, isMuted: true, loops: true });
  const mask = await page.locator('header video').evaluate((video) => getComputedStyle(video).maskImage);
  expect(mask, 'none that would be applied to each frame').toBe('none');

  const sound = page.getByRole('button', { name: 'Sound of the background video' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  expect((await facts(page)).isMuted).toBe(false);

  await page.getByRole('button', { name: 'Pause background video' }).click();
  await expect.poll(async () => (await facts(page)).isPaused).toBe(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('button', { name: 'Play background video' })).toBeVisible();
  expect((await facts(page)).isPaused, 'what was stopped by hand stays stopped').toBe(true);
});

const LATE_MS = 2000;

/** When the page was whole and when the loop was asked for, in ms of the page's own clock; 0 while it is not known. */
const timesOfTheLoop = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loop = performance.getEntriesByType('resource').find(({ name }) => /loop.*\.(webm|mp4)/.test(name));
    return { loadedAt: navigation?.loadEventStart ?? 0, askedAt: loop?.startTime ?? 0 };
  });

test('the loop is asked for once the page is whole', async ({ page }) => {
  // One picture is late, so that the page runs well before it is whole.
  await page.route(/\/poster/, async (route) => {
    await page.waitForTimeout(LATE_MS);
    await route.continue();
  });
  await page.goto('/Home');
  // The browser notes a fetch only once it has ended, which can be after the first frames play.
  await expect.poll(async () => (await timesOfTheLoop(page)).askedAt).toBeGreaterThan(0);
  const { loadedAt, askedAt } = await timesOfTheLoop(page);
  expect(loadedAt).toBeGreaterThan(LATE_MS);
  expect(askedAt).toBeGreaterThanOrEqual(loadedAt);
});

/** What never stops to move although it is above or below what the window shows. */
const unseenMotion = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
      .map(({ effect }) => (effect as KeyframeEffect).target as Element)
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom < 0 || top > window.innerHeight;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

test('what is out of sight rests: the loop, and the spinner of a form that is not loading yet', async ({ page }) => {
  await page.goto('/Home');
  await expect.poll(async () => (await facts(page)).isPaused).toBe(false);
  // The prices further down shimmer for as long as they are loading, and then rest.
  await expect.poll(() => unseenMotion(page)).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => (await facts(page)).isPaused).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(async () => (await facts(page)).isPaused).toBe(false);
});

test('who asked for less motion gets the still picture and a play button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const media: string[] = [];
  page.on('request', (request) => request.resourceType() === 'media' && media.push(request.url()));
  await page.goto('/Home');
  await expect(page.getByRole('button', { name: 'Play background video' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await facts(page)).isPaused).toBe(true);
  expect(media, 'the video is not even fetched').toEqual([]);
  await page.getByRole('button', { name: 'Play background video' }).click();
  await expect.poll(async () => (await facts(page)).seconds).toBeGreaterThan(0.3);
});

test('the way from Home to the process of the council moves the eyes and the focus', async ({ page }) => {
  await page.goto('/Home');
  await opened(page);
  await page.getByRole('link', { name: 'How the ADC process works' }).click();
  const heading = page.getByRole('heading', { name: 'The ADC process in three steps' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('the promise, one action and the price stand above the fold of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/Home');
  await opened(page);
  const hero = page.getByRole('main').locator('header').first();
  await expect(hero.getByText('$499')).toBeInViewport({ ratio: 1 });
  await expect(hero.getByRole('link', { name: 'See live courses' })).toBeInViewport({ ratio: 1 });
  await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});
