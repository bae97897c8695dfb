import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from 'playwright/test';
import { projectFolder } from '../../src/main/project-folder.ts';
import { PRERENDERED } from '../../web/prerendered.ts';
import { GALLERY } from '../../web/text/copy/gallery.ts';
import { SHELL } from '../../web/text/copy/shell.ts';
import { PHONE } from '../bench/phone.ts';
import {
  CARD_ROUTES,
  DASHBOARD_ROUTE,
  EXAM_ROUTE,
  firstLoadBytes,
  gzipBytes,
  PLAYER_ROUTE,
} from './support/built-scripts.ts';
import { holdRequests, SCRIPTS } from './support/held.ts';
import { BROKEN_CALLS, expect, test } from './support/test.ts';

// The build knows neither the reader's clock nor their language.
test.use({
  viewport: PHONE.viewport,
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Asia/Kolkata',
  locale: 'en-IN',
  expectedTroubles: BROKEN_CALLS,
});

const FONTS = /\/assets\/[^/]+\.woff2$/;
const TITLE = 'ADC Part 1 Sprint';
const MAX_BYTES = 125_000;
/** Comes after the page, for a course without a picture alone: another test may have put one on sale. */
const LATE_DRAWING = /\/assets\/(course-art|teeth)-/;

/** What a route is opened by. */
const addressOf = (path: string): string => path.replace(':token', 'some-token').replace(':slug', 'adc-part-1-sprint');
const RENDERED = [...PRERENDERED.map(({ path }) => addressOf(path)), '/home/'];
const DRAWN_HERE = ['/payment-success', '/payment-cancel', '/nowhere', '/dev/gallery'];

/** React leaves its mark on every element that it has taken over or drawn. */
const takenOver = (page: Page, ...selectors: string[]) =>
  page.waitForFunction(
    (all) =>
      all.every((one) =>
        Object.keys(document.querySelector(one) ?? {}).some((name) => name.startsWith('__reactFiber')),
      ),
    selectors,
  );

/**
 * Until the server has drawn these two of this version of the catalogue: whoever asks before, on a busy machine, gets
 * the page as the build drew it.
 */
async function coursesDrawn(page: Page): Promise<void> {
  const source = async (path: string) => (await page.request.get(path, { headers: { Accept: 'text/html' } })).text();
  await expect.poll(() => source('/courses')).toContain('<article');
  await expect.poll(() => source(addressOf('/courses/:slug'))).toMatch(new RegExp(`<h1[^>]*>(<[^>]*>)*${TITLE}`));
}

interface LayoutShift {
  readonly startTime: number;
  readonly value: number;
}

/** A line that ends elsewhere in the letters of the system, whose widths it may round to whole pixels. */
const ONE_LINE = 0.025;

const sumOf = (some: readonly LayoutShift[]) => some.reduce((total, { value }) => total + value, 0);

/** Counts the program's files that a page fetches from here on; the answer says whether they were few, and are kept. */
async function scriptsOf(page: Page): Promise<() => void> {
  // What the page before still fetches ends with it.
  await page.goto('about:blank');
  const sent: Response[] = [];
  const note = (response: Response) => SCRIPTS.test(response.url()) && sent.push(response);
  page.on('response', note);
  return () => {
    page.off('response', note);
    const paths = [...new Set(sent.map((response) => new URL(response.url()).pathname))].filter(
      (path) => !LATE_DRAWING.test(path),
    );
    const bytes = paths.reduce((sum, path) => sum + gzipBytes(path), 0);
    expect.soft(bytes, `${page.url()}: ${paths.join(' ')}`).toBeLessThanOrEqual(MAX_BYTES);
    expect(paths.length).toBeGreaterThan(0);
    for (const response of sent) expect.soft(response.headers()['cache-control']).toContain('immutable');
  };
}

/** A page and its script, as the build compressed them. */
async function comesCompressed(origin: string): Promise<void> {
  const ask = (path: string, encoding: string) =>
    fetch(`${origin}${path}`, { headers: { Accept: 'text/html', 'Accept-Encoding': encoding } });
  const home = await ask('/Home', 'br');
  expect(home.headers.get('content-encoding')).toBe('br');
  const script = /"(\/assets\/[^"]+\.js)"/.exec(await home.text())?.[1] ?? '';
  for (const encoding of ['br', 'gzip'])
    expect((await ask(script, encoding)).headers.get('content-encoding')).toBe(encoding);
}

test('a rendered page moves nothing when its letters come, and its few scripts take it over as it is', async ({
  page,
  school,
}) => {
  await comesCompressed(school.origin);
  await coursesDrawn(page);
  await page.addInitScript(() => {
    const { shifts } = Object.assign(window, { shifts: [] as LayoutShift[] });
    new PerformanceObserver((list) =>
      shifts.push(...(list.getEntries() as (PerformanceEntry & LayoutShift)[])),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of RENDERED) {
    const askScripts = await scriptsOf(page);
    const release = { fonts: await holdRequests(page, FONTS), scripts: await holdRequests(page, SCRIPTS) };
    const answer = await page.goto(path, { waitUntil: 'commit' });
    expect(answer?.headers()['cache-control'], path).toBe('no-cache');
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.elementHandle();
    release.fonts();
    const lettersAt = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return performance.now();
    });
    release.scripts();
    await takenOver(page, 'h1', 'footer a');
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: LayoutShift[] }).shifts);
    const [early, late] = [true, false].map((isEarly) =>
      shifts.filter((one) => one.startTime <= lettersAt === isEarly),
    );
    expect.soft(sumOf(early!), `letters of ${path}`).toBeLessThan(ONE_LINE);
    expect.soft(sumOf(late!), path).toBeLessThanOrEqual(0.02);
    expect(await heading.evaluate((now, then) => now === then, before), `${path}: the same heading`).toBe(true);
    askScripts();
    // Taken over means that a press is answered here, without a new document.
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: SHELL.contact }).click();
    await expect(page).toHaveURL(/\/ContactUs$/);
    expect(await page.evaluate(() => 'isSameDocument' in window), path).toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  // Without a route the browser would keep what it has, and a page would ask for less than a new visitor's.
  await page.route(SCRIPTS, (route) => route.continue());
  for (const path of DRAWN_HERE) {
    const askScripts = await scriptsOf(page);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    askScripts();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' }), 'no gallery').toBeVisible();
});

test('a sitting asks for hardly more scripts than the player', () => {
  expect(firstLoadBytes(EXAM_ROUTE) / firstLoadBytes(PLAYER_ROUTE)).toBeLessThanOrEqual(1.3);
});

test('cards ask for hardly more scripts than the dashboard', () => {
  for (const route of CARD_ROUTES)
    expect(firstLoadBytes(route) / firstLoadBytes(DASHBOARD_ROUTE)).toBeLessThanOrEqual(1.3);
});

test('what a visitor sees, types and presses before the scripts come is whole and counts', async ({ page }) => {
  const again = () => page.unrouteAll({ behavior: 'ignoreErrors' });
  await test.step('courses draw their cards without a script or a call', async () => {
    await coursesDrawn(page);
    await page.route('**/api/user/courses/live', () => undefined);
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/courses', { waitUntil: 'commit' });
    const card = page.getByRole('article').filter({ hasText: TITLE });
    await expect(card.getByRole('heading', { name: TITLE })).toBeVisible();
    await expect(card.getByText('$499')).toBeVisible();
    const picture = page.locator('article img').first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const before = await card.elementHandle();
    release();
    await takenOver(page, 'article');
    expect(await card.evaluate((now, then) => now === then, before), 'taken over, not drawn again').toBe(true);
    await card.getByRole('button', { name: /Curriculum/ }).click();
    await expect(card.getByText(/^MODULE 01/).first()).toBeVisible();
    await again();
  });

  await test.step('a price that is new since the document was written takes the place of the old one', async () => {
    await page.route('**/api/user/courses/live', async (route) => {
      const response = await route.fetch();
      const courses = (await response.json()) as { price: number }[];
      await route.fulfill({ response, json: courses.map((course) => ({ ...course, price: 333 })) });
    });
    await page.goto('/courses');
    await expect(page.getByRole('article').first().getByText('$333')).toBeVisible();
    await again();
  });

  await test.step('what was typed and sent is not lost, and never in the address', async () => {
    const bodies: unknown[] = [];
    await page.route('**/api/auth/login', async (route) => {
      bodies.push(route.request().postDataJSON());
      await route.fulfill({ status: 401, json: { message: 'Not these.', error: 'Not these.', code: 'test' } });
    });
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/login', { waitUntil: 'commit' });
    // Nothing is painted before the style sheet is here, and with it the scripts are asked for.
    await page.locator('head > script[type=module]').waitFor({ state: 'attached' });
    await page.getByLabel('Email').fill('early@example.org');
    await page.getByLabel('Password', { exact: true }).fill('before-the-scripts');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect.poll(() => bodies).toEqual([{ email: 'early@example.org', password: 'before-the-scripts' }]);
    await expect(page.getByLabel('Email')).toHaveValue('early@example.org');
    expect(new URL(page.url()).search).toBe('');
    await again();
  });

  await test.step('a button that was pressed is answered, once', async () => {
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('head > script[type=module]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await page.getByRole('tab', { name: 'Sign up' }).click();
    release();
    await expect(page.getByRole('form', { name: 'Sign up' })).toBeVisible();
    await page.getByRole('tab', { name: 'Sign in' }).click();
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await again();
  });

  await test.step('the chosen theme is there, or else the one of the system', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => localStorage.setItem('cusp.theme', 'dark'));
    await page.route(SCRIPTS, () => undefined);
    await page.goto('/About', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(10, 20, 19)');
    await page.evaluate(() => localStorage.removeItem('cusp.theme'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/About', { waitUntil: 'commit' });
    await expect(page.locator('html'), 'the system decides otherwise').toHaveAttribute('data-theme', 'dark');
    await again();
  });
});

/** Each of these is in the sources of the gallery and nowhere else. */
const TRACES = ['/dev/gallery', 'GalleryPage', 'gallery-page', GALLERY.line, GALLERY.sampleLong, GALLERY.question];

const textsBelow = (folder: string) =>
  readdirSync(join(projectFolder(), folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html|json|tsx?)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

test('rendered pages can be read where no script runs or comes, and the build holds no gallery', async ({
  browser,
  page,
  school,
}) => {
  const desktop = { viewport: { width: 1280, height: 720 }, isMobile: false };
  const context = await browser.newContext({ baseURL: school.origin, javaScriptEnabled: false, ...desktop });
  const plain = await context.newPage();
  for (const path of RENDERED) {
    await plain.goto(path);
    await expect(plain.getByRole('heading', { level: 1 }), path).toBeVisible();
    const bar = plain.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'Courses' }), path).toBeVisible();
    expect(await plain.locator('#root [style]').count(), `${path}: no style that the policy would drop`).toBe(0);
    await expect(plain.locator('#preloader'), `${path}: no mark to wait for`).toBeHidden();
  }
  await context.close();

  await page.setViewportSize(desktop.viewport);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/Home');
  const hit = () => page.evaluate(() => document.elementFromPoint(640, 400)?.closest('#preloader, main')?.tagName);
  await expect.poll(hit, 'the mark leaves by its style alone, and a click reaches the page').toBe('MAIN');
  // As one group its ground and its drawing would be a layer as large as the window.
  const leaving = await page.locator('#preloader').evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter((one) => (one as CSSAnimation).animationName === 'preloader-leave')
      .map(({ effect }) => effect as KeyframeEffect)
      .map(({ target, pseudoElement }) => pseudoElement ?? target?.tagName),
  );
  expect(leaving.toSorted()).toEqual(['::before', 'svg']);

  const [built, sources] = [textsBelow('dist/web'), textsBelow('web')];
  expect(built.length, 'the build was found').toBeGreaterThan(20);
  for (const trace of TRACES) {
    expect(built.filter((text) => text.includes(trace)).length, trace).toBe(0);
    expect(
      sources.some((text) => text.includes(trace)),
      `${trace} is in the sources`,
    ).toBe(true);
  }
});
