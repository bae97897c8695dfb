import type { Workplace } from './job-runner.ts';
import { JobWorker } from './job-worker.ts';
import { type ScheduledTask, startSchedule } from './schedule.ts';

/** All that runs without a request. */
export interface BackgroundWork extends Workplace {
  readonly tasks: readonly ScheduledTask[];
  /** Returns whether a deferrable job may begin now. */
  isQuiet(): boolean;
  /** Between two looks into the table, 500 ms unless another pause is given; with a queue service before it 2 s. */
  readonly pauseMs?: number | undefined;
}

/** Answers with a function that ends what is in hand and begins nothing more. */
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
