import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router';
import type { PageData } from '../src/wire/page-data.ts';
import { SCHOOL, type SchoolFacts } from '../src/wire/school.ts';
import { providePageData } from './api/page-data.ts';
import { forgetQueries } from './api/query-scope.tsx';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { BRAND } from './text/brand.ts';

export { PRERENDERED } from './prerendered.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Renders the content of #root for a signed-out visitor (prerendering). The build renders each page once, and the
 * server a page with data, or of another school, once per version of them. The markup must not need a script: lazy
 * parts render their fallback. One page at a time, because they share a query cache and the school.
 */
export function renderPage(path: string, data?: PageData, school: SchoolFacts = SCHOOL): Promise<string> {
  const drawn = last.then(() => draw(path, data, school));
  last = drawn.catch(() => undefined);
  return drawn;
}

/** Facts that a school may lack: those of the last one must not stay. */
const NONE: { readonly [F in Exclude<keyof SchoolFacts, 'name' | 'email' | 'hours'>]-?: undefined } = {
  phone: undefined,
  messagingUrl: undefined,
  logo: undefined,
  mentor: undefined,
  seller: undefined,
  hasTaxInvoices: undefined,
  examDates: undefined,
  words: undefined,
  termsChanged: undefined,
  process: undefined,
  draftRevision: undefined,
};

async function draw(path: string, data: PageData | undefined, school: SchoolFacts): Promise<string> {
  Object.assign(BRAND, NONE, school);
  forgetQueries();
  providePageData(data);
  const StillRouter = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Providers router={StillRouter}>
        <Router />
      </Providers>
    </StrictMode>,
    // A single chunk: the content security policy forbids the inline scripts that move streamed parts into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (fault) => void faults.push(fault) },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw new AggregateError(faults, `${path} cannot be rendered.`);
  if (/ style="/.test(html))
    throw new Error(`${path} holds a style of its own, which the content security policy forbids in a document.`);
  return html;
}
