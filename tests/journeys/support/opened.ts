import type { Page } from 'playwright/test';

/** Until the mark over Home is gone. Elsewhere it is never there. */
export const opened = (page: Page): Promise<void> => page.locator('#preloader').waitFor({ state: 'detached' });
