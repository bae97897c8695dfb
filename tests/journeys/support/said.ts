import { expect, type Page } from 'playwright/test';
import { type Channel, expectChannel, placesIn } from '../../support/said.ts';

/** The exact sentence is said once, through that channel and no other. */
export async function expectSaid(page: Page, words: string, channel: Channel): Promise<void> {
  await expect(page.locator('[data-message]').filter({ hasText: words, visible: true }).first(), words).toBeVisible();
  expectChannel(expect, await page.evaluate(placesIn, words), words, channel);
}
