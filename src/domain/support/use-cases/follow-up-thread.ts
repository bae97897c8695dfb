import type { Clock } from '../../kernel/clock.ts';
import type { Ids, ThreadId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { examRunning, noSuchThread, staleThread } from '../threads/errors.ts';
import type { HeldAccounts, RunningExams, Threads, WholeThread } from '../threads/ports.ts';
import { followedUp } from '../threads/thread.ts';

export interface FollowUp {
  readonly userId: UserId;
  readonly threadId: ThreadId;
  readonly requestId: string;
  readonly text: string;
}

/** Adds a message of its asker to a thread, once however often it is sent: an answered one waits again. */
export class FollowUpThread {
  constructor(
    private readonly work: UnitOfWork<{ threads: Threads; users: HeldAccounts }>,
    private readonly exams: RunningExams,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ userId, threadId, requestId, text }: FollowUp): Promise<WholeThread> {
    if (await this.exams.isRunning(userId)) throw examRunning();
    return this.work.run(async ({ threads, users }) => {
      await users.hold(userId);
      const found = await threads.find(threadId);
      if (found?.thread.userId !== userId) throw noSuchThread();
      const { thread, messages } = found;
      if (messages.some((one) => one.by === 'asker' && one.requestId === requestId)) return found;
      const now = this.clock.now();
      const number = messages.length + 1;
      const message = {
        ...({ id: this.ids.next(), threadId, number, by: 'asker', authorId: userId } as const),
        ...{ requestId, text, at: now },
      };
      const next = followedUp(thread, now);
      if (!(await threads.save(next, message))) throw staleThread();
      return { thread: { ...next, revision: next.revision + 1 }, messages: [...messages, message] };
    });
  }
}
