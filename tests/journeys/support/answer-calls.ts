import type { Page } from 'playwright/test';

interface Answer {
  readonly status?: number;
  readonly json: unknown;
}

export interface AnsweredCalls {
  /** How many have been answered. */
  count(): number;
  /** From here on the server answers again. */
  end(): Promise<void>;
}

/**
 * Answers the page's calls of an address below /api in the server's place, each when `answer` has settled; those for
 * which it settles without an answer go on to the server. Unlike `page.route`, it leaves the browser its HTTP cache: a
 * page that is opened again reads its scripts from there.
 */
export async function answerCalls(
  page: Page,
  path: string,
  answer: () => Answer | undefined | Promise<Answer | undefined>,
): Promise<AnsweredCalls> {
  const session = await page.context().newCDPSession(page);
  const pending = new Set<Promise<void>>();
  let count = 0;
  const settle = async (requestId: string, url: string): Promise<void> => {
    const isMeant = new URL(url).pathname === `/api${path}`;
    const given = isMeant ? await answer() : undefined;
    if (given === undefined) await session.send('Fetch.continueRequest', { requestId });
    else
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: given.status ?? 200,
        responseHeaders: [{ name: 'Content-Type', value: 'application/json' }],
        body: Buffer.from(JSON.stringify(given.json)).toString('base64'),
      });
    if (isMeant) count += 1;
  };
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    // The page may have given the call up.
    const settled = settle(requestId, request.url).catch(() => undefined);
    pending.add(settled);
    void settled.finally(() => pending.delete(settled));
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*/api${path}*` }] });
  return {
    count: () => count,
    async end(): Promise<void> {
      await Promise.all(pending);
      await session.detach();
    },
  };
}
