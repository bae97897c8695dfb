import { JobWorker } from '../worker/job-worker.ts';
import { startSchedule } from '../worker/schedule.ts';
import type { Composition } from './composition/compose.ts';
import type { Installation } from './installation/installation.ts';
import type { Logger } from './log.ts';

/** Works the job queue and runs the scheduled tasks, until the returned function has ended what is in hand. */
export function startBackgroundWork(
  composition: Pick<Composition, 'jobs' | 'scheduledTasks'>,
  installation: Installation,
  log: Logger,
): () => Promise<void> {
  const { jobs, clock } = installation.dependencies.kernel;
  const worker = new JobWorker(jobs, composition.jobs, clock, log, { isQuiet: () => installation.isQuiet() });
  worker.start();
  const stopSchedule = startSchedule(composition.scheduledTasks, log);
  return async () => {
    installation.abandonLongWork();
    await Promise.all([worker.stop(), stopSchedule()]);
  };
}
