import type { JobId } from '../../domain/kernel/ids.ts';

/** Prefix of BullMQ's keys; sessions and rate limits have their own. */
export const PREFIX = 'cusp:bull';

export const laneQueue = (lane: string): string => `jobs-${lane}`;
export const TASKS_QUEUE = 'scheduled-tasks';

/** Payload in BullMQ: the rest of a job is in its row. */
export interface RelayedJob {
  readonly jobId: JobId;
}

/** Ended jobs are removed at once to free their id, because their row may be offered again. */
export const FORGOTTEN = { removeOnComplete: true, removeOnFail: true } as const;

export interface RelayLog {
  warn(facts: object, message: string): void;
}
