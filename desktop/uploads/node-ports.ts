import { randomUUID } from 'node:crypto';
import type { Clock, Random } from '../../src/uploads/ports.ts';

export const nodeClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export const nodeRandom: Random = { fraction: () => Math.random(), id: () => randomUUID() };
