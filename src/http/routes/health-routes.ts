import { paths } from '../../wire/paths.ts';
import type { Route } from '../route.ts';

/** A check of each component by name, which rejects when the component does not answer. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>;

export function healthRoutes(checks: HealthChecks): Route[] {
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
        const components = await answersOf(checks);
        const isReady = Object.values(components).every(Boolean);
        res.setHeader('Cache-Control', 'no-store');
        if (!isReady) res.setHeader('Retry-After', '5');
        res.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready', components });
      },
    },
  ];
}

async function answersOf(checks: HealthChecks): Promise<Record<string, boolean>> {
  const answers = await Promise.allSettled(Object.values(checks).map(async (check) => check()));
  return Object.fromEntries(Object.keys(checks).map((name, index) => [name, answers[index]?.status === 'fulfilled']));
}
