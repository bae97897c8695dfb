import type { JobLane } from './job-lanes.ts';
import { JobRunner, type Workplace } from './job-runner.ts';

/** Works off the jobs of one lane, straight from the table: it looks for work, and looks again after a pause. */
export class LaneWorker {
  private readonly runner: JobRunner;
  private timer: NodeJS.Timeout | undefined;
  private drained: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(
    private readonly place: Workplace,
    private readonly lane: JobLane,
    private readonly pauseMs: number,
  ) {
    this.runner = new JobRunner(place);
  }

  start(): void {
    this.timer = setTimeout(() => {
      this.drained = this.drain()
        .catch((error: unknown) => this.place.log.error({ err: error }, 'the job queue does not answer'))
        .finally(() => {
          if (!this.isStopping) this.start();
        });
    }, this.pauseMs);
  }

  /** Waits for the jobs in hand and takes no more. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.drained;
  }

  /** Works until no job is due, the lane is closed, or the worker stops. */
  async drain(): Promise<void> {
    const { queue, clock } = this.place;
    while (this.lane.isOpen()) {
      const now = clock.now();
      const jobs = await queue.lease(now, this.runner.leaseUntil(now), this.lane.atOnce, this.lane.names);
      if (jobs.length === 0) return;
      // Waits for all of them: when the queue fails for one, the others still run.
      const ends = await Promise.allSettled(jobs.map((job) => this.runner.run(job)));
      const broken = ends.find((end) => end.status === 'rejected');
      if (broken) throw broken.reason;
      if (this.isStopping) return;
    }
  }
}
