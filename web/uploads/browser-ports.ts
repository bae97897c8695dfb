import type { Clock, Random, Surroundings } from '../../src/uploads/ports.ts';
import { sessionStore } from '../api/session-store.ts';

export const browserClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export const browserRandom: Random = { fraction: () => Math.random(), id: () => crypto.randomUUID() };

export const browserSurroundings: Surroundings = {
  isOnline: () => navigator.onLine,
  session: () => sessionStore.get()?.token,
  subscribe(listener) {
    const off = sessionStore.subscribe(listener);
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      off();
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
};
