import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventLoopYield } from '../../domain/kernel/event-loop-yield.ts';

const SLICE_MS = 8;

/** Gives the event loop a turn whenever a time slice is used up. */
export class NodeEventLoopYield implements EventLoopYield {
  private since = performance.now();

  async yield(): Promise<void> {
    if (performance.now() - this.since < SLICE_MS) return;
    await nextTurn();
    this.since = performance.now();
  }
}
