import type { Page } from 'playwright/test';

/**
 * Until the page is as it stays: its heading, its letters and pictures are here, nothing is marked as busy, and the
 * program has nothing left to do. Quicker than waiting for half a second without a call, and it knows what it waits
 * for.
 */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });
  await page.waitForFunction(() => {
    const areHere = [...document.images].every((picture) => picture.complete || picture.loading === 'lazy');
    return areHere && document.querySelector('[aria-busy=true]') === null && document.fonts.status === 'loaded';
  });
}
