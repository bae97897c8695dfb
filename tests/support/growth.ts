import { ownProcessorMs } from './longest-turn.ts';

const TIMES = 8;
/** Largest growth of what is linear: eight times the size costs eight times as much, and 64 times where it is a square. */
export const LINEAR = 20;
/** Processor time that a figure is made of at least: the scheduler counts it in steps of four milliseconds. */
const MIN_MS = 20;
const TRIES = 8;

type Work = () => unknown;

async function costMs(work: Work, rounds: number): Promise<number> {
  const from = ownProcessorMs();
  for (let round = 0; round < rounds; round += 1) await work();
  return ownProcessorMs() - from;
}

/**
 * How many times as much processor time work of this size takes as of an eighth of it: the least of each, measured in
 * turns, because a collection of garbage or a neighbour makes a figure larger and never smaller. Ends with the first
 * try that comes below `LINEAR`. `workOf` makes the input and is not measured.
 */
export async function growthTo(size: number, workOf: (size: number) => Work): Promise<number> {
  const [small, large] = [workOf(Math.ceil(size / TIMES)), workOf(size)];
  let rounds = 1;
  let less = await costMs(small, rounds);
  while (less < MIN_MS) {
    rounds *= 2;
    less = await costMs(small, rounds);
  }
  let more = Infinity;
  for (let tried = 0; tried < TRIES && more >= LINEAR * less; tried += 1) {
    if (tried > 0) less = Math.min(less, await costMs(small, rounds));
    more = Math.min(more, await costMs(large, rounds));
  }
  return more / less;
}
