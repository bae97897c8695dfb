import type { DocumentRef } from '../course-node.ts';
import { type DeletedNode, type DeleteStores, deleteNode } from './outline-edits.ts';

/** Deletes a document of a module, and later its file and the picture of its first page. */
export class DeleteDocument {
  constructor(private readonly work: DeleteStores) {}

  run(ref: DocumentRef): Promise<DeletedNode> {
    return deleteNode(this.work, ref);
  }
}
