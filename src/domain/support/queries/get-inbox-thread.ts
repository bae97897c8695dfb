import type { ThreadId } from '../../kernel/ids.ts';
import type { TeamRole } from '../../kernel/literals.ts';
import { noSuchThread } from '../threads/errors.ts';
import type { Answerer, Answerers, NamedMessage, NamedThread, Threads } from '../threads/ports.ts';
import { mayAnswer } from '../threads/thread.ts';

export interface InboxThread extends NamedThread {
  readonly messages: readonly NamedMessage[];
  /** People who may answer it. */
  readonly answerers: readonly Answerer[];
}

/** Returns a thread that one's roles answer, with all its messages. */
export class GetInboxThread {
  constructor(
    private readonly threads: Pick<Threads, 'findNamed'>,
    private readonly answerers: Answerers,
  ) {}

  async run({ threadId, roles }: { threadId: ThreadId; roles: readonly TeamRole[] }): Promise<InboxThread> {
    const found = await this.threads.findNamed(threadId);
    if (!found || !mayAnswer(roles, found.thread.kind)) throw noSuchThread();
    const team = await this.answerers.list();
    return { ...found, answerers: team.filter((one) => mayAnswer(one.roles, found.thread.kind)) };
  }
}
