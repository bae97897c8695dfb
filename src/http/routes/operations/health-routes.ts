import { paths } from '../../../wire/paths.ts';
import { API_VERSION, type HealthReply, healthSchema, readinessSchema } from '../../../wire/replies/operations.ts';
import { inContext, type PublicCall, type Route, route, WithStatus } from '../../route.ts';

/** A check of each component by name, which rejects when the component does not answer. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>;

export interface ReadinessSettings {
  /** Components without which the school goes on: they are named, and take no server out of service. */
  readonly dispensable?: readonly string[];
  /** How long a component has for its answer. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 2000;

export function healthRoutes(
  checks: HealthChecks,
  { dispensable = [], patienceMs = PATIENCE_MS }: ReadinessSettings = {},
): Route[] {
  const health = (): HealthReply => ({ status: 'ok', product: 'cusp', api: API_VERSION });
  const answers = shared(() => answersOf(checks, patienceMs));

  const ready = async ({ req, res }: PublicCall) => {
    const { serving, ...others } = checks;
    // What this process knows of itself is asked each time: a balancer must hear at once that it stops.
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

type Answers = Readonly<Record<string, boolean>>;

const pick = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(names.map((name) => [name, answers[name] ?? false]));

/** Asks once for all who come while it asks: however many they are, a component has one question at a time. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | undefined;
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

async function answersOf(checks: HealthChecks, patienceMs: number): Promise<Answers> {
  const answers = await Promise.allSettled(Object.values(checks).map((check) => inTime(check, patienceMs)));
  return Object.fromEntries(Object.keys(checks).map((name, index) => [name, answers[index]?.status === 'fulfilled']));
}

/** A component that does not answer at all is as bad as one that refuses. */
async function inTime(check: () => Promise<unknown>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), patienceMs);
  });
  try {
    await Promise.race([check(), over]);
  } finally {
    clearTimeout(timer);
  }
}
