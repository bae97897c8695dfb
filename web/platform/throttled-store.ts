import type { Readable } from './store.ts';

export interface ThrottledStore<T> extends Readable<T> {
  /** Publishes the current value at once. */
  show(): void;
}

/**
 * Throttles a store: listeners are called at most once per `everyMs`, at once for the first change, and always for the
 * last one.
 */
export function throttledStore<T>(source: Readable<T>, everyMs: number): ThrottledStore<T> {
  const listeners = new Set<() => void>();
  let shown = source.get();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let leave = () => {};

  const show = () => {
    const now = source.get();
    if (now === shown) return;
    shown = now;
    for (const listener of [...listeners]) listener();
  };
  const changed = () => {
    if (pause !== undefined || source.get() === shown) return;
    show();
    pause = setTimeout(() => {
      pause = undefined;
      changed();
    }, everyMs);
  };

  return {
    show,
    get() {
      if (listeners.size === 0) shown = source.get();
      return shown;
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        shown = source.get();
        leave = source.subscribe(changed);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leave();
        clearTimeout(pause);
        pause = undefined;
      };
    },
  };
}
