import type { Page } from 'playwright/test';
import { M } from '../../src/wire/messages.ts';
import { BRAND } from '../../web/text/brand.ts';
import { CONTACT } from '../../web/text/copy/contact.ts';
import { markGone } from './support/opened.ts';
import { expect, test } from './support/test.ts';

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

test('Home opens with its mark: on time, sent away by a key or a click, and shown by no other page', async ({
  page,
  context,
}) => {
  await watchMark(page);
  await page.goto('/');
  await markGone(page);
  const { shown, hidden = 0, fade = 0, gone = 0, painted = 0, stall = 0, page: mounted } = await times(page);
  expect(shown, 'the mark was seen, as decoration').toBeDefined();
  expect(hidden).toBeGreaterThanOrEqual(2000);
  expect(hidden).toBeLessThan(painted + 2600 + stall);
  expect(fade - hidden).toBeGreaterThanOrEqual(1190 - Math.min(stall, 100));
  expect(fade - hidden).toBeLessThan(1700 + stall);
  expect(gone).toBeGreaterThan(fade);
  expect(mounted, 'the page is mounted under it').toBeDefined();

  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'About' }).click();
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/Home$/);
  await expect(mark(page), 'none for coming back inside the application').toHaveCount(0);
  await page.reload();
  await expect.poll(async () => (await times(page))['shown'], 'one for loading it again').toBeDefined();

  for (const path of ['/About', '/courses', '/login', '/Homely']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(mark(page), path).toBeHidden();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(mark(page), path).toBeHidden();
  }

  const hurried = await context.newPage();
  await delayMark(hurried);
  for (const [path, send] of [
    ['/Home', () => hurried.keyboard.press('Tab')],
    ['/home', () => hurried.mouse.click(640, 400)],
  ] as const) {
    await hurried.goto(path);
    await hurried.getByRole('heading', { level: 1 }).waitFor();
    await expect(mark(hurried)).toBeVisible();
    await markListens(hurried);
    await expect(hurried.locator('[inert]'), 'the page below is alive all along').toHaveCount(0);
    await send();
    await expect(mark(hurried)).toHaveAttribute('data-state', 'hidden');
    if (path === '/Home') await expect(hurried.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  }
});

const facts = (page: Page) =>
  page.locator('header video').evaluate((video: HTMLVideoElement) => ({
    isPaused: video.paused,
    isMuted: video.muted,
    loops: video.loop,
    seconds: video.currentTime,
  }));

const LATE_MS = 2000;

/** When the page was whole and when the loop was asked for, in ms of the page's own clock; 0 while it is not known. */
const timesOfTheLoop = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loop = performance.getEntriesByType('resource').find(({ name }) => /loop.*\.(webm|mp4)/.test(name));
    return { loadedAt: navigation?.loadEventStart ?? 0, askedAt: loop?.startTime ?? 0 };
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

test('the loop of Home comes after the page, is heard and stopped by hand, and rests out of sight', async ({
  page,
}) => {
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

  await expect.poll(async () => (await facts(page)).seconds).toBeGreaterThan(0.5);
  expect(await facts(page)).toMatchObject({ isPaused: false, isMuted: true, loops: true });
  const mask = await page.locator('header video').evaluate((video) => getComputedStyle(video).maskImage);
  expect(mask, 'none that would be applied to each frame').toBe('none');

  // The prices further down shimmer for as long as they are loading, and then rest.
  await expect.poll(() => unseenMotion(page)).toEqual([]);
  const scrollTo = (share: number) =>
    page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), share);
  await scrollTo(1);
  await expect.poll(async () => (await facts(page)).isPaused).toBe(true);
  await scrollTo(0);
  await expect.poll(async () => (await facts(page)).isPaused).toBe(false);

  const sound = page.getByRole('button', { name: 'Sound of the background video' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  expect((await facts(page)).isMuted).toBe(false);
  await page.getByRole('button', { name: 'Pause background video' }).click();
  await expect.poll(async () => (await facts(page)).isPaused).toBe(true);
  await scrollTo(1);
  await scrollTo(0);
  await expect(page.getByRole('button', { name: 'Play background video' })).toBeVisible();
  expect((await facts(page)).isPaused, 'what was stopped by hand stays stopped').toBe(true);
});

test('Home on a small phone that asked for less motion: the promise above the fold, a still picture, the way down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const media: string[] = [];
  page.on('request', (request) => request.resourceType() === 'media' && media.push(request.url()));
  await watchMark(page);
  await page.goto('/Home');
  await markGone(page);
  const { hidden, animations } = await times(page);
  expect(hidden, 'the mark is seen still, for the same time').toBeGreaterThanOrEqual(2000);
  expect(animations, 'but for leaving').toBe(0);

  const hero = page.getByRole('main').locator('header').first();
  await expect(hero.getByText('$499')).toBeInViewport({ ratio: 1 });
  await expect(hero.getByRole('link', { name: 'See courses and prices' })).toBeInViewport({ ratio: 1 });
  await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });

  await expect(page.getByRole('button', { name: 'Play background video' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await facts(page)).isPaused).toBe(true);
  expect(media, 'the video is not even fetched').toEqual([]);
  await page.getByRole('button', { name: 'Play background video' }).click();
  await expect.poll(async () => (await facts(page)).seconds).toBeGreaterThan(0.3);

  await page.getByRole('link', { name: 'How the ADC process works' }).click();
  const heading = page.getByRole('heading', { name: 'The ADC process in three steps' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('the query form is there for the keyboard before its code is, and keeps what is typed', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => /home-ending.*\.js/.test(request.url()) && code.push(request.url()));
  await page.goto('/Home');
  await page.waitForLoadState('networkidle');
  const form = page.getByRole('form', { name: CONTACT.form });
  await expect(form.getByRole('textbox')).toHaveCount(5);
  expect(code, 'nobody is near').toEqual([]);

  await page.getByRole('main').getByRole('link', { name: BRAND.email }).focus();
  await page.keyboard.press('Tab');
  await expect(form.getByLabel(CONTACT.firstName)).toBeFocused();
  await page.keyboard.type('Noor');
  await expect.poll(() => code.length).toBe(1);
  // React has taken the form over once it no longer is the document's.
  await expect(form).not.toHaveAttribute('data-rendered');
  await form.getByLabel(CONTACT.lastName).fill('Example');
  await form.getByLabel(CONTACT.email).fill('noor@example.com');
  await form.getByLabel(CONTACT.message).fill('When does the next program begin?');
  await expect(form.getByLabel(CONTACT.firstName)).toHaveValue('Noor');
  await form.getByRole('button', { name: CONTACT.send }).press('Enter');
  await expect(page.getByText(M.messageSent, { exact: true })).toBeVisible();
});
