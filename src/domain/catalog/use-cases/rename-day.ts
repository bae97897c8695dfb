import type { DayRef } from '../course-node.ts';
import { type RenameStores, type Renaming, renameNode } from './outline-edits.ts';

/** Gives a day another title. */
export class RenameDay {
  constructor(private readonly work: RenameStores) {}

  run(renaming: Renaming<DayRef>): Promise<void> {
    return renameNode(this.work, renaming);
  }
}
