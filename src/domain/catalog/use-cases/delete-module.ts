import type { ModuleRef } from '../course-node.ts';
import { type DeletedNode, type DeleteStores, deleteNode } from './outline-edits.ts';

/** Deletes a module with its days, contents and documents, and later their files. */
export class DeleteModule {
  constructor(private readonly work: DeleteStores) {}

  run(ref: ModuleRef): Promise<DeletedNode> {
    return deleteNode(this.work, ref);
  }
}
