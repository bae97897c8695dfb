import type { Clock, Environment, Random } from '../../src/uploads/ports.ts';
import { sessionStore } from '../api/session-store.ts';

export const browserClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export const browserRandom: Random = { fraction: () => Math.random(), id: () => crypto.randomUUID() };

export const browserEnvironment: Environment = {
  isOnline: () => navigator.onLine,
  session: () => sessionStore.get()?.token,
  subscribe(listener) {
    const unsubscribe = sessionStore.subscribe(listener);
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      unsubscribe();
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
};
