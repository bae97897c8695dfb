import { CRASH, SHELL } from '../../web/text/copy/shell.ts';
import { holdRequests } from './support/held.ts';
import { enrol } from './support/lessons.ts';
import { enter } from './support/people.ts';
import { settled } from './support/settled.ts';
import { BROKEN_CALLS, expect, test } from './support/test.ts';

test.use({ expectedTroubles: BROKEN_CALLS });

const place = (): number => Math.round(window.scrollY);

test('an address that is typed starts at the top; reload stays where one was', async ({ page }) => {
  await page.goto('/courses');
  await page.getByText('ADC Part 1 Sprint').first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cusp.scroll'))).toContain('300');
  await page.reload();
  await expect.poll(() => page.evaluate(place)).toBe(300);
  for (const path of ['/Tnc', '/courses']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    expect(await page.evaluate(place), path).toBe(0);
  }
});

test('without a network, a page whose code is not here is no crash, and comes by itself', async ({
  page,
  context,
  school,
}) => {
  const { person, courseId } = await enrol(school.origin);
  await enter(context, school.origin, person);
  await page.goto(`/student/course/${courseId}`);
  await page
    .getByText(/MODULE 01/)
    .first()
    .waitFor();
  await context.setOffline(true);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('profile-page'));
  await page.getByRole('navigation', { name: 'Student' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText(SHELL.offline)).toBeVisible();
  await refused;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByText(CRASH.title)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(person.email)).toBeVisible();
});

test('while a page waits for what it shows, the footer is below the fold', async ({ page, context, school }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { person, courseId } = await enrol(school.origin);
  await enter(context, school.origin, person);
  const release = await holdRequests(page, `**/api/user/courses/${courseId}`);
  await page.goto(`/student/course/${courseId}`);
  await page.locator('[aria-busy=true]').first().waitFor();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  release();
  await page
    .getByText(/MODULE 01/)
    .first()
    .waitFor();
});
