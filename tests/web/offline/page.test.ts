import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../web/offline/page.ts';

const asked = vi.fn(() => Promise.reject(new TypeError('no network')));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockClear();
  document.dispatchEvent(new Event('DOMContentLoaded'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks soon, because a network is ready a moment after it says so', async () => {
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(2);
});

it('asks ever less of a school that stays away, and goes on asking every four seconds', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  const before = asked.mock.calls.length;
  expect(before).toBeLessThan(20);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(asked.mock.calls.length - before).toBe(10);
});

it('asks soon again when the browser says that the network is back', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  asked.mockClear();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(2);
});
