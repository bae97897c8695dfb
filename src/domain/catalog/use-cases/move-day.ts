import type { DayRef } from '../course-node.ts';
import { type Move, type MoveStores, moveNode } from './outline-edits.ts';

/** Swaps the number of a day with its neighbour's. */
export class MoveDay {
  constructor(private readonly work: MoveStores) {}

  run(move: Move<DayRef>): Promise<void> {
    return moveNode(this.work, move);
  }
}
