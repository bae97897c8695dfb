import type { Workplace } from './job-runner.ts';
import { JobWorker } from './job-worker.ts';
import { type ScheduledTask, startSchedule } from './schedule.ts';

/** Work without a request: jobs and scheduled tasks. */
export interface BackgroundWork extends Workplace {
  readonly tasks: readonly ScheduledTask[];
  /** Returns whether a deferrable job may begin now. */
  isQuiet(): boolean;
  /** Polling interval of the table, in milliseconds; default 500, with a queue service 2,000. */
  readonly pauseMs?: number | undefined;
}

/** Begins the work; returns a function that ends the jobs in hand and begins no more. */
export type StartWork = (work: BackgroundWork) => () => Promise<void>;

/** Jobs straight from the table, and scheduled tasks by this process's own clock. */
export const startWorkFromTable: StartWork = ({ queue, handlers, clock, log, tasks, ...settings }) => {
  const worker = new JobWorker(queue, handlers, clock, log, settings);
  worker.start();
  const stopSchedule = startSchedule(tasks, log);
  return async () => {
    await Promise.all([worker.stop(), stopSchedule()]);
  };
};
