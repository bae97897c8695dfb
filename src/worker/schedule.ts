import { HOUR_MS, MINUTE_MS } from '../domain/kernel/clock.ts';
import type { WorkerLog } from './lane-worker.ts';

/**
 * What runs by the clock, and not because something happened: no row in the queue stands behind it.
 * Each is safe to run at any time and in two processes at once.
 */
export interface Rounds {
  readonly reconcilePayments: { run(): Promise<unknown> };
  readonly purgeOldSessions: { run(): Promise<unknown> };
  readonly purgeOldActivity: { run(): Promise<unknown> };
  readonly purgeOldAuditEntries: { run(): Promise<unknown> };
  readonly sweepOrphans: { run(): Promise<unknown> };
}

/** A round without a time does not compile. */
const EVERY_MS: Readonly<Record<keyof Rounds, number>> = {
  reconcilePayments: 5 * MINUTE_MS,
  purgeOldSessions: 12 * HOUR_MS,
  purgeOldActivity: 12 * HOUR_MS,
  purgeOldAuditEntries: 12 * HOUR_MS,
  sweepOrphans: HOUR_MS,
};

/** Starts the rounds, the first of each at once: a restart may be just what interrupted a payment. */
export function startSchedule(rounds: Rounds, log: WorkerLog): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const run = (name: keyof Rounds) => {
    const round = rounds[name]
      .run()
      .catch((error: unknown) => log.warn({ round: name, err: error }, 'a scheduled round failed'))
      .finally(() => running.delete(round));
    running.add(round);
  };
  const timers = (Object.keys(EVERY_MS) as (keyof Rounds)[]).map((name) => {
    run(name);
    return setInterval(() => run(name), EVERY_MS[name]);
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
