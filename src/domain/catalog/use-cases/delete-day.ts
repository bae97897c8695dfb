import type { DayRef } from '../course-node.ts';
import type { DeletionFacts } from '../trash/replaced-files.ts';
import { type DeletedNode, type DeleteStores, type Deletion, deleteNode } from './outline-edits.ts';

/** Moves a day with its contents to the trash. The numbers of the other days stay. */
export class DeleteDay {
  constructor(
    private readonly work: DeleteStores,
    private readonly facts: DeletionFacts,
  ) {}

  run(deletion: Deletion<DayRef>): Promise<DeletedNode> {
    return deleteNode(this.work, this.facts, deletion);
  }
}
