import { useSyncExternalStore } from 'react';

/** A value outside React, which components and modules follow. */
export interface Readable<State> {
  /** The same object until something changes. */
  get(): State;
  /** Answers how to stop. */
  subscribe(listener: () => void): () => void;
  /** What is drawn where nobody is yet: at build time, and first in the browser. */
  prerendered?(): State;
}

export interface Store<State> extends Readable<State> {
  set(next: State): void;
}

/**
 * An external store (React's term for state that lives outside components): one value, and the listeners that are told
 * when it is replaced. `read` gives the first value when somebody first asks for it, so that a module can be loaded
 * where there are no cookies and no storage.
 *
 * No library does this here: every visitor's first load would carry it, for a dozen lines. The only one that is
 * installed is Base UI's `@base-ui/utils/store`, which is part of its internals and brings a shim for older versions of
 * React.
 */
export function createStore<State>(read: () => State): Store<State> {
  const listeners = new Set<() => void>();
  let held: { readonly state: State } | undefined;
  return {
    get: () => (held ??= { state: read() }).state,
    set(next) {
      if (held && Object.is(held.state, next)) return;
      held = { state: next };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Its value in a component, or the part of it that `select` names: the component draws again when that part changes.
 */
export function useStore<State>(store: Readable<State>): State;
export function useStore<State, Part>(store: Readable<State>, select: (state: State) => Part): Part;
export function useStore(store: Readable<unknown>, select = (state: unknown) => state): unknown {
  const { prerendered } = store;
  return useSyncExternalStore(store.subscribe, () => select(store.get()), prerendered && (() => select(prerendered())));
}
