import type { Page } from 'playwright/test';

/** Until the mark over Home is gone. Elsewhere it is never shown. */
export const opened = (page: Page): Promise<void> => page.locator('html[data-opening]').waitFor({ state: 'detached' });
