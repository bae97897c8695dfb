import type { TrashEntryId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { CourseNode, NodeRef } from '../course-node.ts';
import { noSuchNode } from '../errors.ts';
import type { CourseRepository } from '../ports.ts';
import { type DeletionStores, moveToTrash } from '../trash/move-to-trash.ts';
import type { DeletionFacts } from '../trash/replaced-files.ts';

interface Deletion {
  readonly ref: NodeRef;
  readonly by: UserId;
}

/** The deleted node, for the sentence of confirmation. */
export type DeletedNode = Pick<CourseNode, 'title' | 'order'> & {
  /** Id of the trash entry, for restoring it. */
  readonly entryId: TrashEntryId;
};

/**
 * Soft-deletes a node and its descendants to the trash, in one transaction: no reader returns them, and their files are
 * kept until the purge (decision B7). The numbers of its siblings stay.
 */
export class DeleteNode {
  constructor(
    private readonly work: UnitOfWork<DeletionStores & { courses: CourseRepository }>,
    private readonly ids: DeletionFacts['ids'],
    private readonly clock: DeletionFacts['clock'],
  ) {}

  run({ ref, by }: Deletion): Promise<DeletedNode> {
    const { ids, clock } = this;
    return this.work.run(async (stores) => {
      await stores.courses.hold(ref.courseId);
      const node = await stores.nodes.find(ref);
      if (!node) throw noSuchNode(ref.kind);
      const entry = await moveToTrash(stores, { ids, clock }, { ref, by });
      return { title: node.title, order: node.order, entryId: entry.id };
    });
  }
}
