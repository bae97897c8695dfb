import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { projectFolder } from '../../src/main/project-folder.ts';
import type { AdminDashboardReply } from '../../src/wire/replies/reporting.ts';
import { buyDirectly } from './support/buying.ts';
import { ADMIN, ask, enter, newPerson, register, signIn } from './support/people.ts';
import { BROKEN_CALLS, expect, test } from './support/test.ts';

const MAX_BYTES = 160_000;

const figure = (page: Page, label: string) =>
  page
    .locator('dl > div', { has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

async function revenueOf(origin: string): Promise<number> {
  const { token } = await signIn(origin, ADMIN);
  return (await ask<AdminDashboardReply>(origin, '/admin/dashboard', { token })).body.totals.revenue;
}

const shownDollars = (amount: number) =>
  new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }).format(amount);

test('a purchase is on the dashboard at the next look', async ({ page, school }) => {
  await enter(page.context(), school.origin, ADMIN);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const active = Number(await figure(page, 'Active Enrollments').textContent());
  const before = await revenueOf(school.origin);
  await expect(figure(page, 'Revenue ($)')).toHaveText(shownDollars(before));

  const buyer = newPerson('Bela Buyer the Dentist');
  await register(school.origin, buyer);
  await buyDirectly(school.origin, (await signIn(school.origin, buyer)).token);

  await page.reload();
  const after = await revenueOf(school.origin);
  expect(after).toBeGreaterThan(before);
  await expect(figure(page, 'Revenue ($)')).toHaveText(shownDollars(after));
  await expect(figure(page, 'Active Enrollments')).toHaveText(String(active + 1));
  const newest = page.getByRole('region', { name: 'Recent Enrollments' }).getByRole('listitem').first();
  await expect(newest).toContainText('Bela Buyer the Dentist');
  await expect(newest).toContainText('ADC Part 1 Sprint');
  await expect(page.getByRole('region', { name: 'Top Courses' })).toContainText('ADC Part 1 Sprint');
});

test('a chart is read with the keyboard, and as a table', async ({ page, school }) => {
  const buyer = newPerson();
  await register(school.origin, buyer);
  await buyDirectly(school.origin, (await signIn(school.origin, buyer)).token);
  await enter(page.context(), school.origin, ADMIN);
  await page.goto('/admin/dashboard');
  const revenue = page.getByRole('region', { name: 'Revenue Trend ($)' });
  await expect(
    revenue.getByRole('img', { name: /^Revenue Trend \(\$\) by month, .* in all, the most in / }),
  ).toBeVisible();

  const reader = revenue.getByRole('slider', { name: 'Month' });
  await revenue.getByRole('button', { name: 'View as table' }).focus();
  await page.keyboard.press('Tab');
  await expect(reader).toBeFocused();
  await expect(reader).toHaveAttribute('aria-valuetext', /, so far: \$[\d,]+\.\d\d$/);
  await page.keyboard.press('Home');
  await expect(reader).toHaveAttribute('aria-valuetext', /: \$0\.00$/);
  await expect(revenue.getByText('$0.00', { exact: true })).toBeVisible();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const table = revenue.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('columnheader')).toHaveText(['Month', 'Revenue']);
  await expect(revenue.getByRole('button', { name: 'View as chart' })).toBeFocused();
});

test('the period stays in the address', async ({ page, school }) => {
  await enter(page.context(), school.origin, ADMIN);
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: '30 days' }).click();
  await expect(page).toHaveURL(/\?range=30d$/);
  await expect(page.getByRole('slider', { name: 'Day' }).first()).toBeAttached();
  await page.reload();
  await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('slider', { name: 'Day' }).first()).toBeAttached();

  await page.getByRole('button', { name: 'Other dates' }).click();
  await page.getByLabel('First day').fill('2026-01-15');
  await page.getByLabel('Last day').fill('2026-03-02');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\?from=2026-01-15&to=2026-03-02$/);
  await expect(page.getByText('15 January 2026 to 2 March 2026, Sydney time')).toBeVisible();
});

test('the palette leads anywhere by keyboard, and the rail says where one is', async ({ page, school }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page.context(), school.origin, ADMIN);
  await page.goto('/admin');
  const here = page.getByRole('navigation', { name: 'Admin' }).locator('[aria-current=page]');
  await expect(here).toHaveText('Dashboard');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Go to a page or course' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('outb');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/outbox$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(here).toHaveText('Outbox');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('dark theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL(/\/admin\/outbox$/);
});

test('on a phone the places are behind the menu', async ({ page, school }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page.context(), school.origin, ADMIN);
  await page.goto('/admin');
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(navigation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await navigation.getByRole('link', { name: 'Outbox' }).click();
  await expect(page).toHaveURL(/\/admin\/outbox$/);
  await expect(navigation).toBeHidden();
});

test('the first load of the dashboard has at most 160 kB of JavaScript', async ({ page, school }) => {
  await enter(page.context(), school.origin, ADMIN);
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto('/admin');
  await expect(page.getByText('Total Courses')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = [...scripts].reduce((sum, script) => {
    const file = join(projectFolder(), 'dist/web', script);
    return sum + (existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length);
  }, 0);
  expect(bytes, [...scripts].join(' ')).toBeLessThanOrEqual(MAX_BYTES);
});

test.describe('when the server is in trouble', () => {
  test.use({ expectedTroubles: BROKEN_CALLS });

  test('the dashboard says so, and comes with another try', async ({ page, school }) => {
    await enter(page.context(), school.origin, ADMIN);
    await page.route('**/api/admin/dashboard*', (route) =>
      route.fulfill({
        status: 503,
        json: { message: 'The database is resting.', error: 'The database is resting.', code: 'x' },
      }),
    );
    await page.goto('/admin');
    await expect(page.getByText('The database is resting.')).toBeVisible();
    await page.unroute('**/api/admin/dashboard*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Total Courses')).toBeVisible();
  });
});
