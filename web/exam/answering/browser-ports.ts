import type { Clock, Network, Page, Random, Timers } from '../../../src/answering/ports.ts';

export const browserClock: Clock = { monotonic: () => performance.now(), wall: () => Date.now() };

export const browserTimers: Timers = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export const browserRandom: Random = { fraction: () => Math.random() };

function onEvents(target: EventTarget, names: readonly string[], listener: () => void): () => void {
  for (const name of names) target.addEventListener(name, listener);
  return () => {
    for (const name of names) target.removeEventListener(name, listener);
  };
}

export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
  onChange: (listener) => onEvents(globalThis, ['online', 'offline'], listener),
};

/** A phone that switches to another app tells `visibilitychange` and may never tell anything again. */
export const browserPage: Page = {
  isVisible: () => document.visibilityState === 'visible',
  onChange(listener) {
    const stops = [
      onEvents(document, ['visibilitychange'], listener),
      onEvents(globalThis, ['pagehide', 'pageshow'], listener),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
};
