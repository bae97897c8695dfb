import type { ContentId, QuestionId, ThreadId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { AskedSubjects, ShownIn, Threads, WholeThread } from '../threads/ports.ts';

const A_PAGE = 25;
/** Bound of others' threads about one item or question, the newest of them. */
const MAX_SHOWN = 25;

export interface ListedThreads {
  readonly threads: readonly WholeThread[];
  readonly nextBefore: ThreadId | null;
}

/** Lists one's own threads, newest first; with an item or a question, those shown to its course too. */
export class ListThreads {
  constructor(
    private readonly threads: Pick<Threads, 'listOf' | 'listShown'>,
    private readonly subjects: Pick<AskedSubjects, 'item' | 'question'>,
  ) {}

  async run({
    viewer,
    contentId,
    questionId,
    before,
  }: {
    viewer: Viewer;
    contentId?: ContentId | undefined;
    questionId?: QuestionId | undefined;
    before?: ThreadId | undefined;
  }): Promise<ListedThreads> {
    const where: ShownIn | undefined =
      contentId !== undefined ? { contentId } : questionId !== undefined ? { questionId } : undefined;
    const isOpen = where !== undefined && before === undefined && (await this.isOpenTo(viewer, where));
    const [own, others] = await Promise.all([
      this.threads.listOf(viewer.userId, { limit: A_PAGE + 1, before, in: where }),
      isOpen ? this.threads.listShown(viewer.userId, { in: where, limit: MAX_SHOWN }) : [],
    ]);
    const page = own.slice(0, A_PAGE);
    return {
      threads: [...page, ...others].sort((a, b) => b.thread.createdAt.getTime() - a.thread.createdAt.getTime()),
      nextBefore: own.length > A_PAGE ? (page.at(-1)?.thread.id ?? null) : null,
    };
  }

  /** An item refuses as it does by itself; of a question that is not released, others' threads are left out. */
  private async isOpenTo(viewer: Viewer, where: ShownIn): Promise<boolean> {
    if ('questionId' in where)
      return (await this.subjects.question(viewer.userId, where.questionId, null)) !== undefined;
    await this.subjects.item(viewer, where.contentId);
    return true;
  }
}
