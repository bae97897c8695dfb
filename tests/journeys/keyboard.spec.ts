import type { Locator, Page } from 'playwright/test';
import { DASHBOARD } from '../../web/text/copy/learning.ts';
import { enrol, playerOf, watchedBefore, withVideosAlone } from './support/lessons.ts';
import { expect, test } from './support/test.ts';

/** Farther than this, nobody finds it with Tab. */
const MAX_STOPS = 60;

/** The focused element, or what lies around an invisible one, shows a ring. */
const hasRing = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const shows = (element: Element | null | undefined): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow, opacity } = getComputedStyle(element);
      return opacity !== '0' && ((outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none');
    };
    return shows(document.activeElement) || shows(document.activeElement?.parentElement);
  });

/** Nothing has the focus, or a heading that the router chose in the meantime: Tab goes on from there. */
const isAtPage = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('body, h1[tabindex="-1"], main[tabindex="-1"]') ?? true);

const whatHasFocus = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing');

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Goes on with Tab until the target has the focus. At every stop on the way one sees where it is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    await expect
      .poll(async () => (await isAtPage(page)) || hasRing(page), {
        message: `a ring around ${await whatHasFocus(page)}`,
      })
      .toBe(true);
    if (await isFocused(target)) return;
  }
  throw new Error(`Tab did not reach ${target}.`);
}

async function enterAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('from the home page to a watched video with the keyboard alone', async ({ page, school }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await withVideosAlone(page);
  const enrolled = await enrol(school.origin);
  const { person, course } = enrolled;
  await page.goto('/Home');
  await enterAt(page, page.getByRole('link', { name: 'Login' }).or(page.getByRole('button', { name: 'Login' })));

  const form = page.getByRole('form', { name: 'Sign in' });
  const email = form.getByLabel('Email');
  await email.waitFor();
  if (!(await isFocused(email))) await tabTo(page, email);
  await page.keyboard.type(person.email);
  await tabTo(page, form.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);

  await enterAt(page, page.getByRole('link', { name: 'Dashboard', exact: true }));
  await expect(page).toHaveURL(/\/studentdashboard$/);
  await enterAt(page, page.getByRole('main').getByRole('link', { name: DASHBOARD.continueVideo }));
  await expect(page).toHaveURL(/\/video\//);
  const player = playerOf(page);
  await expect(player.getByText('Playing', { exact: true })).toBeVisible();
  await expect(page.getByText(course.title)).toBeVisible();
  await page.reload();
  await enterAt(page, player.getByRole('button', { name: 'Play', exact: true }).first());
  await expect(player.getByText('Playing', { exact: true })).toBeVisible();
  await expect(player).toBeFocused();
  expect(await hasRing(page)).toBe(true);

  await page.keyboard.press('h');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const key of ['K', 'J', 'T', 'I', 'H']) await expect(help.getByText(key, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(player).toBeFocused();

  await watchedBefore(school, enrolled, enrolled.videos[0]?.id ?? '', 46);
  await page.keyboard.press('9');
  const card = player.getByRole('region', { name: 'Up next' });
  await expect(card.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(player, 'the card takes no focus').toBeFocused();
  await expect(player.getByText('Paused', { exact: true })).toBeVisible();
  const row = page.getByRole('complementary').locator('[aria-current]');
  await expect(row.getByText('Done')).toBeAttached();
  await enterAt(page, card.getByRole('button', { name: 'Play now' }));
  await expect(page.getByRole('heading', { level: 1, name: /Paediatric/ })).toBeVisible();
  await expect(player.getByText('Playing', { exact: true })).toBeVisible();
});
