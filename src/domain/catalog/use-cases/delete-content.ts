import type { ContentRef } from '../course-node.ts';
import { type DeletedNode, type DeleteStores, deleteNode } from './outline-edits.ts';

/** Deletes a content of a day, and later its file, captions and chapters. */
export class DeleteContent {
  constructor(private readonly work: DeleteStores) {}

  run(ref: ContentRef): Promise<DeletedNode> {
    return deleteNode(this.work, ref);
  }
}
