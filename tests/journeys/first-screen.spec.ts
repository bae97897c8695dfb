import type { Page } from 'playwright/test';
import { PRERENDERED } from '../../web/prerendered.ts';
import { PHONE } from '../bench/phone.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: PHONE.viewport, isMobile: true, hasTouch: true });

const SCRIPTS = /\/assets\/[^/]+\.js$/;
const TITLE = 'ADC Part 1 Sprint';

/** What a route is opened by. */
const addressOf = (path: string): string => path.replace(':token', 'some-token');

/** Keeps the scripts back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => (await held, route.continue()));
  return release;
}

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
  const release = await holdScripts(page);
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

test('nothing moves while a rendered page is taken over', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = Object.assign(window, { shifts: [] as number[] }).shifts;
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => shifts.push((entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  for (const { path } of PRERENDERED) {
    const release = await holdScripts(page);
    await page.goto(addressOf(path), { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    release();
    await takenOver(page, 'h1');
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect.soft(shift, path).toBeLessThanOrEqual(0.02);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('what was typed and sent before the scripts came is not lost, and never in the address', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route('**/api/auth/login', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ status: 401, json: { message: 'Not these.', error: 'Not these.', code: 'test' } });
  });
  const release = await holdScripts(page);
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
  const release = await holdScripts(page);
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
