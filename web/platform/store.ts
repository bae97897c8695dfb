import { useSyncExternalStore } from 'react';

/** An external store that components and modules subscribe to. */
export interface Readable<State> {
  /** Returns the same object until it changes. */
  get(): State;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Value during prerendering and hydration. */
  prerendered?(): State;
}

export interface Store<State> extends Readable<State> {
  set(next: State): void;
}

/**
 * Creates an external store (React's term for state outside components): one value with listeners. `read` gives the
 * initial value lazily, so that a module can be imported without cookies and storage.
 *
 * Written by hand, because a library would add to every visitor's first load, for a dozen lines. The only one installed
 * is Base UI's `@base-ui/utils/store`, which is internal and includes a shim for older versions of React.
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

/** Wraps a constant that only the page in the browser knows: undefined during prerendering and hydration. */
export const knownInBrowser = <State>(state: State): Readable<State | undefined> => ({
  get: () => state,
  subscribe: () => () => undefined,
  prerendered: () => undefined,
});

/** Subscribes a component to a store, or to the part that `select` returns: it renders again when that changes. */
export function useStore<State>(store: Readable<State>): State;
export function useStore<State, Part>(store: Readable<State>, select: (state: State) => Part): Part;
export function useStore(store: Readable<unknown>, select = (state: unknown) => state): unknown {
  const { prerendered } = store;
  return useSyncExternalStore(store.subscribe, () => select(store.get()), prerendered && (() => select(prerendered())));
}
