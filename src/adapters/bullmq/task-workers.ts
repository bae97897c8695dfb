import type { Redis } from 'ioredis';
import { openQueue } from './job-relay.ts';
import { openWorker } from './open-worker.ts';
import { FORGOTTEN, type RelayLog, TASKS_QUEUE } from './queues.ts';

const AT_ONCE = 4;
/** How soon a schedule is whole again that Redis lost. */
const RENEW_MS = 10_000;

interface Task {
  readonly name: string;
  readonly everyMs: number;
  readonly task: { run(): Promise<unknown> };
}

/**
 * Runs each task once per interval, however many processes do this: BullMQ's job schedulers stand in Redis. They are
 * written again and again, which changes none that is there. Answers with a function that ends after the tasks in hand.
 *
 * @param producer a connection that answers soon or rejects. @param redis one that waits.
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
  // What went wrong is tried again, and told by the connection or by the workers.
  const renew = () => void schedule().catch(() => undefined);
  const timer = setInterval(renew, renewMs);
  if (producer.status === 'ready') renew();
  producer.on('ready', renew);

  const stopWorker = openWorker<object>(
    redis,
    TASKS_QUEUE,
    async ({ name }) => {
      const found = tasks.find((task) => task.name === name);
      // Of another version: one that still has it writes it again.
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
