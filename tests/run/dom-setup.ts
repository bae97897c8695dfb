import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library tidies up by itself only where test functions are globals, which ours are not.
afterEach(cleanup);

/** jsdom lays nothing out: no media query matches, no element ever changes its size, and scrolling moves nothing. */
class StillSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
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
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
