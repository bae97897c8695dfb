import { API_VERSION, paths } from '../../../wire/paths.ts';
import { type HealthReply, healthSchema, readinessSchema } from '../../../wire/replies/operations.ts';
import { type Answers, answersOf, CHECK_LIMIT_MS, type HealthChecks, shared } from '../../component-checks.ts';
import { inContext, type PublicCall, type Route, route, WithStatus } from '../../route.ts';

export interface ReadinessSettings {
  /** Optional components: a failed one is named, and takes no server out of service. */
  readonly dispensable?: readonly string[];
  /** Timeout of one component's check. */
  readonly patienceMs?: number;
}

export function healthRoutes(
  checks: HealthChecks,
  { dispensable = [], patienceMs = CHECK_LIMIT_MS }: ReadinessSettings = {},
): Route[] {
  const health = (): HealthReply => ({ status: 'ok', product: 'cusp', api: API_VERSION });
  const answers = shared(() => answersOf(checks, patienceMs));

  const ready = async ({ req, res }: PublicCall) => {
    const { serving, ...others } = checks;
    // The process's own state is never cached: a load balancer must learn at once that it shuts down.
    const own = serving ? await answersOf({ serving }, patienceMs) : {};
    const components = { ...own, ...pick(await answers(), Object.keys(others)) };
    const isReady = Object.entries(components).every(([name, answer]) => answer || dispensable.includes(name));
    if (isReady) return { status: 'ready' as const, components };
    req.refusalCode = 'server/not-ready';
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

const pick = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(names.map((name) => [name, answers[name] ?? false]));
