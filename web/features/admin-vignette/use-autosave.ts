import { useEffect, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { createStore, type Readable } from '../../platform/store.ts';

/** `refused`: sent again only after the next edit. `stale`: another user saved first, and a choice is due. */
export type SaveState = 'saved' | 'edited' | 'saving' | 'retrying' | 'refused' | 'stale';

export interface Autosaved<Value, Reply> {
  readonly value: Value;
  /** Newest answer of the server. */
  readonly reply: Reply;
  readonly state: SaveState;
  readonly savedAt: Date | undefined;
  /** Reason of `retrying` and `refused`. */
  readonly error: unknown;
  /** Version of the other user, in `stale`. */
  readonly theirs: Reply | undefined;
}

/** Everything that depends on what is saved. */
export interface AutosaveWork<Value, Reply> {
  send(value: Value, seen: Reply, isLeaving: boolean): Promise<Reply>;
  /** Value as the server has it. */
  valueOf(reply: Reply): Value;
  /** Rises by one with each change. */
  revisionOf(reply: Reply): number;
  /** Gives `typed` the ids that `reply` has given to the content of `sent`. */
  merge(typed: Value, sent: Value, reply: Reply): Value;
  /** Makes `mine` a value that can be saved over `theirs`. */
  over(mine: Value, theirs: Reply): Value;
  isSame(one: Value, other: Value): boolean;
  /** Newer state that a conflict came with. */
  newer(error: unknown): Reply | undefined;
  /** Keeps what is not saved yet on this device; undefined forgets it. */
  keep(value: Value | undefined, seen: Reply): void;
}

export const QUIET_MS = 1500;
export const RETRY_MS = [1000, 2000, 4000, 8000] as const;

/** Answers that may be different a moment later. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

export type Autosave<Value, Reply> = ReturnType<typeof createAutosave<Value, Reply>>;

/** Saves a value by itself: one request at a time, the newest value behind it, over the revision that was read. */
export function createAutosave<Value, Reply>(
  start: { value: Value; reply: Reply; isEdited: boolean },
  work: AutosaveWork<Value, Reply>,
) {
  const store = createStore<Autosaved<Value, Reply>>(() => ({
    value: start.value,
    reply: start.reply,
    state: 'saved',
    savedAt: undefined,
    error: undefined,
    theirs: undefined,
  }));
  /** Value that the server has; another object than the store's while something is unsaved. */
  let base: Value | undefined = start.isEdited ? undefined : start.value;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let failures = 0;
  let isClosed = false;

  const set = (change: Partial<Autosaved<Value, Reply>>) => store.set({ ...store.get(), ...change });
  const isDirty = () => store.get().value !== base;
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void pump(false), ms);
  };

  function saved(sent: Value, reply: Reply): void {
    const { value } = store.get();
    base = work.merge(sent, sent, reply);
    const next = value === sent ? base : work.merge(value, sent, reply);
    failures = 0;
    const state = next === base ? 'saved' : 'edited';
    set({ value: next, reply, state, savedAt: new Date(), error: undefined });
    work.keep(state === 'saved' ? undefined : next, reply);
  }

  function failed(sent: Value, error: unknown): void {
    const theirs = work.newer(error);
    // The answer to an earlier save was lost, or another user wrote the same.
    if (theirs !== undefined && work.isSame(work.valueOf(theirs), sent)) saved(sent, theirs);
    else if (theirs !== undefined) set({ state: 'stale', theirs, error });
    else if (!isPassing(error)) set({ state: 'refused', error });
    else {
      set({ state: 'retrying', error });
      const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
      const wait = RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? 0;
      if (!isClosed) later(Math.max(asked, wait));
    }
  }

  async function sendOnce(isLeaving: boolean): Promise<void> {
    const { value, reply } = store.get();
    set({ state: 'saving' });
    try {
      saved(value, await work.send(value, reply, isLeaving));
    } catch (error) {
      failed(value, error);
    }
  }

  /** Lets nothing else begin before `task` is over, then sends what was wanted meanwhile. */
  async function alone(task: () => Promise<void>): Promise<void> {
    running = task();
    try {
      await running;
    } finally {
      running = undefined;
      if (isWanted) void pump(false);
    }
  }

  async function pump(isLeaving: boolean): Promise<void> {
    clearTimeout(timer);
    isWanted = Boolean(running) && isDirty();
    if (running) return running;
    const { state } = store.get();
    if (!isDirty() || state === 'stale' || state === 'refused') return undefined;
    return alone(() => sendOnce(isLeaving));
  }

  const settled = async (): Promise<void> => {
    for (let task = running; task; task = running) await task.catch(() => undefined);
  };

  /** Sends at once what is unsaved. Answers whether all of it is saved. */
  async function flush(isLeaving = false): Promise<boolean> {
    // Not awaited for nothing: a page that is closed runs no further.
    if (running) await settled();
    await pump(isLeaving);
    await settled();
    return !isDirty();
  }

  return {
    store: store as Readable<Autosaved<Value, Reply>>,
    edit(change: (value: Value) => Value): void {
      const { value, state, reply } = store.get();
      const next = change(value);
      if (next === value) return;
      set({ value: next, state: state === 'stale' || state === 'saving' ? state : 'edited' });
      work.keep(next, reply);
      if (state !== 'stale') later(QUIET_MS);
    },
    flush,
    /** Runs another call that changes the saved thing, after unsaved edits and never during a save. */
    async beside(task: (seen: Reply) => Promise<Reply>): Promise<Reply> {
      await flush();
      let answer: Reply | undefined;
      await alone(async () => {
        const seen = store.get().reply;
        const reply = await task(seen);
        answer = reply;
        const { value } = store.get();
        const isAhead = work.revisionOf(reply) > work.revisionOf(seen) + 1;
        const wasDirty = isDirty();
        const next = work.merge(value, base ?? value, reply);
        if (!wasDirty) base = next;
        set(isAhead ? { value: next, state: 'stale', theirs: reply } : { value: next, reply });
      });
      return answer as Reply;
    },
    takeTheirs(): void {
      const { theirs } = store.get();
      if (theirs === undefined) return;
      base = work.valueOf(theirs);
      set({ value: base, reply: theirs, state: 'saved', theirs: undefined, error: undefined });
      work.keep(undefined, theirs);
    },
    keepMine(): void {
      const { theirs, value } = store.get();
      if (theirs === undefined) return;
      base = undefined;
      set({ value: work.over(value, theirs), reply: theirs, state: 'edited', theirs: undefined, error: undefined });
      void pump(false);
    },
    open(): void {
      isClosed = false;
      if (isDirty()) later(QUIET_MS);
    },
    /** Sends what is unsaved a last time. */
    close(): void {
      isClosed = true;
      void flush(true);
    },
  };
}

/** Autosave of a screen, which also saves whenever its user turns away. */
export function useAutosave<Value, Reply>(
  start: { value: Value; reply: Reply; isEdited: boolean },
  work: AutosaveWork<Value, Reply>,
): Autosave<Value, Reply> {
  const [autosave] = useState(() => createAutosave(start, work));
  useEffect(() => {
    const leave = () => void autosave.flush(document.visibilityState === 'hidden');
    const end = () => void autosave.flush(true);
    autosave.open();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('blur', leave);
    window.addEventListener('pagehide', end);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('blur', leave);
      window.removeEventListener('pagehide', end);
      autosave.close();
    };
  }, [autosave]);
  return autosave;
}
