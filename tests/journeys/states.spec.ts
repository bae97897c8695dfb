import type { Page } from 'playwright/test';
import { ADMIN, enter, type Person } from './support/people.ts';
import { type ReadingScreen, readingScreens } from './support/states.ts';
import { BROKEN_CALLS, expect, test } from './support/test.ts';

test.use({ expectedTroubles: BROKEN_CALLS });
test.describe.configure({ mode: 'parallel' });

const TROUBLE = {
  message: 'The library is closed for a moment.',
  error: 'The library is closed for a moment.',
  code: 'test',
};

const api =
  ({ call }: ReadingScreen) =>
  (url: URL) =>
    url.pathname === `/api${call}`;
const seen = (page: Page, words: string | RegExp) =>
  page.getByText(words, { exact: true }).filter({ visible: true }).first();

/** In two parts, for two workers. */
const PARTS = [
  { whose: 'an admin', isIn: (who?: Person) => who === ADMIN },
  { whose: 'anybody else', isIn: (who?: Person) => who !== ADMIN },
] as const;

type Look = (screen: ReadingScreen, page: Page) => Promise<void>;

/** Looks at the screens one after the other, signed in as whoever may see them. */
function everyScreen(what: (whose: string) => string, look: Look): void {
  for (const { whose, isIn } of PARTS) {
    test(what(whose), async ({ page, school }) => {
      const screens = await readingScreens(school.origin);
      await inTurn(
        page,
        school.origin,
        screens.filter(({ who }) => isIn(who)),
        look,
      );
    });
  }
}

async function inTurn(page: Page, origin: string, screens: readonly ReadingScreen[], look: Look): Promise<void> {
  let current: string | undefined;
  for (const screen of screens) {
    if (screen.who?.email !== current) {
      await page.context().clearCookies();
      if (screen.who) await enter(page.context(), origin, screen.who);
      current = screen.who?.email;
    }
    await test.step(screen.name, () => look(screen, page));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

everyScreen(
  (whose) => `while it loads, a screen of ${whose} says so and is marked as busy; a reload and Back keep the place`,
  async (screen, page) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(api(screen), async (route) => (await held, route.continue()));
    await page.goto(screen.path);
    const words = page.getByRole('status').getByText(screen.loading, { exact: true });
    await expect.soft(words, `${screen.name}: ${screen.loading}`).toHaveCount(1);
    await expect.soft(page.locator('[aria-busy=true]').first(), `${screen.name}: busy`).toBeAttached();
    release();
    await expect.soft(seen(page, screen.ready), `${screen.name}: by its address`).toBeVisible();
    await expect
      .soft(page.getByText(screen.loading, { exact: true }), `${screen.name}: no longer loading`)
      .toHaveCount(0);

    const address = page.url();
    await page.reload();
    await expect.soft(seen(page, screen.ready), `${screen.name}: after a reload`).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: /Terms/ }).first().click();
    await expect.soft(page, `${screen.name}: elsewhere`).toHaveURL(/\/Tnc$/);
    await page.goBack();
    await expect.soft(seen(page, screen.ready), `${screen.name}: after Back`).toBeVisible();
    expect.soft(page.url(), `${screen.name}: the same address`).toBe(address);
  },
);

everyScreen(
  (whose) => `in trouble, a screen of ${whose} says why and Retry brings it back`,
  async (screen, page) => {
    await page.route(api(screen), (route) => route.fulfill({ status: 503, json: TROUBLE }));
    await page.goto(screen.path);
    await expect.soft(seen(page, screen.failed ?? TROUBLE.message), `${screen.name}: trouble`).toBeVisible();
    // The trouble ends after the press: a page that asks again by itself would take the button away before it.
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect.soft(seen(page, screen.ready), `${screen.name}: ready again`).toBeVisible();
    await expect
      .soft(page.getByText(screen.failed ?? TROUBLE.message), `${screen.name}: trouble is over`)
      .toHaveCount(0);
  },
);

everyScreen(
  (whose) => `with nothing to show, a screen of ${whose} says that`,
  async (screen, page) => {
    if (!screen.empty) return;
    const { json, words } = screen.empty;
    await page.route(api(screen), (route) => route.fulfill({ json }));
    await page.goto(screen.path);
    await expect.soft(seen(page, words), `${screen.name}: ${words}`).toBeVisible();
  },
);
