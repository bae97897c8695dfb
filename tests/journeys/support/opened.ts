import type { Page } from 'playwright/test';

const SHOWN = 'html[data-opening] #preloader:not([data-state=hidden])';

/** Until the mark over Home has left the document, at its own time. Elsewhere it is never shown. */
export const markGone = (page: Page): Promise<void> =>
  page.locator('html[data-opening]').waitFor({ state: 'detached' });

/**
 * Until the mark is out of sight and out of the way of the pointer, sent away by a key as a hurried person would. It
 * leaves the document more than a second later.
 */
export async function opened(page: Page): Promise<void> {
  // The script that listens may come after the document.
  while ((await page.locator(SHOWN).count()) > 0) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(50);
  }
  await page.waitForFunction(() => {
    const mark = document.querySelector('html[data-opening] #preloader');
    return mark === null || getComputedStyle(mark).opacity === '0';
  });
}
