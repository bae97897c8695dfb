import type { ThreadId } from '../../kernel/ids.ts';
import type { TeamRole } from '../../kernel/literals.ts';
import { noSuchThread, staleThread } from './errors.ts';
import type { Threads, WholeThread } from './ports.ts';
import { mayAnswer, type Thread, type ThreadMessage } from './thread.ts';

/** A change of a thread by the team, to the revision that was on the screen. */
export interface ThreadChange {
  readonly threadId: ThreadId;
  readonly revision: number;
  readonly roles: readonly TeamRole[];
}

/** Returns a thread that these roles answer. */
export async function inInbox(
  threads: Pick<Threads, 'find'>,
  { threadId, roles }: Pick<ThreadChange, 'threadId' | 'roles'>,
): Promise<WholeThread> {
  const found = await threads.find(threadId);
  if (!found || !mayAnswer(roles, found.thread.kind)) throw noSuchThread();
  return found;
}

/** Stores a change, unless another revision than the one on the screen is stored. */
export async function changeThread(
  threads: Pick<Threads, 'find' | 'save'>,
  change: ThreadChange,
  next: (whole: WholeThread) => { readonly thread: Thread; readonly message?: ThreadMessage },
): Promise<WholeThread> {
  const found = await inInbox(threads, change);
  if (found.thread.revision !== change.revision) throw staleThread();
  const { thread, message } = next(found);
  if (!(await threads.save(thread, message))) throw staleThread();
  return found;
}
