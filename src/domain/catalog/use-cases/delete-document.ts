import type { DocumentRef } from '../course-node.ts';
import type { DeletionFacts } from '../trash/replaced-files.ts';
import { type DeletedNode, type DeleteStores, type Deletion, deleteNode } from './outline-edits.ts';

/** Moves a document of a module to the trash. */
export class DeleteDocument {
  constructor(
    private readonly work: DeleteStores,
    private readonly facts: DeletionFacts,
  ) {}

  run(deletion: Deletion<DocumentRef>): Promise<DeletedNode> {
    return deleteNode(this.work, this.facts, deletion);
  }
}
