import { expect, test } from 'vitest';
import type { ContentId, CourseId, UserId } from '../../../../src/domain/kernel/ids.ts';
import { advance, MAX_SPEED } from '../../../../src/domain/learning/progress.ts';
import { isWatched } from '../../../../web/features/learning/player/position-keeper.ts';
import { SPEEDS } from '../../../../web/platform/player-preferences.ts';

const who = { userId: 'u' as UserId, courseId: 'k' as CourseId, contentId: 'c' as ContentId };
const video = { isVideo: true, isDone: false, lengthSeconds: 600, bytes: 1 };

/** The player tells the server at this moment; a tick in the outline depends on both drawing the same line. */
test.each([0, 300, 569.9, 570, 570.1, 600])(
  'the player and the server agree at second %d of 600',
  (positionSeconds) => {
    const report = { ...who, positionSeconds, durationSeconds: 600 };
    const first = advance(undefined, { ...report, positionSeconds: 0 }, video, new Date(0));
    const { completedAt } = advance(first, { ...report, played: [[0, positionSeconds]] }, video, new Date(600_000));
    expect(isWatched(positionSeconds, 600)).toBe(completedAt !== null);
  },
);

test('a video of unknown length is never watched', () => {
  expect(isWatched(100, 0)).toBe(false);
});

test('the server knows the greatest speed of the player', () => {
  expect(MAX_SPEED).toBe(Math.max(...SPEEDS));
});
