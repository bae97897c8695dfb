import type { Page } from 'playwright/test';
import { enter, STUDENT } from './support/people.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const A4_WIDTH = 794;

/** The colours that would be printed, from the page's ground to its words. */
const inks = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => ({
      ground: getComputedStyle(document.body).backgroundColor,
      words: getComputedStyle(element).color,
    }));

/** Counts the pages of what the browser would print. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('what is printed is black on white and whole: a receipt on one page, a course with its outline', async ({
  page,
  school,
}) => {
  const receipt = (await screens(school.origin)).find(({ name }) => name === 'receipt');
  if (!receipt?.who) throw new Error('There is no receipt to print.');
  await enter(page.context(), school.origin, receipt.who);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(receipt.path);
  await receipt.ready?.(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: A4_WIDTH, height: 1123 });
  expect(await inks(page, 'article')).toEqual({ ground: 'rgb(255, 255, 255)', words: 'rgb(0, 0, 0)' });
  await expect(page.getByRole('navigation', { name: 'Student' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Total paid (AUD)')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(A4_WIDTH);
  expect(await pagesOf(page)).toBe(1);

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  const { user } = await enter(page.context(), school.origin, STUDENT);
  await page.goto(`/student/course/${user.purchasedCourses[0]}?tab=documents`);
  await page.getByRole('heading', { name: 'Mock Paper 1' }).waitFor();
  const outline = page.getByRole('region', { name: 'Course outline' });
  await expect(outline).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(outline).toBeVisible();
  await expect(outline.getByRole('heading')).toHaveCount(7);
  await expect(outline.getByText(/^\d\.\d$/)).toHaveCount(49);
  await expect(page.getByRole('tablist')).toBeHidden();
  expect(await inks(page, 'h1')).toEqual({ ground: 'rgb(255, 255, 255)', words: 'rgb(0, 0, 0)' });
  await page.emulateMedia({ media: 'screen' });
  await expect(outline).toHaveCount(0);

  // The real printer asks once, and the outline is there in time.
  await page.evaluate(() => {
    const seen = new MutationObserver(
      () => document.querySelector('[aria-label="Course outline"]') && document.body.setAttribute('data-outlined', ''),
    );
    seen.observe(document.body, { subtree: true, childList: true });
  });
  expect(await pagesOf(page)).toBeGreaterThanOrEqual(1);
  await expect(page.locator('body')).toHaveAttribute('data-outlined', '');
});
