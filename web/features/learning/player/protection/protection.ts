import type { ActivityKind } from '../../../../../src/wire/literals.ts';
import { createStore } from '../../../../platform/store.ts';

export interface ProtectionState {
  isShown: boolean;
  /** True for the first cover of this visit: only this one is announced. */
  isFirst: boolean;
}

interface Environment {
  window: EventTarget;
  document: EventTarget & Pick<Document, 'visibilityState'>;
  /** Logs an incident. Called once per episode, and per kind at most once in `LOG_AGAIN_MS`. */
  log: (kind: ActivityKind) => void;
}

export const MOMENT_MS = 2000;
export const LOG_AGAIN_MS = 60_000;

/**
 * Decides when the picture is covered (specification 4): the window lost the focus, the tab is hidden, a key is held,
 * or the video was right-clicked a moment ago. Framework-free: React subscribes and reads.
 *
 * A window also loses the focus to the address bar, developer tools, a system window or another screen: browsers report
 * all as `blur`. Our own dialogs are part of the page and cover nothing.
 */
export class Protection {
  private reasons = new Set<ActivityKind>();
  private heldKeys = new Set<string>();
  private timers = new Map<ActivityKind, ReturnType<typeof setTimeout>>();
  private loggedAt = new Map<ActivityKind, number>();
  private isLeaving = false;
  private log: Environment['log'] = () => undefined;
  private readonly store = createStore<ProtectionState>(() => ({ isShown: false, isFirst: true }));

  readonly subscribe = this.store.subscribe;
  readonly get = this.store.get;

  /** Listens until the returned function is called. Held keys are kept for the next listener. */
  listen({ window, document, log }: Environment): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    const on = (target: EventTarget, type: string, act: () => void) => target.addEventListener(type, act, { signal });
    // Capture phase: a handler that stops propagation cannot hide keys.
    const onKey = (type: string, act: (event: KeyboardEvent) => void) =>
      window.addEventListener(type, act as (event: Event) => void, { signal, capture: true });
    this.log = log;
    // Focus changes within the page do not bubble to the window.
    on(window, 'blur', () => this.cover('window-blur'));
    on(window, 'focus', () => this.returned());
    onKey('keydown', (event) => this.pressed(event));
    onKey('keyup', (event) => this.released(event));
    // Leaving a page hides it too, which is not logged.
    on(window, 'pagehide', () => (this.isLeaving = true));
    on(window, 'pageshow', () => (this.isLeaving = false));
    on(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') this.returned();
      else if (!this.isLeaving) this.cover('tab-hidden');
    });
    return () => ending.abort();
  }

  /** Handler of `contextmenu` over the video. */
  readonly rightClicked = (event: Pick<Event, 'preventDefault'>): void => {
    event.preventDefault();
    this.coverForAMoment('context-menu');
  };

  /** Clears held keys: releases in another window are not reported here. */
  private returned(): void {
    this.heldKeys.clear();
    this.uncover('window-blur', 'tab-hidden', 'key-held');
  }

  private pressed(event: KeyboardEvent): void {
    // Autofill dispatches key events without a key.
    if (!event.key || !isGuarded(event.key)) return;
    if (isLock(event.key)) {
      this.coverForAMoment('key-held');
      return;
    }
    this.heldKeys.add(placeOf(event));
    this.endMoment('key-held');
    this.cover('key-held');
  }

  private released(event: KeyboardEvent): void {
    if (!event.key) return;
    this.heldKeys.delete(placeOf(event));
    // macOS reports no release of other keys while Meta is held.
    if (event.key === 'Meta') this.heldKeys.clear();
    if (this.heldKeys.size === 0 && !this.timers.has('key-held')) this.uncover('key-held');
  }

  private coverForAMoment(kind: ActivityKind): void {
    this.endMoment(kind);
    this.cover(kind);
    this.timers.set(
      kind,
      setTimeout(() => {
        this.timers.delete(kind);
        if (kind !== 'key-held' || this.heldKeys.size === 0) this.uncover(kind);
      }, MOMENT_MS),
    );
  }

  private endMoment(kind: ActivityKind): void {
    clearTimeout(this.timers.get(kind));
    this.timers.delete(kind);
  }

  private cover(kind: ActivityKind): void {
    if (this.reasons.has(kind)) return;
    this.reasons.add(kind);
    this.refresh();
    const now = Date.now();
    if (now - (this.loggedAt.get(kind) ?? -Infinity) < LOG_AGAIN_MS) return;
    this.loggedAt.set(kind, now);
    this.log(kind);
  }

  private uncover(...kinds: readonly ActivityKind[]): void {
    for (const kind of kinds) this.reasons.delete(kind);
    this.refresh();
  }

  private refresh(): void {
    const isShown = this.reasons.size > 0;
    const before = this.get();
    if (isShown !== before.isShown) this.store.set({ isShown, isFirst: before.isFirst && isShown });
  }
}

/** Keys used by the player and the page (decision B12). */
const FREE = new Set([
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Enter',
  ' ',
  'Escape',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/** Lock keys: some systems report their release only on unlocking, long after the finger left. */
const LOCKS = new Set(['CapsLock', 'NumLock', 'ScrollLock']);

/**
 * Letters and digits of any script are for typing; every other key except those above covers the picture while held.
 */
const isGuarded = (key: string): boolean => !FREE.has(key) && !/^[\p{L}\p{N}]\p{M}*$/u.test(key);

const isLock = (key: string): boolean => LOCKS.has(key);

/**
 * Identifies the physical key. Its name changes with modifiers, and some systems report one release for two equal keys
 * held together.
 */
const placeOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (code || key).replace(/(Left|Right)$/, '');
