import { expect, test } from 'vitest';
import { PlayedStretches, secondsIn } from '../../../../web/features/learning/player/played-stretches.ts';

const played = (...stretches: [number, number][]) => {
  const all = new PlayedStretches();
  for (const [from, to] of stretches) all.add(from, to);
  return all.list();
};

test.each([
  [
    'go on',
    [
      [0, 0.25],
      [0.25, 0.5],
    ],
    [[0, 0.5]],
  ],
  [
    'stand apart after a seek',
    [
      [0, 5],
      [60, 61],
    ],
    [
      [0, 5],
      [60, 61],
    ],
  ],
  [
    'count what is played again once',
    [
      [0, 5],
      [2, 4],
    ],
    [[0, 5]],
  ],
  [
    'join what meets',
    [
      [0, 5],
      [10, 15],
      [4, 11],
    ],
    [[0, 15]],
  ],
  [
    'hold the newest last',
    [
      [10, 15],
      [0, 5],
      [15, 16],
    ],
    [
      [0, 5],
      [10, 16],
    ],
  ],
  ['are rounded to tenths', [[0.04, 5.06]], [[0, 5.1]]],
  [
    'leave out what is none',
    [
      [5, 5],
      [9, 3],
      [7.01, 7.02],
    ],
    [],
  ],
] as [string, [number, number][], [number, number][]][])('stretches %s', (_, given, expected) => {
  expect(played(...given)).toEqual(expected);
});

test('the oldest are left out when there are more than the server takes', () => {
  const all = played(...Array.from({ length: 130 }, (_, index): [number, number] => [index * 10, index * 10 + 5]));
  expect([all.length, all[0], secondsIn(all)]).toEqual([100, [300, 305], 500]);
});
