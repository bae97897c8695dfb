import type { ModuleRef } from '../course-node.ts';
import { type Move, type MoveStores, moveNode } from './outline-edits.ts';

/** Swaps the number of a module with its neighbour's: students see MODULE 02 before MODULE 03. */
export class MoveModule {
  constructor(private readonly work: MoveStores) {}

  run(move: Move<ModuleRef>): Promise<void> {
    return moveNode(this.work, move);
  }
}
