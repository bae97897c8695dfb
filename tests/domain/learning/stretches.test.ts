import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPlayed, MAX_STRETCHES, type Stretch, secondsIn } from '../../../src/domain/learning/stretches.ts';

const PLENTY = 100_000;
const added = (watched: readonly Stretch[], played: readonly Stretch[], allowance = PLENTY) =>
  addPlayed(watched, played, allowance).watched;

describe('what was watched', () => {
  it.each<[string, Stretch[], Stretch[], Stretch[]]>([
    ['goes on where it stopped', [[0, 5]], [[5, 10]], [[0, 10]]],
    ['counts overlaps once', [[0, 10]], [[5, 15]], [[0, 15]]],
    ['counts what is inside not again', [[0, 10]], [[2, 3]], [[0, 10]]],
    [
      'keeps what is apart',
      [[0, 5]],
      [[20, 30]],
      [
        [0, 5],
        [20, 30],
      ],
    ],
    [
      'closes a gap in any order',
      [
        [0, 5],
        [20, 30],
      ],
      [[5, 20]],
      [[0, 30]],
    ],
    ['joins what a seek lost between two', [[0, 5]], [[5.9, 8]], [[0, 8]]],
    [
      'takes no stretch that leads backwards or nowhere',
      [],
      [
        [9, 3],
        [4, 4],
      ],
      [],
    ],
    [
      'sorts what comes unsorted',
      [],
      [
        [20, 30],
        [0, 5],
      ],
      [
        [0, 5],
        [20, 30],
      ],
    ],
  ])('%s', (_, watched, played, expected) => {
    expect(added(watched, played)).toEqual(expected);
  });

  it('takes a claim from its beginning as far as the allowance reaches', () => {
    expect(addPlayed([[0, 5]], [[0, 30]], 10)).toEqual({ watched: [[0, 15]], addedSeconds: 10 });
    expect(
      addPlayed(
        [
          [0, 5],
          [10, 20],
        ],
        [[0, 30]],
        7,
      ),
    ).toEqual({ watched: [[0, 22]], addedSeconds: 7 });
    expect(addPlayed([], [[0, 30]], 0)).toEqual({ watched: [], addedSeconds: 0 });
  });

  it('closes the shortest gap when there are too many stretches, and that is paid as well', () => {
    const many = Array.from({ length: MAX_STRETCHES }, (_, index): Stretch => [index * 10, index * 10 + 2]);
    const apart: Stretch = [5000, 5001];
    expect(addPlayed(many, [apart], 8)).toEqual({ watched: many, addedSeconds: 0 });
    const { watched, addedSeconds } = addPlayed(many, [apart], 9);
    expect([watched.length, addedSeconds, watched[0], watched.at(-1)]).toEqual([MAX_STRETCHES, 9, [0, 12], apart]);
  });
});

const stretch = fc
  .tuple(fc.double({ min: 0, max: 7200, noNaN: true }), fc.double({ min: 0, max: 90, noNaN: true }))
  .map(([from, length]): Stretch => [from, from + length]);
const stretches = fc.array(stretch, { maxLength: 120 });
const allowances = fc.double({ min: 0, max: 8000, noNaN: true });

const covers = (watched: readonly Stretch[], [from, to]: Stretch): boolean =>
  watched.some(([start, end]) => start <= from + 0.011 && end >= to - 0.011);

describe('whatever is claimed', () => {
  it('stays in order, apart and bounded in number', () => {
    fc.assert(
      fc.property(stretches, stretches, allowances, (first, second, allowance) => {
        const watched = added(added([], first), second, allowance);
        expect(watched.length).toBeLessThanOrEqual(MAX_STRETCHES);
        for (const [index, [from, to]] of watched.entries()) {
          expect(to).toBeGreaterThan(from);
          if (index > 0) expect(from).toBeGreaterThan(watched[index - 1]?.[1] ?? 0);
        }
      }),
    );
  });

  it('takes away nothing, and adds no more than the allowance and than it says', () => {
    fc.assert(
      fc.property(stretches, stretches, allowances, (first, second, allowance) => {
        const before = added([], first);
        const { watched, addedSeconds } = addPlayed(before, second, allowance);
        expect(before.every((one) => covers(watched, one))).toBe(true);
        expect(secondsIn(watched) - secondsIn(before)).toBeCloseTo(addedSeconds, 1);
        expect(addedSeconds).toBeLessThanOrEqual(allowance + 0.01);
      }),
    );
  });

  it('counts nothing twice', () => {
    fc.assert(
      fc.property(stretches, (played) => {
        const watched = added([], played);
        expect(addPlayed(watched, watched, PLENTY)).toEqual({ watched, addedSeconds: 0 });
      }),
    );
  });

  it('is all there once the allowance suffices', () => {
    fc.assert(
      fc.property(stretches, (played) => {
        const watched = added([], played);
        for (const one of played) if (one[1] - one[0] > 0.01) expect(covers(watched, one)).toBe(true);
      }),
    );
  });
});
