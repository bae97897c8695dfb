import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library tidies up by itself only where test functions are globals, which ours are not.
afterEach(cleanup);

// Code that comes late takes longer than its one second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** jsdom lays nothing out: no media query matches, no element ever changes its size, and scrolling moves nothing. */
class StillSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Everything is in sight at once. */
class AllInSight implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  constructor(private readonly tell: IntersectionObserverCallback) {}

  observe(target: Element): void {
    queueMicrotask(() => this.tell([{ target, isIntersecting: true } as IntersectionObserverEntry], this));
  }

  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

const noMatch = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

window.matchMedia ??= noMatch;
window.ResizeObserver ??= StillSizes;
window.IntersectionObserver ??= AllInSight;
// It plays nothing either, and would say so on the console.
HTMLMediaElement.prototype.play = () => Promise.resolve();
HTMLMediaElement.prototype.pause = () => {};
HTMLMediaElement.prototype.load = () => {};
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
