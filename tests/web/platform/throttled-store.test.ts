import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttledStore } from '../../../web/platform/throttled-store.ts';

const EVERY_MS = 100;

class Source {
  value = 0;
  readonly listeners = new Set<() => void>();
  get = () => this.value;
  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  set(value: number): void {
    this.value = value;
    for (const listener of [...this.listeners]) listener();
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells the first change at once, the following together, and the last one always', () => {
  const source = new Source();
  const store = throttledStore(source, EVERY_MS);
  const told: number[] = [];
  store.subscribe(() => told.push(store.get()));
  for (let value = 1; value <= 5; value += 1) source.set(value);
  expect(told).toEqual([1]);
  expect(store.get(), 'what is drawn is what was told').toBe(1);
  vi.advanceTimersByTime(EVERY_MS);
  expect(told).toEqual([1, 5]);
  vi.advanceTimersByTime(10 * EVERY_MS);
  expect(told, 'and nothing is told of nothing').toEqual([1, 5]);
  source.set(6);
  expect(told).toEqual([1, 5, 6]);
});

it('starts no pause for a change that changes nothing it shows', () => {
  const source = new Source();
  const store = throttledStore({ subscribe: source.subscribe, get: () => Math.floor(source.value / 10) }, EVERY_MS);
  const told: number[] = [];
  store.subscribe(() => told.push(store.get()));
  source.set(1);
  source.set(10);
  expect(told).toEqual([1]);
});

it('shows what is true now to whoever asks for it', () => {
  const source = new Source();
  const store = throttledStore(source, EVERY_MS);
  const told: number[] = [];
  store.subscribe(() => told.push(store.get()));
  source.set(1);
  source.set(2);
  store.show();
  expect(told).toEqual([1, 2]);
});

it('listens only while somebody listens to it, and is never behind when they come', () => {
  const source = new Source();
  const store = throttledStore(source, EVERY_MS);
  source.set(1);
  expect(store.get()).toBe(1);
  const leave = store.subscribe(() => undefined);
  source.set(2);
  source.set(3);
  leave();
  expect([source.listeners.size, vi.getTimerCount(), store.get()]).toEqual([0, 0, 3]);
  source.set(4);
  store.subscribe(() => undefined);
  expect(store.get()).toBe(4);
});
