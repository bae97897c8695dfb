import type { DocumentRef } from '../course-node.ts';
import { type Move, type MoveStores, moveNode } from './outline-edits.ts';

/** Moves a document up or down in its module. */
export class MoveDocument {
  constructor(private readonly work: MoveStores) {}

  run(move: Move<DocumentRef>): Promise<void> {
    return moveNode(this.work, move);
  }
}
