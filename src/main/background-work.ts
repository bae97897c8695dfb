import type { Composition } from './composition/compose.ts';
import type { Installation } from './installation/installation.ts';
import type { Logger } from './log.ts';
import { measuredHandlers } from './telemetry/measured-installation.ts';
import type { Metrics } from './telemetry/metrics.ts';
import type { Tracing } from './telemetry/tracing.ts';

/** Works the job queue and runs the scheduled tasks, until the returned function has ended what is in hand. */
export function startBackgroundWork(
  { jobs: handlers, scheduledTasks: tasks }: Pick<Composition, 'jobs' | 'scheduledTasks'>,
  installation: Installation,
  log: Logger,
  { metrics, tracing }: { metrics: Metrics; tracing?: Tracing | undefined },
): () => Promise<void> {
  const { jobs: queue, clock } = installation.dependencies.kernel;
  const stop = installation.startWork({
    queue,
    handlers: measuredHandlers(handlers, metrics, tracing),
    clock,
    log,
    tasks,
    isQuiet: () => installation.isQuiet(),
  });
  return async () => {
    installation.abandonLongWork();
    await stop();
  };
}
