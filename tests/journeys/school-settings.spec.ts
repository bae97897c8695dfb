import { SETTINGS } from '../../web/text/copy/admin-settings.ts';
import { BLOCKS, WORDS } from '../../web/text/copy/admin-words.ts';
import { CONTACT } from '../../web/text/copy/contact.ts';
import { DRAFT_BAR } from '../../web/text/copy/draft-bar.ts';
import { ADMIN, enter } from './support/people.ts';
import { askScreen } from './support/screen-questions.ts';
import { SCREEN_LIMIT_MS } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ ownSchool: {} });

const LEAD = 'Courses by two dentists who sat this exam. <b>Plain</b> words.';

test('an owner names the school, looks at it, publishes it, and goes back', async ({ page, browser, school }) => {
  test.setTimeout(2 * SCREEN_LIMIT_MS);
  await enter(page.context(), school.origin, ADMIN);
  await page.goto('/admin/settings');
  await page.getByLabel(SETTINGS.school.name).fill('Molar School');
  await page.getByLabel(SETTINGS.school.phone).fill('+61 3 9000 0000');
  await page.getByLabel(SETTINGS.school.hasHours).uncheck();
  await page.getByLabel(SETTINGS.mentor.name, { exact: true }).fill('Dr. Nadia Hassan');
  await page.getByRole('button', { name: SETTINGS.save }).click();
  // A draft may be incomplete. Half a mentor convinces nobody, and is not published.
  await page.getByRole('button', { name: SETTINGS.publish }).click();
  await expect(page.getByText(/visitors look for name, degree/).first()).toBeVisible();
  await page.getByLabel(SETTINGS.mentor.degree).fill('BDS');
  await page.getByLabel(SETTINGS.mentor.registration).fill('DEN0001');
  await page.getByLabel(SETTINGS.mentor.words).fill('I sat this exam. I teach it.');
  const fold = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await fold(WORDS.pages.home).click();
  await page.getByLabel(BLOCKS.home.lead).fill(LEAD);
  await fold(WORDS.pages.home).click();
  await fold(WORDS.pages.about).click();
  await page.getByLabel(BLOCKS.about.text, { exact: true }).fill('We are two.\n\nBoth of us teach.');
  await fold(WORDS.pages.terms).click();
  await page.getByLabel('Copyrights', { exact: true }).fill('All of it is ours.');
  await page.getByRole('button', { name: SETTINGS.save }).click();
  await expect(page.getByRole('button', { name: SETTINGS.publish })).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await askScreen(page, '/admin/settings', 0, async () => {
    await page.goto('/admin/settings');
    await fold(WORDS.pages.contact).click();
    await page.getByLabel(BLOCKS.contact.description).waitFor();
  });

  const link = await page.getByRole('link', { name: SETTINGS.see }).getAttribute('href');
  const stranger = await (await browser.newContext({ baseURL: school.origin })).newPage();
  await stranger.goto('/About');
  await expect(stranger.getByText('Molar School').first()).toHaveCount(0);
  const preview = await page.context().newPage();
  await preview.goto(String(link));
  // The first group that differs is the school's name and phone number.
  await expect(preview).toHaveURL(/\/ContactUs/);
  await expect(preview.getByText(DRAFT_BAR.owner)).toBeVisible();
  await preview.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(preview.getByText('Molar School').first()).toBeVisible();
  await expect(preview.getByText('Dr. Nadia Hassan').first()).toBeVisible();
  await expect(preview.getByText(LEAD)).toBeVisible();
  await preview.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(preview.getByText('Both of us teach.')).toBeVisible();
  await preview.getByRole('link', { name: DRAFT_BAR.back }).click();
  await expect(preview).toHaveURL(/\/admin\/settings#settings-school/);
  await expect(preview.getByText(DRAFT_BAR.owner)).toHaveCount(0);
  await preview.close();

  await page.getByRole('button', { name: SETTINGS.publish }).click();
  await expect(page.getByText(SETTINGS.publishedNow(1))).toBeVisible();
  const faults: string[] = [];
  stranger.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  stranger.on('pageerror', (error) => faults.push(error.message));
  for (const path of ['/Home', '/About', '/ContactUs', '/courses', '/login']) {
    await stranger.goto(path);
    await expect(stranger).toHaveTitle(/· Molar School$/);
    await expect(stranger.getByText('Molar School').first()).toBeVisible();
  }
  await stranger.goto('/Home');
  await expect(stranger.getByText(LEAD)).toBeVisible();
  await stranger.goto('/Tnc');
  await expect(stranger.locator('#copyrights')).toContainText('All of it is ours.');
  await stranger.goto('/ContactUs');
  await expect(stranger.getByRole('link', { name: '+61 3 9000 0000' }).first()).toBeVisible();
  await expect(stranger.getByText(CONTACT.hours)).toHaveCount(0);
  // What the server drew is what the browser takes over.
  expect(faults).toEqual([]);

  const silent = await (await browser.newContext({ baseURL: school.origin, javaScriptEnabled: false })).newPage();
  await silent.goto('/Home');
  await expect(silent.getByText(LEAD)).toBeVisible();
  await silent.goto('/About');
  await expect(silent.getByText('We are two.')).toBeVisible();
});
