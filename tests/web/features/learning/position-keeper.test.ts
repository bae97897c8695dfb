import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  LOST_AFTER_MS,
  type PlaybackPosition,
  PositionKeeper,
  SETTLE_MS,
  TICK_MS,
} from '../../../../web/features/learning/player/position-keeper.ts';

interface Sent {
  position: number;
  isLast: boolean;
  land: (watched?: number, completed?: boolean) => Promise<void>;
  fail: (error?: Error) => Promise<void>;
}

const refused = new Error('refused');

function setUp() {
  let current: PlaybackPosition | undefined = { position: 10, duration: 100, played: [] };
  const sent: Sent[] = [];
  const settle = async (act: () => void) => {
    act();
    await vi.advanceTimersByTimeAsync(0);
  };
  const keeper = new PositionKeeper({
    read: () => current,
    save: ({ position }, isLast) =>
      new Promise((resolve, reject) => {
        sent.push({
          position,
          isLast,
          land: (watched = Infinity, completed = false) => settle(() => resolve({ watched, completed })),
          fail: (error = new Error('offline')) => settle(() => reject(error)),
        });
      }),
    isRefusal: (error) => error === refused,
  });
  const at = (position: number | undefined) => {
    current = position === undefined ? undefined : { position, duration: 100, played: [[0, position]] };
  };
  /** Played on to another second, and gone back. */
  const again = (stretch: [number, number]) => {
    if (current) current = { ...current, played: [stretch] };
  };
  const last = () => sent.at(-1) as Sent;
  return { keeper, sent, at, again, last, positions: () => sent.map(({ position }) => position) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('PositionKeeper', () => {
  test('stores every five seconds of playing', async () => {
    const { keeper, at, last, positions } = setUp();
    keeper.played();
    for (const second of [5, 10, 15]) {
      at(second);
      await vi.advanceTimersByTimeAsync(TICK_MS);
      await last().land();
    }
    expect(positions()).toEqual([5, 10, 15]);
  });

  test('stores at once what counts as watched, between two ticks', async () => {
    const { keeper, at, positions } = setUp();
    keeper.played();
    at(95);
    keeper.passed();
    expect(positions()).toEqual([95]);
  });

  test('stores on pause at once, and then rests', async () => {
    const { keeper, at, last, positions } = setUp();
    keeper.played();
    at(3);
    keeper.paused();
    await last().land();
    await vi.advanceTimersByTimeAsync(20 * TICK_MS);
    expect(positions()).toEqual([3]);
  });

  test('many moves are one position: where they end', async () => {
    const { keeper, at, positions } = setUp();
    for (const second of [20, 30, 40]) {
      at(second);
      keeper.moved();
      await vi.advanceTimersByTimeAsync(SETTLE_MS / 2);
    }
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    expect(positions()).toEqual([40]);
  });

  test('has one call in flight, and the newest position follows it', async () => {
    const { keeper, at, last, sent, positions } = setUp();
    keeper.played();
    for (const second of [1, 2, 3, 4]) {
      at(second);
      keeper.paused();
    }
    expect(positions()).toEqual([1]);
    await (sent[0] as Sent).land();
    expect(positions()).toEqual([1, 4]);
    await last().land();
    expect(positions()).toEqual([1, 4]);
  });

  test('makes a failed call good with the next tick, also while paused', async () => {
    const { keeper, at, last, positions } = setUp();
    at(7);
    keeper.paused();
    await last().fail();
    expect(positions()).toEqual([7]);
    await vi.advanceTimersByTimeAsync(TICK_MS);
    expect(positions()).toEqual([7, 7]);
    await last().land();
    await vi.advanceTimersByTimeAsync(5 * TICK_MS);
    expect(positions()).toEqual([7, 7]);
  });

  test('an unanswered call counts as lost after a while', async () => {
    const { keeper, at, positions } = setUp();
    keeper.played();
    at(1);
    await vi.advanceTimersByTimeAsync(TICK_MS);
    at(2);
    await vi.advanceTimersByTimeAsync(LOST_AFTER_MS - TICK_MS);
    expect(positions()).toEqual([1]);
    await vi.advanceTimersByTimeAsync(TICK_MS);
    expect(positions()).toEqual([1, 2]);
  });

  test('an answer that comes too late changes nothing', async () => {
    const { keeper, at, sent, positions } = setUp();
    keeper.played();
    at(1);
    await vi.advanceTimersByTimeAsync(TICK_MS);
    at(2);
    await vi.advanceTimersByTimeAsync(LOST_AFTER_MS);
    await (sent[1] as Sent).land();
    await (sent[0] as Sent).land();
    keeper.paused();
    expect(positions()).toEqual([1, 2]);
  });

  test('leaving does not wait for the call in flight, and outlives the page', () => {
    const { keeper, at, sent } = setUp();
    at(1);
    keeper.paused();
    at(2);
    keeper.left();
    keeper.left();
    expect(sent.map(({ position, isLast }) => [position, isLast])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  test('tells again, also while paused, until the server has counted all that was played', async () => {
    const { keeper, at, last, positions } = setUp();
    at(60);
    keeper.paused();
    await last().land(10);
    await vi.advanceTimersByTimeAsync(TICK_MS);
    await last().land(20);
    await vi.advanceTimersByTimeAsync(TICK_MS);
    expect(positions()).toEqual([60, 60, 60]);
    await last().land(59.9);
    await vi.advanceTimersByTimeAsync(5 * TICK_MS);
    expect(positions()).toEqual([60, 60, 60]);
  });

  test('stops telling again when the lesson is complete, and when that changes nothing', async () => {
    const { keeper, at, last, positions } = setUp();
    at(60);
    keeper.paused();
    await last().land(10);
    await vi.advanceTimersByTimeAsync(TICK_MS);
    await last().land(10);
    await vi.advanceTimersByTimeAsync(5 * TICK_MS);
    expect(positions()).toEqual([60, 60]);
    at(98);
    keeper.paused();
    await last().land(95, true);
    await vi.advanceTimersByTimeAsync(5 * TICK_MS);
    expect(positions()).toEqual([60, 60, 98]);
  });

  test('what was played is worth storing although the position is the same', async () => {
    const { keeper, again, at, last, positions } = setUp();
    at(12);
    keeper.paused();
    await last().land();
    again([0, 20]);
    keeper.left();
    expect(positions()).toEqual([12, 12]);
  });

  test('a refusal ends the keeping', async () => {
    const { keeper, at, last, positions } = setUp();
    keeper.played();
    at(1);
    await vi.advanceTimersByTimeAsync(TICK_MS);
    await last().fail(refused);
    at(9);
    keeper.left();
    await vi.advanceTimersByTimeAsync(5 * TICK_MS);
    expect(positions()).toEqual([1]);
  });

  test('stores nothing that is unknown or already stored', async () => {
    const { keeper, at, last, positions } = setUp();
    at(undefined);
    keeper.paused();
    keeper.left();
    expect(positions()).toEqual([]);
    at(12);
    keeper.paused();
    await last().land();
    keeper.played();
    await vi.advanceTimersByTimeAsync(3 * TICK_MS);
    keeper.left();
    expect(positions()).toEqual([12]);
  });

  test('stores a last time when closed, and never again', async () => {
    const { keeper, at, sent } = setUp();
    keeper.played();
    at(33);
    keeper.close();
    at(44);
    keeper.paused();
    await vi.advanceTimersByTimeAsync(5 * TICK_MS);
    expect(sent.map(({ position, isLast }) => [position, isLast])).toEqual([[33, true]]);
  });
});
