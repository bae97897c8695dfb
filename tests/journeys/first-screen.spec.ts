import type { Page } from 'playwright/test';
import { PRERENDERED } from '../../web/prerendered.ts';
import { PHONE } from '../bench/phone.ts';
import { holdRequests, SCRIPTS } from './support/held.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: PHONE.viewport, isMobile: true, hasTouch: true });

const FONTS = /\/assets\/[^/]+\.woff2$/;
const TITLE = 'ADC Part 1 Sprint';

/** What a route is opened by. */
const addressOf = (path: string): string => path.replace(':token', 'some-token');

/** React leaves its mark on every element that it has taken over. */
const takenOver = (page: Page, selector: string) =>
  page.waitForFunction(
    (one) => Object.keys(document.querySelector(one) ?? {}).some((name) => name.startsWith('__reactFiber')),
    selector,
  );

/**
 * Until the server has drawn this version of the catalogue: whoever asks before, on a busy machine, gets the page as
 * the build drew it.
 */
const coursesDrawn = (page: Page) =>
  expect
    .poll(async () => (await page.request.get('/courses', { headers: { Accept: 'text/html' } })).text())
    .toContain('<article');

test('Courses draws its cards without waiting for a script or a call', async ({ page }) => {
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
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a price that is new since the document was written takes the place of the old one', async ({ page }) => {
  await page.route('**/api/user/courses/live', async (route) => {
    const response = await route.fetch();
    const courses = (await response.json()) as { price: number }[];
    await route.fulfill({ response, json: courses.map((course) => ({ ...course, price: 333 })) });
  });
  await page.goto('/courses');
  await expect(page.getByRole('article').first().getByText('$333')).toBeVisible();
});

interface LayoutShift {
  readonly startTime: number;
  readonly value: number;
}

/** A line that ends elsewhere in the letters of the system, whose widths it may round to whole pixels. */
const ONE_LINE = 0.025;

test('nothing moves when the letters come, nor while a rendered page is taken over', async ({ page }) => {
  await coursesDrawn(page);
  await page.addInitScript(() => {
    const { shifts } = Object.assign(window, { shifts: [] as LayoutShift[] });
    new PerformanceObserver((list) =>
      shifts.push(...(list.getEntries() as (PerformanceEntry & LayoutShift)[])),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  for (const { path } of PRERENDERED) {
    const release = { fonts: await holdRequests(page, FONTS), scripts: await holdRequests(page, SCRIPTS) };
    await page.goto(addressOf(path), { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release.fonts();
    const lettersAt = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return performance.now();
    });
    release.scripts();
    await takenOver(page, 'h1');
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: LayoutShift[] }).shifts);
    const sum = (some: readonly LayoutShift[]) => some.reduce((total, { value }) => total + value, 0);
    expect.soft(sum(shifts.filter((one) => one.startTime <= lettersAt)), `letters of ${path}`).toBeLessThan(ONE_LINE);
    expect.soft(sum(shifts.filter((one) => one.startTime > lettersAt)), path).toBeLessThanOrEqual(0.02);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('what was typed and sent before the scripts came is not lost, and never in the address', async ({ page }) => {
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
});

test('a button that was pressed before the scripts came is answered, once', async ({ page }) => {
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
});
