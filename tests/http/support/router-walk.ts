import type { Express, RequestHandler } from 'express';
import { ruleOf } from '../../../src/http/auth/guard.ts';
import type { Rule } from '../../../src/http/route.ts';
import { application } from '../../../src/main/application.ts';
import { openLog } from '../../../src/main/log.ts';
import type { School } from '../../support/school.ts';

/** What Express keeps of a router; it has no public way to read it. */
interface Layer {
  readonly handle: object & { readonly stack?: readonly Layer[] };
  /** True for what was mounted without a path. */
  readonly slash: boolean;
  readonly method?: string;
  readonly route?: { readonly path: string; readonly stack: readonly Layer[] };
}

export interface FoundRoute {
  readonly method: string;
  readonly path: string;
  /** Of the first handler; undefined when that is no guard. */
  readonly rule: Rule | undefined;
  readonly guards: number;
}

/** The application as it is composed, on the school's own things. */
export const composedApp = (
  { composition, installation, settings }: School,
  requestLog: RequestHandler = (_req, _res, next) => next(),
): Express => {
  const log = openLog('silent');
  return application({
    composition,
    installation,
    settings,
    bundle: { handlers: () => [], scriptHashes: [] },
    log,
    requestLog,
    metrics: { contentType: 'text/plain', text: async () => '' },
    checks: {},
  });
};

const stackOf = (app: Express): readonly Layer[] =>
  (app as unknown as { router: { stack: readonly Layer[] } }).router.stack;

/** Every route, each once: the router stands at two places. */
export function routesOf(app: Express): FoundRoute[] {
  const found = new Map<string, FoundRoute>();
  const walk = (layers: readonly Layer[]): void => {
    for (const { route, handle } of layers) {
      if (route) {
        const [first, ...rest] = route.stack;
        const method = first?.method ?? 'all';
        const rule = first && ruleOf(first.handle);
        const guards = [first, ...rest].filter((layer) => layer && ruleOf(layer.handle)).length;
        found.set(`${method} ${route.path}`, { method, path: route.path, rule, guards });
      } else if (handle.stack) walk(handle.stack);
    }
  };
  walk(stackOf(app));
  return [...found.values()];
}

/** Handlers that answer at an address without being a route: nobody would guard them. */
export function strayHandlers(app: Express): string[] {
  const walk = (layers: readonly Layer[]): string[] =>
    layers.flatMap(({ route, handle, slash }) =>
      route ? [] : handle.stack ? walk(handle.stack) : slash ? [] : [(handle as { name?: string }).name || 'nameless'],
    );
  return walk(stackOf(app));
}
