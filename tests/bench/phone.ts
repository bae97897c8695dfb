import type { Browser, BrowserContext, Page } from 'playwright';

/** A mid-range phone on slow 4G: the line and the processor that Lighthouse calls mobile. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  processorSlowdown: 4,
  bitsPerSecond: 1_600_000,
  uplinkBitsPerSecond: 750_000,
  roundTripMs: 150,
} as const;

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A new visitor on such a phone: nothing in the cache. `isThrottled: false` gives the bare machine. */
export async function openPhone(browser: Browser, baseURL: string, { isThrottled = true } = {}): Promise<Phone> {
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE.viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' });
  const page = await context.newPage();
  if (isThrottled) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.processorSlowdown });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: PHONE.roundTripMs,
      downloadThroughput: PHONE.bitsPerSecond / 8,
      uploadThroughput: PHONE.uplinkBitsPerSecond / 8,
    });
  }
  return { context, page };
}
