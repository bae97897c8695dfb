import { MINUTE_MS } from '../domain/kernel/clock.ts';
import type { JobName, Jobs } from '../domain/kernel/jobs.ts';
import type { JobSteps } from './handlers.ts';
import { handle } from './handlers.ts';
import type { WorkerLog } from './in-process-worker.ts';

type Plain = { [N in JobName]: Jobs[N] extends Record<string, never> ? N : never }[JobName];

/** What runs by the clock, and how often. Each is safe to run at any time and in two processes at once. */
const EVERY: readonly { name: Plain; everyMs: number }[] = [{ name: 'enrolment/reconcile-payments', everyMs: 5 * MINUTE_MS }];

/** Starts the rounds, the first of each at once: a restart may be just what interrupted a payment. */
export function startSchedule(steps: JobSteps, log: WorkerLog): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const run = (name: Plain) => {
    const round = handle(steps, name, {})
      .catch((error: unknown) => log.warn({ job: name, err: error }, 'a scheduled round failed'))
      .finally(() => running.delete(round));
    running.add(round);
  };
  const timers = EVERY.map(({ name, everyMs }) => {
    run(name);
    return setInterval(() => run(name), everyMs);
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
