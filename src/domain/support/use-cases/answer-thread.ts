import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { changeThread, type ThreadChange } from '../threads/in-inbox.ts';
import type { Threads } from '../threads/ports.ts';
import { answered } from '../threads/thread.ts';

/** Answers a thread; its asker gets the answer by mail as well. Of two who answer at once, the second one is told. */
export class AnswerThread {
  constructor(
    private readonly work: UnitOfWork<{ threads: Threads; outbox: Outbox }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ by, text, ...change }: ThreadChange & { readonly by: UserId; readonly text: string }): Promise<void> {
    await this.work.run(async ({ threads, outbox }) => {
      const id = this.ids.next();
      const now = this.clock.now();
      await changeThread(threads, change, ({ thread, messages }) => ({
        thread: answered(thread, now),
        message: {
          ...{ id, threadId: thread.id, number: messages.length + 1, by: 'team', authorId: by },
          ...{ requestId: id, text, at: now },
        },
      }));
      await outbox.add('support/send-thread-answer', { messageId: id });
    });
  }
}
