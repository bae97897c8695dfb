import type { Clock } from '../domain/kernel/clock.ts';
import type { JobQueue } from '../domain/kernel/jobs.ts';
import type { JobSteps } from './handlers.ts';
import { LaneWorker, type WorkerLog } from './lane-worker.ts';
import { lanes } from './lanes.ts';

const PAUSE_MS = 500;

export interface WorkerSettings {
  readonly pauseMs?: number;
  /** Whether what can wait may begin now. */
  readonly isLull?: () => boolean;
}

/** Works the SQL queue inside the serving process, each lane for itself. */
export class InProcessWorker {
  private readonly workers: readonly LaneWorker[];

  constructor(
    queue: JobQueue,
    steps: JobSteps,
    clock: Clock,
    log: WorkerLog,
    { pauseMs = PAUSE_MS, isLull = () => true }: WorkerSettings = {},
  ) {
    this.workers = lanes(steps, isLull).map((lane) => new LaneWorker({ queue, steps, clock, log, pauseMs }, lane));
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
