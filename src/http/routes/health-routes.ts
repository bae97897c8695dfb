import { paths } from '../../wire/paths.ts';
import type { Route } from '../route.ts';

/** Each component by name, and whether it answers. */
export type Readiness = () => Promise<Readonly<Record<string, boolean>>>;

export function healthRoutes(readiness: Readiness): Route[] {
  return [
    {
      method: 'get',
      path: paths.health,
      rule: 'public',
      handle: (_req, res) => {
        res.setHeader('Cache-Control', 'no-store');
        res.json({ status: 'ok' });
      },
    },
    {
      method: 'get',
      path: paths.readiness,
      rule: 'public',
      handle: async (_req, res) => {
        const components = await readiness();
        const isReady = Object.values(components).every(Boolean);
        res.setHeader('Cache-Control', 'no-store');
        if (!isReady) res.setHeader('Retry-After', '5');
        res.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready', components });
      },
    },
  ];
}
