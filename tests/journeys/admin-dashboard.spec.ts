import { gzipBytes } from './support/built-scripts.ts';
import { ADMIN, enter } from './support/people.ts';
import { expect, test } from './support/test.ts';

const MAX_BYTES = 180_000;

/** Comes after the page, where a list is empty: as long as no other test has sold anything. */
const LATE_DRAWING = /\/assets\/(empty-drawings|teeth)-/;
const bytesOf = (scripts: Iterable<string>): number => [...scripts].reduce((sum, script) => sum + gzipBytes(script), 0);

test('the office: a first load of at most 180 kB, the palette anywhere by keyboard, the rail, and the menu of a phone', async ({
  page,
  school,
}) => {
  await enter(page.context(), school.origin, ADMIN);
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !LATE_DRAWING.test(pathname)) scripts.add(pathname);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin');
  await expect(page.getByText('Total Courses')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(bytesOf(scripts), [...scripts].join(' ')).toBeLessThanOrEqual(MAX_BYTES);

  const navigation = page.getByRole('navigation', { name: 'Admin' });
  const here = navigation.locator('[aria-current=page]');
  await test.step('the palette leads anywhere by keyboard, and the rail says where one is', async () => {
    await expect(here).toHaveText('Dashboard');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Find anything' }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('emai');
    await expect(page.getByRole('option').first()).toHaveText('Emails');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/outbox$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(here).toHaveText('Emails');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('dark theme');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page).toHaveURL(/\/admin\/outbox$/);
  });
  await test.step('on a phone the places are behind the menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(navigation).toBeHidden();
    await menu.click();
    await expect(navigation).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await navigation.getByRole('button', { name: 'System' }).click();
    await navigation.getByRole('link', { name: 'Emails' }).click();
    await expect(page).toHaveURL(/\/admin\/outbox$/);
    await expect(navigation).toBeHidden();
  });
});
