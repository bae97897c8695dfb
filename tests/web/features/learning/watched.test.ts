import { expect, test } from 'vitest';
import type { ContentId, CourseId, UserId } from '../../../../src/domain/kernel/ids.ts';
import { advance } from '../../../../src/domain/learning/progress.ts';
import { isWatched } from '../../../../web/features/learning/player/position-keeper.ts';

const who = { userId: 'u' as UserId, courseId: 'k' as CourseId, contentId: 'c' as ContentId };

/** The player tells the server at this moment; a tick in the outline depends on both drawing the same line. */
test.each([0, 300, 569.9, 570, 570.1, 600])(
  'the player and the server agree at second %d of 600',
  (positionSeconds) => {
    const { completedAt } = advance(undefined, { ...who, positionSeconds, durationSeconds: 600 }, new Date());
    expect(isWatched(positionSeconds, 600)).toBe(completedAt !== null);
  },
);

test('a video of unknown length is never watched', () => {
  expect(isWatched(100, 0)).toBe(false);
});
