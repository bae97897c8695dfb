import { type Processor, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { PREFIX, type RelayLog } from './queues.ts';

/** Timeout of closing BullMQ after the running jobs, in case Redis is gone. */
const CLOSE_MS = 1500;
const REST_MS = 1000;
/**
 * Short lock time. BullMQ's lock is not authoritative, the row's lease is: if a blocked event loop loses the lock,
 * another worker finds the row taken. A short lock means that jobs of a killed worker wait only for their lease.
 */
const LOCK_MS = 6000;
const STALLED_CHECK_MS = 3000;

/** Errors of a reachable Redis: out of memory, loading its data, or a replica. */
const REFUSAL = /^(OOM|LOADING|READONLY|MISCONF|NOREPLICAS|BUSY)\b/;

interface WorkerFacts {
  readonly atOnce: number;
  readonly log: RelayLog;
}

/**
 * Opens a BullMQ worker that survives outages: it waits while Redis is down, and backs off while Redis refuses. Returns
 * a function that stops it after the running jobs, in bounded time.
 *
 * @param redis a waiting connection, shared by workers and closed by its owner; each worker opens another one for
 * blocking calls.
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
    // Each redelivery after a killed worker counts as a stall; the row limits the attempts.
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
    // Disconnects only its own connection: other workers may still renew their locks on the shared one.
    void worker.backend.disconnectBlocking(false).catch(() => undefined);
  };
}

/**
 * Backs off after a refusal: BullMQ would poll again at once, thousands of times a second. It also forgets a scheduled
 * task whose next run could not be written, which `startTasks` repairs.
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
