import type { Redis } from 'ioredis';
import { DomainError } from '../../domain/kernel/errors.ts';
import type { QueueBoard } from './bull-board.ts';

/**
 * bull-board over our queues, to look at only: what a job is and becomes stands in SQL, and failed jobs are tried again
 * at `/admin/jobs`. It is loaded when somebody looks for the first time, which in most processes nobody does.
 *
 * @param basePath where browsers find it.
 */
export function queueBoard(redis: Redis, lanes: readonly string[], basePath: string): QueueBoard {
  let opened: Promise<QueueBoard> | undefined;
  const open = async (): Promise<QueueBoard> => (await import('./bull-board.ts')).bullBoard(redis, lanes, basePath);
  return (req, res, next) => {
    // BullMQ would wait for its first connection for ever.
    if (redis.status === 'ready') (opened ??= open()).then((board) => board(req, res, next)).catch(next);
    else
      next(
        new DomainError('unavailable', 'operations/queues-away', 'Redis does not answer now. The jobs wait in SQL.'),
      );
  };
}
