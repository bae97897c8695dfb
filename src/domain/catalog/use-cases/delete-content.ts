import type { ContentRef } from '../course-node.ts';
import type { DeletionFacts } from '../trash/replaced-files.ts';
import { type DeletedNode, type DeleteStores, type Deletion, deleteNode } from './outline-edits.ts';

/** Moves a content of a day to the trash. */
export class DeleteContent {
  constructor(
    private readonly work: DeleteStores,
    private readonly facts: DeletionFacts,
  ) {}

  run(deletion: Deletion<ContentRef>): Promise<DeletedNode> {
    return deleteNode(this.work, this.facts, deletion);
  }
}
