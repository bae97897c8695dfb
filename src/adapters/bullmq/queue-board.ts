import type { Redis } from 'ioredis';
import { DomainError } from '../../domain/kernel/errors.ts';
import type { QueueBoard } from './bull-board.ts';

/**
 * Serves bull-board read-only: job state is in SQL, and failed jobs are retried at `/admin/jobs`. Loaded lazily, since
 * most processes never show it.
 *
 * @param basePath URL path in the browser.
 */
export function queueBoard(redis: Redis, lanes: readonly string[], basePath: string): QueueBoard {
  let opened: Promise<QueueBoard> | undefined;
  const open = async (): Promise<QueueBoard> => (await import('./bull-board.ts')).bullBoard(redis, lanes, basePath);
  return (req, res, next) => {
    // Before its first connection BullMQ would wait forever.
    if (redis.status === 'ready') (opened ??= open()).then((board) => board(req, res, next)).catch(next);
    else
      next(
        new DomainError('unavailable', 'operations/queues-away', 'Redis does not answer now. The jobs wait in SQL.'),
      );
  };
}
