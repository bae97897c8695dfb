import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Breather } from '../../domain/kernel/breather.ts';

const SLICE_MS = 8;

/** Gives the event loop a turn whenever a time slice is used up. */
export class TurnBreather implements Breather {
  private since = performance.now();

  async pause(): Promise<void> {
    if (performance.now() - this.since < SLICE_MS) return;
    await nextTurn();
    this.since = performance.now();
  }
}
