import type { Page } from 'playwright/test';
import { PRERENDERED } from '../../web/prerendered.ts';
import { holdRequests, SCRIPTS } from './support/held.ts';
import { enter, STUDENT } from './support/people.ts';
import { expect, test } from './support/test.ts';

// The build knows neither the reader's clock nor their language.
test.use({ timezoneId: 'Asia/Kolkata', locale: 'en-IN' });

/** React leaves its mark on every element that it has taken over or drawn. */
const takenOver = (page: Page) =>
  page.waitForFunction(() =>
    ['h1', 'nav a'].every((one) =>
      Object.keys(document.querySelector(one) ?? {}).some((name) => name.startsWith('__reactFiber')),
    ),
  );

test('the rendered pages can be read without any script', async ({ browser, school }) => {
  const context = await browser.newContext({ baseURL: school.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path } of PRERENDERED) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }),
      path,
    ).toBeVisible();
    expect(await page.locator('#root [style]').count(), `${path}: no style that the policy would drop`).toBe(0);
  }
  await context.close();
});

test('the browser takes them over as they are: nothing is drawn twice', async ({ page }) => {
  for (const path of [...PRERENDERED.map((rendered) => rendered.path), '/home/']) {
    const release = await holdRequests(page, SCRIPTS);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    const before = await heading.elementHandle();
    release();
    await takenOver(page);
    expect(await heading.evaluate((now, then) => now === then, before), `${path}: the same heading`).toBe(true);
    // Taken over means that a press is answered here, without a new document.
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/ContactUs$/);
    expect(await page.evaluate(() => 'isSameDocument' in window), path).toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('the chosen theme is there before any script of the application', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/About');
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
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('who is signed in never sees the bar of strangers', async ({ page, school }) => {
  await enter(page.context(), school.origin, STUDENT);
  const reply = await page.request.get('/Home', { headers: { Accept: 'text/html' } });
  expect(await reply.text()).toContain('<div id="root"></div>');
  await page.goto('/Home');
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
});
