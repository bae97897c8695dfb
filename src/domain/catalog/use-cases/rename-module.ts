import type { ModuleRef } from '../course-node.ts';
import { type RenameStores, type Renaming, renameNode } from './outline-edits.ts';

/** Gives a module another title. */
export class RenameModule {
  constructor(private readonly work: RenameStores) {}

  run(renaming: Renaming<ModuleRef>): Promise<void> {
    return renameNode(this.work, renaming);
  }
}
