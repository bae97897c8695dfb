import { paths } from '../../../wire/paths.ts';
import { healthSchema, readinessSchema } from '../../../wire/replies/operations.ts';
import { inContext, type PublicCall, type Route, route, WithStatus } from '../../route.ts';

/** A check of each component by name, which rejects when the component does not answer. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>;

export function healthRoutes(checks: HealthChecks): Route[] {
  const health = () => ({ status: 'ok' as const });

  const ready = async ({ res }: PublicCall) => {
    const components = await answersOf(checks);
    if (Object.values(components).every(Boolean)) return { status: 'ready' as const, components };
    res.setHeader('Retry-After', '5');
    return new WithStatus(503, { status: 'not ready', components });
  };

  return inContext('operations', [
    route({
      method: 'get',
      path: paths.health,
      rule: 'public',
      summary: 'Whether the process lives',
      cache: 'no-store',
      reply: healthSchema,
      handle: health,
    }),
    route({
      method: 'get',
      path: paths.readiness,
      rule: 'public',
      summary: 'Whether each component answers',
      cache: 'no-store',
      reply: readinessSchema,
      otherReplies: { 503: readinessSchema },
      handle: ready,
    }),
  ]);
}

async function answersOf(checks: HealthChecks): Promise<Record<string, boolean>> {
  const answers = await Promise.allSettled(Object.values(checks).map(async (check) => check()));
  return Object.fromEntries(Object.keys(checks).map((name, index) => [name, answers[index]?.status === 'fulfilled']));
}
