import type { ContentRef } from '../course-node.ts';
import { type RenameStores, type Renaming, renameNode } from './outline-edits.ts';

/** Gives a content another title. */
export class RenameContent {
  constructor(private readonly work: RenameStores) {}

  run(renaming: Renaming<ContentRef>): Promise<void> {
    return renameNode(this.work, renaming);
  }
}
