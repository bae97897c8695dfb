import { DASHBOARD } from '../../web/text/copy/learning.ts';
import { enterAt, hasRing, isFocused, tabTo } from './support/by-keyboard.ts';
import { enrol, playerOf, watchedBefore, withVideosAlone } from './support/lessons.ts';
import { expect, test } from './support/test.ts';

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
