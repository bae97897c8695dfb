import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECOND_MS } from '../../../src/domain/kernel/clock.ts';
import { advance, MAX_SPEED, type Progress, TOLERANCE_SECONDS } from '../../../src/domain/learning/progress.ts';
import { type Stretch, secondsIn } from '../../../src/domain/learning/stretches.ts';

const WHO = { userId: 'ada', courseId: 'a', contentId: 'lesson' };
/** Those of the player. */
const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];
const START = Date.UTC(2026, 2, 2);

interface Told {
  /** Seconds since the first report. */
  at: number;
  position: number;
  duration?: number;
  played?: readonly Stretch[];
}

/** What becomes of these reports of one student about a video of 100 seconds. */
function reported(reports: readonly Told[], length: number | 'unknown' = 100, bytes = 1000): Progress {
  let progress: Progress | undefined;
  for (const { at, position, duration = 100, played } of reports) {
    const report = { ...WHO, positionSeconds: position, durationSeconds: duration, ...(played && { played }) };
    const lengthSeconds = length === 'unknown' ? undefined : length;
    const video = { isVideo: true, isDone: false, lengthSeconds, bytes };
    progress = advance(progress, report, video, new Date(START + at * SECOND_MS));
  }
  if (!progress) throw new Error('Nothing was reported.');
  return progress;
}

const isDone = (...given: Parameters<typeof reported>) => reported(...given).completedAt !== null;

/** Every five seconds at this speed, with or without the stretches. */
const playing = (speed: number, to: number, more: { at?: number; from?: number; isTold?: boolean } = {}): Told[] => {
  const { at = 0, from = 0, isTold = true } = more;
  const count = Math.ceil((to - from) / speed / 5);
  return Array.from({ length: count }, (_, index) => {
    const position = Math.min(to, from + (index + 1) * 5 * speed);
    return { at: at + (index + 1) * 5, position, ...(isTold && { played: [[from, position] as const] }) };
  });
};

describe('a video is complete', () => {
  it.each(SPEEDS)('when 95 %% of it were played at speed %d, told or not', (speed) => {
    for (const isTold of [true, false]) {
      expect(isDone(playing(speed, 94.9, { isTold }))).toBe(false);
      expect(isDone(playing(speed, 95, { isTold }))).toBe(true);
    }
  });

  it('after two sittings on two devices', () => {
    const morning = playing(1, 60);
    expect(isDone(morning)).toBe(false);
    expect(isDone([...morning, ...playing(1.5, 97, { at: 50_000, from: 55 })])).toBe(true);
  });

  it('also when the network was away in the middle, and when the first reports were lost', () => {
    expect(isDone([...playing(2, 20), { at: 50, position: 100, played: [[0, 100]] }])).toBe(true);
    const late: Told = { at: 0, position: 40, played: [[0, 40]] };
    expect(secondsIn(reported([late]).watched)).toBe(TOLERANCE_SECONDS);
    expect(isDone([late, { at: 43, position: 100, played: [[0, 100]] }])).toBe(true);
  });

  it('when it was watched in parts and out of order', () => {
    const parts: Stretch[] = [
      [50, 100],
      [0, 30],
      [25, 52],
    ];
    expect(
      isDone([
        { at: 0, position: 50, played: [] },
        { at: 60, position: 52, played: parts },
      ]),
    ).toBe(true);
  });
});

describe('a video is not complete', () => {
  it.each<[string, Told[]]>([
    ['by a length of one second', [{ at: 0, position: 1, duration: 1 }]],
    ['by shorter lengths, again and again', [1, 2, 3, 4, 5].map((at) => ({ at, position: at, duration: at }))],
    [
      'by a jump to the end',
      [
        { at: 0, position: 3 },
        { at: 5, position: 99 },
      ],
    ],
    [
      'by a jump on the next day',
      [
        { at: 0, position: 3 },
        { at: 86_400, position: 100 },
      ],
    ],
    [
      'by a jump that a player does not call played',
      [
        { at: 0, position: 3, played: [[0, 3]] },
        { at: 86_400, position: 100, played: [] },
      ],
    ],
    [
      'by claiming all of it at once',
      [
        { at: 0, position: 0 },
        { at: 5, position: 100, played: [[0, 100]] },
      ],
    ],
    [
      'by claiming it a thousand times',
      Array.from({ length: 1000 }, () => ({ at: 1, position: 100, played: [[0, 100]] as Stretch[] })),
    ],
    ['by the same half, twice', [...playing(1, 50), ...playing(1, 50, { at: 60 })]],
    [
      'faster by two devices at once',
      [...playing(2, 50), ...playing(2, 100, { from: 50 })].toSorted((a, b) => a.at - b.at),
    ],
  ])('%s', (_, reports) => {
    expect(isDone(reports)).toBe(false);
  });

  it('beyond its end', () => {
    const { watched, positionSeconds } = reported([
      { at: 0, position: 0 },
      { at: 500, position: 500, duration: 500, played: [[60, 500]] },
    ]);
    expect([watched, positionSeconds]).toEqual([[[60, 100]], 100]);
  });
});

describe('a video whose length nobody knows', () => {
  it('is as long as its player ever told, and no shorter than a minute or its bytes allow', () => {
    expect(isDone([{ at: 0, position: 1, duration: 1 }], 'unknown')).toBe(false);
    expect(isDone(playing(1, 95), 'unknown')).toBe(true);
    const shorter: Told = { at: 62, position: 60, duration: 60, played: [[0, 60]] };
    expect(isDone([{ at: 0, position: 0, duration: 60 }, shorter], 'unknown')).toBe(true);
    expect(isDone([{ at: 0, position: 0, duration: 100 }, shorter], 'unknown')).toBe(false);
    expect(isDone([{ at: 0, position: 0, duration: 60 }, shorter], 'unknown', 2 ** 30)).toBe(false);
  });
});

describe('the rule', () => {
  it('never counts more than can have been played, whatever is reported and how often', () => {
    const told = fc.record({
      wait: fc.integer({ min: 0, max: 60 }),
      position: fc.integer({ min: 0, max: 7200 }),
      duration: fc.integer({ min: 0, max: 7200 }),
      played: fc.option(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 7200 }), fc.integer({ min: 0, max: 7200 })), { maxLength: 20 }),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(fc.array(told, { minLength: 1, maxLength: 40 }), (steps) => {
        let at = 0;
        const reports = steps.map(({ wait, ...report }, index) => ({ ...report, at: (at += index > 0 ? wait : 0) }));
        const { watched, completedAt } = reported(reports, 7200);
        expect(secondsIn(watched)).toBeLessThanOrEqual(TOLERANCE_SECONDS + MAX_SPEED * at + 0.01);
        if (completedAt) expect(secondsIn(watched)).toBeGreaterThanOrEqual(0.95 * 7200);
      }),
    );
  });

  it('loses nothing of what was honestly played, however late and in whatever order its reports come', () => {
    const sitting = fc.record({
      speed: fc.constantFrom(...SPEEDS),
      pieces: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 20 }),
      delays: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 20, maxLength: 20 }),
    });
    fc.assert(
      fc.property(sitting, ({ speed, pieces, delays }) => {
        let [second, clock] = [0, 0];
        const reports = pieces.map((piece, index): Told => {
          second += piece;
          clock += piece / speed;
          return { at: clock + (delays[index] ?? 0), position: second, played: [[0, second]] };
        });
        // The player tells again as long as not all of it is counted.
        const again = { position: second, played: [[0, second]] as Stretch[], at: clock + 60 + second / MAX_SPEED };
        const inOrder = [...reports.toSorted((a, b) => a.at - b.at), again];
        const { watched } = reported(
          inOrder.map((one) => ({ ...one, duration: 9000 })),
          9000,
        );
        expect(watched).toEqual([[0, second]]);
      }),
    );
  });
});
