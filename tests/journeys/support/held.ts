import type { Page, Request, Route } from 'playwright/test';

/** Whatever bytes of a file travel by, in one go or in parts. */
export const PUTS = /\/api\/uploads\//;

/** PUTs that wait at the door: the first `free` of them pass, the others once it is opened. */
export async function holdUploads(page: Page, free = 0): Promise<{ readonly sent: Request[]; held(): number; open(): Promise<void> }> {
  const sent: Request[] = [];
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(PUTS, async (route) => {
    sent.push(route.request());
    if (isOpen || sent.length <= free) await route.continue();
    else waiting.push(route);
  });
  return {
    sent,
    held: () => waiting.length,
    async open() {
      isOpen = true;
      await Promise.all(waiting.splice(0).map((route) => route.continue().catch(() => undefined)));
    },
  };
}

export const partOf = (request: Request): number => Number(new URL(request.url()).searchParams.get('part'));
