import { afterEach, describe, expect, it, vi } from 'vitest';
import { BoundedRateLimitStore } from '../../src/http/bounded-rate-limit-store.ts';

afterEach(() => void vi.useRealTimers());

function storeOf(maxKeys?: number) {
  vi.useFakeTimers();
  const store = new BoundedRateLimitStore(maxKeys);
  store.init({ windowMs: 1000 });
  return store;
}

describe('the counts of a limit in memory', () => {
  it('count each key for its window, and take back', () => {
    const store = storeOf();
    const { resetTime } = store.increment('ada');
    expect(resetTime?.getTime()).toBe(Date.now() + 1000);
    expect(store.increment('ada')).toEqual({ totalHits: 2, resetTime });
    expect(store.increment('bob').totalHits).toBe(1);
    store.decrement('ada');
    store.decrement('nobody');
    expect(store.increment('ada').totalHits).toBe(2);
    vi.advanceTimersByTime(999);
    expect(store.increment('ada').totalHits).toBe(3);
    vi.advanceTimersByTime(1);
    expect(store.increment('ada').totalHits).toBe(1);
    store.resetKey('ada');
    expect(store.increment('ada').totalHits).toBe(1);
  });

  it('are never more than so many: the one that was asked least lately is forgotten', () => {
    const store = storeOf(3);
    for (const key of ['ada', 'bob', 'cyd', 'ada', 'dan']) store.increment(key);
    expect(store.increment('ada').totalHits).toBe(3);
    expect(store.increment('dan').totalHits).toBe(2);
    expect(store.increment('bob').totalHits).toBe(1);
  });

  it('take back nothing below zero', () => {
    const store = storeOf();
    store.increment('ada');
    for (const _ of [1, 2, 3]) store.decrement('ada');
    expect(store.increment('ada').totalHits).toBe(1);
  });
});
