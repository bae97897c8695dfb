import type { Clock } from '../domain/kernel/clock.ts';
import type { JobQueue } from '../domain/kernel/jobs.ts';
import type { JobHandlers } from './handlers.ts';
import { jobLanes } from './job-lanes.ts';
import type { WorkerLog } from './job-runner.ts';
import { LaneWorker } from './lane-worker.ts';
import type { Backoff } from './retry-rule.ts';

const PAUSE_MS = 500;

export interface WorkerSettings {
  readonly pauseMs?: number | undefined;
  /** Returns whether a deferrable job may begin now. */
  readonly isQuiet?: () => boolean;
  readonly backoff?: Backoff | undefined;
}

/** Works the job queue, in the serving process or alone, each lane for itself. */
export class JobWorker {
  private readonly workers: readonly LaneWorker[];

  constructor(
    queue: JobQueue,
    handlers: JobHandlers,
    clock: Clock,
    log: WorkerLog,
    { pauseMs = PAUSE_MS, isQuiet = () => true, backoff }: WorkerSettings = {},
  ) {
    this.workers = jobLanes(isQuiet).map(
      (lane) => new LaneWorker({ queue, handlers, clock, log, backoff }, lane, pauseMs),
    );
  }

  start(): void {
    for (const worker of this.workers) worker.start();
  }

  /** Waits for the jobs in hand and takes no more. */
  async stop(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
  }

  /** Works until nothing is due. */
  async drain(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.drain()));
  }
}
