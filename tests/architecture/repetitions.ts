import { type Part, readPattern } from './regex-parts.ts';

/**
 * Positions of a pattern (Glushkov's automaton): each stands for one letter, and `next` says which may follow it. Two
 * ways from one position to the same next one are two ways to read the same text.
 */
interface Automaton {
  readonly letters: bigint[];
  readonly next: Set<number>[];
  /** Positions from which two repetitions lead back by the same step. */
  readonly nested: Set<number>;
}

interface Piece {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly isEmpty: boolean;
  readonly hasLoop: boolean;
}

const NOTHING: Piece = { first: [], last: [], isEmpty: true, hasLoop: false };
/** Counted repetitions of more than this are as bad as those without an end. */
const MAX_COUNT = 100;

/**
 * Returns a letter that two repetitions of a pattern can share, so that a text of it is read in more and more ways: one
 * in the other (time doubles with each letter) or one behind the other (time is a power of the length). Undefined where
 * each text is read in one way. Looks at what stands in a lookaround as at a pattern of its own.
 */
export function sharedLetter(source: string, flags: string): string | undefined {
  const { pattern, lookarounds, sample } = readPattern(source, flags);
  for (const part of [pattern, ...lookarounds]) {
    const found = ambiguous(automatonOf(part));
    if (found !== undefined) return sample[found];
  }
  return undefined;
}

function automatonOf(pattern: Part): Automaton {
  const automaton: Automaton = { letters: [], next: [], nested: new Set() };
  pieceOf(pattern, automaton);
  return automaton;
}

function pieceOf(part: Part, automaton: Automaton): Piece {
  if (part.kind === 'letter') {
    const at = automaton.letters.push(part.letters) - 1;
    automaton.next.push(new Set());
    return { first: [at], last: [at], isEmpty: false, hasLoop: false };
  }
  if (part.kind === 'choice') {
    const ways = part.parts.map((one) => pieceOf(one, automaton));
    return {
      first: ways.flatMap(({ first }) => first),
      last: ways.flatMap(({ last }) => last),
      isEmpty: ways.some(({ isEmpty }) => isEmpty),
      hasLoop: ways.some(({ hasLoop }) => hasLoop),
    };
  }
  if (part.kind === 'sequence')
    return part.parts.map((one) => pieceOf(one, automaton)).reduce(joined(automaton), NOTHING);
  const inner = pieceOf(part.part, automaton);
  const isLoop = part.max > MAX_COUNT || (part.max > 1 && inner.hasLoop);
  if (isLoop) connect(automaton, inner.last, inner.first);
  return { ...inner, isEmpty: part.min === 0 || inner.isEmpty, hasLoop: inner.hasLoop || isLoop };
}

const joined =
  (automaton: Automaton) =>
  (before: Piece, after: Piece): Piece => {
    connect(automaton, before.last, after.first);
    return {
      first: before.isEmpty ? [...before.first, ...after.first] : before.first,
      last: after.isEmpty ? [...before.last, ...after.last] : after.last,
      isEmpty: before.isEmpty && after.isEmpty,
      hasLoop: before.hasLoop || after.hasLoop,
    };
  };

function connect({ next, nested }: Automaton, from: readonly number[], to: readonly number[]): void {
  for (const one of from)
    for (const other of to) {
      if (next[one]?.has(other)) nested.add(other);
      next[one]?.add(other);
    }
}

/** Place in the sample of a letter of the first two repetitions that share a text. */
function ambiguous({ letters, next, nested }: Automaton): number | undefined {
  const lowest = (mask: bigint): number => (mask & -mask).toString(2).length - 1;
  for (const at of nested) return lowest(letters[at] ?? 0n);
  const reach = next.map((_, from) => reachable(next, from));
  const loops = next.flatMap((_, at) => (reach[at]?.has(at) ? [at] : []));
  for (const one of loops)
    for (const other of loops)
      if (one !== other && reach[one]?.has(other) && readsBoth(letters, next, reach, one, other))
        return lowest(letters[other] ?? 0n);
  return undefined;
}

function reachable(next: readonly ReadonlySet<number>[], from: number): Set<number> {
  const found = new Set(next[from]);
  for (const at of found) for (const one of next[at] ?? []) found.add(one);
  return found;
}

/** True when one text leads from the first back to it, from the first to the second, and from the second back to it. */
function readsBoth(
  letters: readonly bigint[],
  next: readonly ReadonlySet<number>[],
  reach: readonly ReadonlySet<number>[],
  one: number,
  other: number,
): boolean {
  const within = (at: number, home: number) => reach[at]?.has(home) === true;
  const waiting = [[one, one, other] as const];
  const seen = new Set<string>();
  for (const [a, b, c] of waiting)
    for (const nextA of next[a] ?? []) {
      if (!within(nextA, one)) continue;
      for (const nextC of next[c] ?? []) {
        const both = (letters[nextA] ?? 0n) & (letters[nextC] ?? 0n);
        if (both === 0n || !within(nextC, other)) continue;
        for (const nextB of next[b] ?? []) {
          if ((both & (letters[nextB] ?? 0n)) === 0n || !(nextB === other || within(nextB, other))) continue;
          if (nextA === one && nextB === other && nextC === other) return true;
          const key = `${nextA} ${nextB} ${nextC}`;
          if (seen.has(key)) continue;
          seen.add(key);
          waiting.push([nextA, nextB, nextC]);
        }
      }
    }
  return false;
}
