import type { ContentRef } from '../course-node.ts';
import { type Move, type MoveStores, moveNode } from './outline-edits.ts';

/** Moves a content up or down in its day. */
export class MoveContent {
  constructor(private readonly work: MoveStores) {}

  run(move: Move<ContentRef>): Promise<void> {
    return moveNode(this.work, move);
  }
}
