import type { Page } from 'playwright/test';
import { enter } from './support/people.ts';
import { readingScreens, type ReadingScreen } from './support/states.ts';
import { BROKEN_CALLS, expect, test } from './support/test.ts';

test.use({ expectedTroubles: BROKEN_CALLS });
test.describe.configure({ mode: 'parallel' });

const TROUBLE = { message: 'The library is closed for a moment.', error: 'The library is closed for a moment.', code: 'test' };

const api = ({ call }: ReadingScreen) => (url: URL) => url.pathname === `/api${call}`;
const seen = (page: Page, words: string | RegExp) => page.getByText(words, { exact: true }).filter({ visible: true }).first();

/** Each screen in a browser of its own, signed in as whoever may see it. */
async function eachScreen(page: Page, origin: string, look: (screen: ReadingScreen) => Promise<void>): Promise<void> {
  let current: string | undefined;
  for (const screen of await readingScreens(origin)) {
    if (screen.who?.email !== current) {
      await page.context().clearCookies();
      if (screen.who) await enter(page.context(), origin, screen.who);
      current = screen.who?.email;
    }
    await test.step(screen.name, () => look(screen));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

test('while it loads, a screen says so and is marked as busy', async ({ page, school }) => {
  await eachScreen(page, school.origin, async (screen) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(api(screen), async (route) => (await held, route.continue()));
    await page.goto(screen.path);
    const words = page.getByRole('status').getByText(screen.loading, { exact: true });
    await expect.soft(words, `${screen.name}: ${screen.loading}`).toHaveCount(1);
    await expect.soft(page.locator('[aria-busy=true]').first(), `${screen.name}: busy`).toBeAttached();
    release();
    await expect.soft(seen(page, screen.ready), `${screen.name}: ready`).toBeVisible();
    await expect.soft(page.getByText(screen.loading, { exact: true }), `${screen.name}: no longer loading`).toHaveCount(0);
  });
});

test('in trouble, a screen says why and Retry brings it back', async ({ page, school }) => {
  test.setTimeout(120_000);
  await eachScreen(page, school.origin, async (screen) => {
    await page.route(api(screen), (route) => route.fulfill({ status: 503, json: TROUBLE }));
    await page.goto(screen.path);
    await expect.soft(seen(page, screen.failed ?? TROUBLE.message), `${screen.name}: trouble`).toBeVisible({ timeout: 10_000 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect.soft(seen(page, screen.ready), `${screen.name}: ready again`).toBeVisible();
    await expect.soft(page.getByText(screen.failed ?? TROUBLE.message), `${screen.name}: trouble is over`).toHaveCount(0);
  });
});

test('with nothing to show, a screen says that', async ({ page, school }) => {
  await eachScreen(page, school.origin, async (screen) => {
    if (!screen.empty) return;
    const { json, words } = screen.empty;
    await page.route(api(screen), (route) => route.fulfill({ json }));
    await page.goto(screen.path);
    await expect.soft(seen(page, words), `${screen.name}: ${words}`).toBeVisible();
  });
});

test('a reload and Back keep the place', async ({ page, school }) => {
  await eachScreen(page, school.origin, async (screen) => {
    await page.goto(screen.path);
    await expect.soft(seen(page, screen.ready), `${screen.name}: by its address`).toBeVisible();
    const address = page.url();
    await page.reload();
    await expect.soft(seen(page, screen.ready), `${screen.name}: after a reload`).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: /Terms/ }).first().click();
    await expect.soft(page, `${screen.name}: elsewhere`).toHaveURL(/\/Tnc$/);
    await page.goBack();
    await expect.soft(seen(page, screen.ready), `${screen.name}: after Back`).toBeVisible();
    expect.soft(page.url(), `${screen.name}: the same address`).toBe(address);
  });
});
