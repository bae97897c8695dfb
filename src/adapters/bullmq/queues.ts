import type { JobId } from '../../domain/kernel/ids.ts';

/** Before all keys of BullMQ's; sessions and limits have prefixes of their own. */
export const PREFIX = 'cusp:bull';

export const laneQueue = (lane: string): string => `jobs-${lane}`;
export const TASKS_QUEUE = 'scheduled-tasks';

/** All that BullMQ is told of a job: the rest stays in its row. */
export interface RelayedJob {
  readonly jobId: JobId;
}

/** Nothing is kept of a job that ended: its id must be free, because its row may be offered again. */
export const FORGOTTEN = { removeOnComplete: true, removeOnFail: true } as const;

export interface RelayLog {
  warn(facts: object, message: string): void;
}
