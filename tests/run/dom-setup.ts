import { cleanup, configure } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach } from 'vitest';

// Testing Library tidies up by itself only where test functions are globals, which ours are not.
afterEach(cleanup);

// Code that comes late takes longer than its one second on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

/** Nothing is laid out: no media query matches, no element ever changes its size, and scrolling moves nothing. */
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

window.matchMedia = noMatch;
window.ResizeObserver = StillSizes;
window.IntersectionObserver = AllInSight;
window.scrollTo = () => {};
// Nothing is played, and no picture arrives or fails by itself.
HTMLMediaElement.prototype.play = () => Promise.resolve();
HTMLMediaElement.prototype.pause = () => {};
HTMLMediaElement.prototype.load = () => {};
Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => false });

// The document has an origin, where nobody listens: a call that no test answers fails at once, as without a network.
const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
happyDOM.settings.fetch.interceptor = {
  beforeAsyncRequest: ({ request }) => Promise.reject(new TypeError(`${request.url} was not answered by the test.`)),
};
