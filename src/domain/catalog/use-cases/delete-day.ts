import type { DayRef } from '../course-node.ts';
import { type DeletedNode, type DeleteStores, deleteNode } from './outline-edits.ts';

/** Deletes a day with its contents, and later their files. The numbers of the other days stay. */
export class DeleteDay {
  constructor(private readonly work: DeleteStores) {}

  run(ref: DayRef): Promise<DeletedNode> {
    return deleteNode(this.work, ref);
  }
}
