import type { Page } from 'playwright/test';
import { OFFLINE } from '../../web/text/copy/offline.ts';
import { BROKEN_CALLS, expect, test } from '../journeys/support/test.ts';

test.use({ ownSchool: {}, serviceWorkers: 'allow', expectedTroubles: BROKEN_CALLS });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a school that does not answer is not called a missing connection, and its page opens once it is back', async ({
  page,
  school,
}) => {
  await page.goto('/Home');
  // The next page goes through the worker.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await school.end('SIGKILL');
  await page.goto('/ContactUs');
  await expect(heading(page, OFFLINE.unreachable)).toBeVisible();
  await page.getByRole('button', { name: OFFLINE.again }).click();
  await expect(page.getByRole('status')).toContainText('Still no answer');
  await school.start();
  await expect(heading(page, 'Contact')).toBeVisible();
});
