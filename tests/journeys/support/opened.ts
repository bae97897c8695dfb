import type { Page } from 'playwright/test';

const SHOWN = 'html[data-opening] #preloader:not([data-state=hidden])';

/** Until the mark over Home went at its own time. Elsewhere it is never shown. */
export const markGone = (page: Page): Promise<void> =>
  page.locator('html[data-opening]').waitFor({ state: 'detached' });

/** The same, sent away by a key as a hurried person would: it leaves two seconds earlier. */
export async function opened(page: Page): Promise<void> {
  // The script that listens may come after the document.
  while ((await page.locator(SHOWN).count()) > 0) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(50);
  }
  await markGone(page);
}
