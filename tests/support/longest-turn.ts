import { existsSync, readFileSync } from 'node:fs';

const SCHEDSTAT = '/proc/thread-self/schedstat';
const hasSchedstat = existsSync(SCHEDSTAT);

/**
 * Milliseconds of processor time that this very thread has had. On Linux the scheduler tells it; elsewhere the whole
 * process, its other threads included, is the nearest there is.
 */
export function ownProcessorMs(): number {
  if (hasSchedstat) return Number(readFileSync(SCHEDSTAT, 'latin1').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The most processor time that one turn of this thread's event loop takes while something is done. Processor time and
 * not the clock's: on a busy machine a thread is made to wait in the middle of a turn, which says nothing about its
 * work.
 */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let last = ownProcessorMs();
  const measure = () => {
    const now = ownProcessorMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const turn = () => {
    measure();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    await work();
  } finally {
    // Work that never waits for the loop ends in its first turn, before any `setImmediate`.
    measure();
    isOver = true;
  }
  return longest;
}

/** What the reference takes of an idle processor. */
const REFERENCE_MS = 12;
const REFERENCE = Array.from({ length: 20_000 }, (_, n) => ({ id: `content-${n}`, title: `Lesson ${n}`, day: n % 7 }));

/**
 * How many times longer than an idle machine this one takes at this moment, at least 1: processor time grows as well
 * where neighbours share the core and its caches. Made of what answers are made of, objects and their text; the least
 * of three.
 */
export function slowdown(): number {
  const tries = [1, 2, 3].map(() => {
    const from = ownProcessorMs();
    JSON.parse(JSON.stringify(REFERENCE));
    return ownProcessorMs() - from;
  });
  return Math.max(1, Math.min(...tries) / REFERENCE_MS);
}

/**
 * A collection of garbage or a neighbour of the processor's cache may fall into one turn, and not into each of these.
 */
const TRIES = 6;

/**
 * The longest turn as on an idle machine: the least of several tries, and no more of them than it takes. `prepare` runs
 * before each try and is not measured.
 */
export async function leastTurnMs(
  maxMs: number,
  work: () => Promise<unknown>,
  prepare: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  let min = Infinity;
  for (let tried = 0; tried < TRIES && min > maxMs; tried += 1) {
    await prepare();
    const turn = await longestTurnMs(work);
    // A turn within the limit is within it on an idle machine too.
    min = Math.min(min, turn > maxMs ? turn / slowdown() : turn);
  }
  return min;
}
