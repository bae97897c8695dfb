import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runPreloader } from '../../../web/app/preloader.ts';
import { preloaderMarkup } from '../../../web/art/preloader-markup.ts';

const mark = () => document.getElementById('preloader');
const open = () => {
  document.body.innerHTML = preloaderMarkup();
  document.documentElement.dataset['opening'] = '';
};
const painted = (agoMs: number) =>
  vi
    .spyOn(performance, 'getEntriesByName')
    .mockReturnValue([{ startTime: performance.now() - agoMs } as PerformanceEntry]);

beforeEach(() => {
  vi.useFakeTimers();
  performance.getEntriesByName ??= () => [];
  painted(0);
});
afterEach(() => {
  vi.runAllTimers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the preloader', () => {
  it('hides at 2,000 ms, fades at 3,200 ms and is gone', () => {
    open();
    runPreloader();
    vi.advanceTimersByTime(1999);
    expect(mark()?.dataset['state']).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(mark()?.dataset['state']).toBe('hidden');
    expect(mark()?.getAttribute('aria-hidden')).toBe('true');
    vi.advanceTimersByTime(1199);
    expect(mark()?.classList.contains('fade')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(mark()?.classList.contains('fade')).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(mark()).toBeNull();
    expect(document.documentElement.hasAttribute('data-opening')).toBe(false);
  });

  it('counts from its first paint, not from the arrival of the script', () => {
    painted(1500);
    open();
    runPreloader();
    vi.advanceTimersByTime(499);
    expect(mark()?.dataset['state']).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(mark()?.dataset['state']).toBe('hidden');
  });

  it.each(['keydown', 'pointerdown', 'wheel', 'touchstart'])('hides early at %s, once', (name) => {
    open();
    runPreloader();
    vi.advanceTimersByTime(300);
    window.dispatchEvent(new Event(name));
    expect(mark()?.dataset['state']).toBe('hidden');
    vi.advanceTimersByTime(1200);
    expect(mark()?.classList.contains('fade')).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(mark()).toBeNull();
  });

  it('lights the small star last, clockwise after the other four', () => {
    open();
    const stars = [...document.querySelectorAll('.preloader-star')].map((star) => star.getAttribute('d') ?? '');
    const height = (path: string) => {
      const ys = [...path.matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Number(y));
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(stars).toHaveLength(5);
    expect(Math.min(...stars.map(height))).toBe(height(stars.at(-1) ?? ''));
  });
});
