import type { WorkerLog } from './job-runner.ts';

/** Task that runs by the clock, without a row in the queue. Idempotent, and safe in several processes at once. */
export interface ScheduledTask {
  /** Name in the log. */
  readonly name: string;
  readonly everyMs: number;
  readonly task: { run(): Promise<unknown> };
}

/** Starts the tasks, each for the first time at once: a restart may be just what interrupted a payment. */
export function startSchedule(tasks: readonly ScheduledTask[], log: WorkerLog): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const run = ({ name, task }: ScheduledTask) => {
    const round = task
      .run()
      .catch((error: unknown) => log.warn({ task: name, err: error }, 'a scheduled task failed'))
      .finally(() => running.delete(round));
    running.add(round);
  };
  const timers = tasks.map((task) => {
    run(task);
    return setInterval(() => run(task), task.everyMs);
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
