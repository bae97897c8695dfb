import type { ModuleRef } from '../course-node.ts';
import type { DeletionFacts } from '../trash/replaced-files.ts';
import { type DeletedNode, type DeleteStores, type Deletion, deleteNode } from './outline-edits.ts';

/** Moves a module with its days, contents and documents to the trash. */
export class DeleteModule {
  constructor(
    private readonly work: DeleteStores,
    private readonly facts: DeletionFacts,
  ) {}

  run(deletion: Deletion<ModuleRef>): Promise<DeletedNode> {
    return deleteNode(this.work, this.facts, deletion);
  }
}
