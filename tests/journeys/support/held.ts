import type { Page, Route } from 'playwright/test';

/** Whatever bytes of a file travel by, in one go or in parts. */
export const PUTS = /\/api\/uploads\//;

/** PUTs that wait at the door: the first `free` of them pass, the others once it is opened. */
export async function holdUploads(page: Page, free = 0): Promise<{ held(): number; open(): Promise<void> }> {
  let passed = 0;
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(PUTS, async (route) => {
    if (!isOpen && passed >= free) return void waiting.push(route);
    passed += 1;
    await route.continue();
  });
  return {
    held: () => waiting.length,
    async open() {
      isOpen = true;
      await Promise.all(waiting.splice(0).map((route) => route.continue().catch(() => undefined)));
    },
  };
}

/** Which part of a large file an address takes. */
export const partOf = (address: URL): number => Number(address.searchParams.get('part'));
