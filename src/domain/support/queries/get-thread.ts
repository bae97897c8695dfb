import type { ThreadId, UserId } from '../../kernel/ids.ts';
import { noSuchThread } from '../threads/errors.ts';
import type { Threads, WholeThread } from '../threads/ports.ts';

/** Returns one of one's own threads. */
export class GetThread {
  constructor(private readonly threads: Pick<Threads, 'find'>) {}

  async run({ userId, threadId }: { userId: UserId; threadId: ThreadId }): Promise<WholeThread> {
    const found = await this.threads.find(threadId);
    if (found?.thread.userId !== userId) throw noSuchThread();
    return found;
  }
}
