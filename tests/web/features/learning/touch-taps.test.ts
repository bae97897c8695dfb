import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TouchTaps } from '../../../../web/features/learning/player/touch-taps.ts';

const LEFT = 0.1;
const MIDDLE = 0.5;
const RIGHT = 0.9;

function setUp() {
  const toggles = vi.fn();
  const skips: [number, string, number][] = [];
  const taps = new TouchTaps({ onToggle: toggles, onSkip: (...skip) => void skips.push(skip) });
  return { taps, toggles, skips };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('fingers on the picture', () => {
  test('one tap in the middle plays at once', () => {
    const { taps, toggles } = setUp();
    taps.tap(MIDDLE);
    expect(toggles).toHaveBeenCalledTimes(1);
  });

  test('one tap on a side plays when no second one came', () => {
    const { taps, toggles, skips } = setUp();
    taps.tap(LEFT);
    expect(toggles).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(toggles).toHaveBeenCalledTimes(1);
    expect(skips).toEqual([]);
  });

  test('two taps skip, each further one again, and nothing plays or pauses', () => {
    const { taps, toggles, skips } = setUp();
    taps.tap(RIGHT);
    vi.advanceTimersByTime(200);
    taps.tap(RIGHT);
    vi.advanceTimersByTime(500);
    taps.tap(RIGHT);
    vi.advanceTimersByTime(5000);
    expect(skips).toEqual([
      [10, 'right', 10],
      [10, 'right', 20],
    ]);
    expect(toggles).not.toHaveBeenCalled();
  });

  test('the left side goes back, and one tap on each side is no double tap', () => {
    const { taps, skips } = setUp();
    taps.tap(LEFT);
    taps.tap(LEFT);
    expect(skips).toEqual([[-10, 'left', 10]]);
    taps.tap(RIGHT);
    expect(skips).toHaveLength(1);
  });

  test('a tap that waits is forgotten with the lesson', () => {
    const { taps, toggles } = setUp();
    taps.tap(LEFT);
    taps.forget();
    vi.advanceTimersByTime(5000);
    expect(toggles).not.toHaveBeenCalled();
  });
});
