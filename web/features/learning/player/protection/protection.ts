import type { ActivityKind } from '../../../../../src/wire/literals.ts';
import { createStore } from '../../../../platform/store.ts';

export interface ProtectionState {
  isShown: boolean;
  /** Nothing was covered before on this visit to the page: only this time is it said aloud. */
  isFirst: boolean;
}

interface Environment {
  window: EventTarget;
  document: EventTarget & Pick<Document, 'visibilityState'>;
  /** Stores that something happened. Called once for an episode, and for each kind at most once in `LOG_AGAIN_MS`. */
  log: (kind: ActivityKind) => void;
}

export const MOMENT_MS = 2000;
export const LOG_AGAIN_MS = 60_000;

/**
 * Why the picture is covered right now (specification 4): the window has lost the focus, the tab is hidden, a key is
 * held, or the video was clicked with the right button a moment ago. Framework-free: React subscribes and reads.
 *
 * The focus of the window also goes to the address bar, the developer tools, a window of the system or another
 * screen: the browser tells of all of them as `blur`. Our own dialogs are part of the page and cover nothing.
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

  /** Until the answer is called. What is held stays known to the next one who listens. */
  listen({ window, document, log }: Environment): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    const on = (target: EventTarget, type: string, act: () => void) => target.addEventListener(type, act, { signal });
    // Before anybody else, who might keep a key to himself.
    const onKey = (type: string, act: (event: KeyboardEvent) => void) =>
      window.addEventListener(type, act as (event: Event) => void, { signal, capture: true });
    this.log = log;
    // What gets and loses the focus inside the page tells so without bubbling up to here.
    on(window, 'blur', () => this.cover('window-blur'));
    on(window, 'focus', () => this.returned());
    onKey('keydown', (event) => this.pressed(event));
    onKey('keyup', (event) => this.released(event));
    // A page that is being left is hidden too, and that is nothing to log.
    on(window, 'pagehide', () => (this.isLeaving = true));
    on(window, 'pageshow', () => (this.isLeaving = false));
    on(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') this.returned();
      else if (!this.isLeaving) this.cover('tab-hidden');
    });
    return () => ending.abort();
  }

  /** As the handler of `contextmenu` over the video. */
  readonly rightClicked = (event: Pick<Event, 'preventDefault'>): void => {
    event.preventDefault();
    this.coverForAMoment('context-menu');
  };

  /** Keys that were let go in another window told nobody here. */
  private returned(): void {
    this.heldKeys.clear();
    this.uncover('window-blur', 'tab-hidden', 'key-held');
  }

  private pressed(event: KeyboardEvent): void {
    // A browser that fills in a field pretends a key without a name.
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
    // While it is held, macOS keeps the release of every other key to itself.
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

/** The keys that the player and the page are worked with (decision B12). */
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

/** They tell of their release only when they are unlocked, on some systems: long after the finger is gone. */
const LOCKS = new Set(['CapsLock', 'NumLock', 'ScrollLock']);

/** Letters and digits of any script type; everything else but the keys above covers the picture while it is held. */
const isGuarded = (key: string): boolean => !FREE.has(key) && !/^[\p{L}\p{N}]\p{M}*$/u.test(key);

const isLock = (key: string): boolean => LOCKS.has(key);

/**
 * Which key of the keyboard it is. Its name changes with the others that are held, and of two equal ones that are
 * held together some systems tell of one release only.
 */
const placeOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (code || key).replace(/(Left|Right)$/, '');
