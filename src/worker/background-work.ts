import type { Workplace } from './job-runner.ts';
import { JobWorker } from './job-worker.ts';
import { type ScheduledTask, startSchedule } from './schedule.ts';

/** All that runs without a request. */
export interface BackgroundWork extends Workplace {
  readonly tasks: readonly ScheduledTask[];
  /** Whether a job that can wait may begin now. */
  isQuiet(): boolean;
}

/** Answers with a function that ends what is in hand and begins nothing more. */
export type StartWork = (work: BackgroundWork) => () => Promise<void>;

/** Jobs straight from the table, and scheduled tasks by this process's own clock. */
export const startWorkFromTable: StartWork = ({ queue, handlers, clock, log, tasks, isQuiet }) => {
  const worker = new JobWorker(queue, handlers, clock, log, { isQuiet });
  worker.start();
  const stopSchedule = startSchedule(tasks, log);
  return async () => {
    await Promise.all([worker.stop(), stopSchedule()]);
  };
};
