import { foldedWords } from '../../kernel/fold-text.ts';
import type { ThreadId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { ThreadKind, ThreadState } from '../literals.ts';
import type { NamedThread, Threads } from '../threads/ports.ts';
import { kindsFor } from '../threads/thread.ts';

const A_PAGE = 25;
const MAX_WORDS = 8;

export interface Inbox {
  readonly threads: readonly (NamedThread & { readonly opening: string })[];
  readonly nextBefore: ThreadId | null;
}

/** Lists threads that one's roles answer, a page at a time. */
export class ListInbox {
  constructor(private readonly threads: Pick<Threads, 'inbox'>) {}

  async run({
    viewer,
    state,
    kind,
    isMine,
    search,
    before,
  }: {
    viewer: Pick<Viewer, 'userId' | 'roles'>;
    state?: ThreadState | undefined;
    kind?: ThreadKind | undefined;
    isMine: boolean;
    search: string;
    before?: ThreadId | undefined;
  }): Promise<Inbox> {
    const filter = {
      kinds: kindsFor(viewer.roles).filter((one) => kind === undefined || one === kind),
      state,
      ...(isMine && { assignedTo: viewer.userId }),
      words: foldedWords(search).slice(0, MAX_WORDS),
    };
    const found = await this.threads.inbox(filter, { limit: A_PAGE + 1, before });
    const threads = found.slice(0, A_PAGE);
    return { threads, nextBefore: found.length > A_PAGE ? (threads.at(-1)?.thread.id ?? null) : null };
  }
}
