import type { DocumentRef } from '../course-node.ts';
import { type RenameStores, type Renaming, renameNode } from './outline-edits.ts';

/** Gives a document another title. */
export class RenameDocument {
  constructor(private readonly work: RenameStores) {}

  run(renaming: Renaming<DocumentRef>): Promise<void> {
    return renameNode(this.work, renaming);
  }
}
