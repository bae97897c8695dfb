/** A part of a video that was played: from and to, in seconds of the video. */
export type Stretch = readonly [from: number, to: number];

/** Most that are kept of one student in one video; a row of progress stays below 2 kB. */
export const MAX_STRETCHES = 100;

/**
 * Players tell where they are a few times a second, so a seek or a break loses less than this between two stretches.
 */
const JOIN_SECONDS = 1;

export const secondsIn = (stretches: readonly Stretch[]): number =>
  hundredths(stretches.reduce((sum, [from, to]) => sum + (to - from), 0));

/**
 * Merges played intervals into the watched ones, adding at most `allowance` new seconds: a claim counts from its
 * beginning as far as the allowance reaches. Watched seconds stay watched, and count once.
 *
 * At `MAX_STRETCHES` the shortest gaps are closed, in the student's favour; like the joining of neighbours this is
 * charged to the allowance, so that many tiny claims gain no more than the time they took.
 */
export function addPlayed(
  watched: readonly Stretch[],
  played: readonly Stretch[],
  allowance: number,
): { watched: readonly Stretch[]; addedSeconds: number } {
  let sum = watched;
  let left = allowance;
  for (const [from, to] of played) {
    const claim = affordable(missingOf(sum, [hundredths(from), hundredths(to)]), left);
    if (claim.length === 0) continue;
    const joined = join([...sum, ...claim]);
    const price = hundredths(secondsIn(joined) - secondsIn(sum));
    if (price > left) continue;
    sum = joined;
    left = hundredths(left - price);
  }
  return { watched: sum, addedSeconds: hundredths(allowance - left) };
}

/** Returns the parts of a stretch outside the watched ones, which are sorted and disjoint. */
function missingOf(watched: readonly Stretch[], [from, to]: Stretch): Stretch[] {
  const missing: Stretch[] = [];
  let at = from;
  for (const [start, end] of watched) {
    if (end <= at) continue;
    if (start >= to) break;
    if (start > at) missing.push([at, start]);
    at = end;
  }
  return at < to ? [...missing, [at, to]] : missing;
}

function affordable(stretches: readonly Stretch[], allowance: number): Stretch[] {
  const bought: Stretch[] = [];
  let left = Math.floor(allowance * 100) / 100;
  for (const [from, to] of stretches) {
    if (left <= 0) break;
    const end = hundredths(Math.min(to, from + left));
    bought.push([from, end]);
    left = hundredths(left - (end - from));
  }
  return bought;
}

/** Sorts and merges: apart by more than `JOIN_SECONDS`, and at most `MAX_STRETCHES`. */
function join(stretches: readonly Stretch[]): Stretch[] {
  const joined: [number, number][] = [];
  for (const [from, to] of stretches.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && from - last[1] <= JOIN_SECONDS) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  while (joined.length > MAX_STRETCHES) closeShortestGap(joined);
  return joined;
}

function closeShortestGap(stretches: [number, number][]): void {
  const gapBefore = (index: number) => (stretches[index]?.[0] ?? 0) - (stretches[index - 1]?.[1] ?? 0);
  let shortest = 1;
  for (let index = 2; index < stretches.length; index += 1) {
    if (gapBefore(index) < gapBefore(shortest)) shortest = index;
  }
  const [[from], [, to]] = stretches.slice(shortest - 1, shortest + 1) as [[number, number], [number, number]];
  stretches.splice(shortest - 1, 2, [from, to]);
}

/** Finer than any player tells, and sums of it stay free of the errors of binary fractions. */
export const hundredths = (seconds: number): number => Math.round(seconds * 100) / 100;
