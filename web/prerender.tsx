import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';

export { PRERENDERED } from './prerendered.ts';

/**
 * The inside of #root for a visitor who is not signed in, so that a page can be read before its scripts are here.
 * Runs once, at build time. Nothing of it may need a script: what arrives late shows its waiting state.
 */
export async function renderPage(path: string): Promise<string> {
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
    // One piece: parts that are moved into place by inline scripts are forbidden by the content security policy.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (fault) => void faults.push(fault) },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw new AggregateError(faults, `${path} cannot be rendered.`);
  return html;
}
