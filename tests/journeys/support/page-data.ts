import type { BrowserContext } from 'playwright/test';

const PAGE_DATA = /<script type="application\/json" id="page-data">[\s\S]*?<\/script>/;

/**
 * The courses page as it comes while the server cannot read the catalogue, so that the browser has to ask: without the
 * data, and not drawn with it either. Stays through `page.unrouteAll`; on a reload only where service workers are
 * blocked.
 */
export const withoutPageData = (context: BrowserContext): Promise<unknown> =>
  context.route(
    ({ pathname }) => pathname.startsWith('/courses'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ headers: { accept: 'text/html', cookie: 'token=somebody' } });
      return route.fulfill({ response, body: (await response.text()).replace(PAGE_DATA, '') });
    },
  );
