import { type Processor, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { PREFIX, type RelayLog } from './queues.ts';

/** How long BullMQ may take to say goodbye to a Redis that may have gone away, once the jobs in hand are done. */
const CLOSE_MS = 1500;
const REST_MS = 1000;
/**
 * BullMQ's lock decides nothing, because the row's lease does: a lock that is lost by a blocked loop gives the job to
 * somebody who finds the row taken. So it is short, and what a killed worker had in hand waits for its lease alone.
 */
const LOCK_MS = 6000;
const STALLED_CHECK_MS = 3000;

/** Redis answers, and refuses: it is full, is loading its data, or became a replica. */
const REFUSAL = /^(OOM|LOADING|READONLY|MISCONF|NOREPLICAS|BUSY)\b/;

interface WorkerFacts {
  readonly atOnce: number;
  readonly log: RelayLog;
}

/**
 * A BullMQ worker that survives Redis: it waits while Redis is away, and rests between two tries while Redis refuses.
 * Answers with a function that ends it after the jobs in hand, in bounded time.
 *
 * @param redis a connection that waits for Redis, which workers share and their owner closes; each has another one of
 * the same kind to block on.
 */
export function openWorker<Data>(
  redis: Redis,
  name: string,
  work: Processor<Data>,
  { atOnce, log }: WorkerFacts,
): () => Promise<void> {
  const inHand = new Set<Promise<unknown>>();
  const tracked: Processor<Data> = (job, token) => {
    const working: Promise<unknown> = work(job, token).finally(() => inHand.delete(working));
    inHand.add(working);
    return working;
  };
  const worker = new Worker<Data>(name, tracked, {
    connection: redis,
    prefix: PREFIX,
    concurrency: atOnce,
    removeOnComplete: { count: 0 },
    removeOnFail: { count: 0 },
    runRetryDelay: REST_MS,
    // Each return of a job whose worker was killed counts as one; how often it is begun is for its row to say.
    maxStalledCount: 1000,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_CHECK_MS,
  });
  restWhileRefused(worker, name, log);

  return async () => {
    const isHopeless = inHand.size === 0 && redis.status !== 'ready';
    const closed = worker.close(isHopeless);
    await Promise.allSettled(inHand);
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())]);
    // Its own connection only: on the shared one other workers may still renew the locks of what they have in hand.
    void worker.backend.disconnectBlocking(false).catch(() => undefined);
  };
}

/**
 * BullMQ's loop asks for the next job at once after a refusal, thousands of times a second; and it forgets a scheduled
 * task whose next run could not be written, which `startTasks` mends.
 */
function restWhileRefused(worker: Worker, name: string, log: RelayLog): void {
  let isResting = false;
  let isTold = false;
  const rest = async () => {
    isResting = true;
    await worker.pause(true);
    await new Promise((resolve) => setTimeout(resolve, REST_MS).unref());
    isResting = false;
    await worker.resume();
  };
  worker.on('completed', () => {
    isTold = false;
  });
  worker.on('error', (error) => {
    if (isResting || !REFUSAL.test(error.message)) return;
    if (!isTold) log.warn({ err: error, queue: name }, 'Redis refuses: its jobs wait');
    isTold = true;
    void rest();
  });
}
