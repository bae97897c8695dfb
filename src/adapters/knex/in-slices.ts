import { setImmediate as nextTurn } from 'node:timers/promises';

const SLICE_MS = 8;

/**
 * Maps rows sequentially, yielding to the event loop every few milliseconds: results have thousands of rows.
 * (`http/in-slices.ts` does the same with what is made of them.)
 */
export async function mapInSlices<T, Made>(all: readonly T[], change: (one: T) => Made): Promise<Made[]> {
  const made: Made[] = [];
  let since = performance.now();
  for (const one of all) {
    made.push(change(one));
    if (performance.now() - since < SLICE_MS) continue;
    await nextTurn();
    since = performance.now();
  }
  return made;
}
