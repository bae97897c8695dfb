import type { Redis } from 'ioredis';
import { openQueue } from './job-relay.ts';
import { openWorker } from './open-worker.ts';
import { FORGOTTEN, type RelayLog, TASKS_QUEUE } from './queues.ts';

const AT_ONCE = 4;
/** Interval of rewriting schedules, in case Redis lost them. */
const RENEW_MS = 10_000;

interface Task {
  readonly name: string;
  readonly everyMs: number;
  readonly task: { run(): Promise<unknown> };
}

/**
 * Runs each task once per interval, across all processes: BullMQ's job schedulers are in Redis. Rewriting a schedule is
 * idempotent. Returns a function that stops after the running tasks.
 *
 * @param producer a fail-fast connection.
 * @param redis a waiting connection.
 */
export function startTasks(
  { producer, redis }: { readonly producer: Redis; readonly redis: Redis },
  tasks: readonly Task[],
  log: RelayLog,
  renewMs = RENEW_MS,
): () => Promise<void> {
  const queue = openQueue<object>(producer, TASKS_QUEUE);
  const schedule = async () => {
    if (producer.status !== 'ready') return;
    for (const { name, everyMs } of tasks)
      await queue.upsertJobScheduler(name, { every: everyMs }, { name, data: {}, opts: FORGOTTEN });
  };
  // Errors are retried by the next interval, and logged by the connection or the workers.
  const renew = () => void schedule().catch(() => undefined);
  const timer = setInterval(renew, renewMs);
  if (producer.status === 'ready') renew();
  producer.on('ready', renew);

  const stopWorker = openWorker<object>(
    redis,
    TASKS_QUEUE,
    async ({ name }) => {
      const found = tasks.find((task) => task.name === name);
      // A task of another version, which writes it again if it is still running.
      if (!found) await queue.removeJobScheduler(name);
      else
        await found.task
          .run()
          .catch((error: unknown) => log.warn({ task: name, err: error }, 'a scheduled task failed'));
    },
    { atOnce: AT_ONCE, log },
  );
  return async () => {
    clearInterval(timer);
    producer.off('ready', renew);
    await stopWorker();
    await queue.close();
  };
}
