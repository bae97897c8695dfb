import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ActivityKind } from '../../../../../src/wire/literals.ts';
import {
  LOG_AGAIN_MS,
  MOMENT_MS,
  Protection,
} from '../../../../../web/features/learning/player/protection/protection.ts';

function setUp() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const logged: ActivityKind[] = [];
  const protection = new Protection();
  const surroundings = { window, document, log: (kind: ActivityKind) => void logged.push(kind) };
  const stop = protection.listen(surroundings);
  const fire = (type: string, target: EventTarget = window) => void target.dispatchEvent(new Event(type));
  const see = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    fire('visibilitychange', document);
  };
  const key = (type: 'keydown' | 'keyup', name: string, code = name) =>
    void window.dispatchEvent(new KeyboardEvent(type, { key: name, code }));
  return {
    protection,
    surroundings,
    stop,
    logged,
    fire,
    see,
    down: (name: string, code?: string) => key('keydown', name, code),
    up: (name: string, code?: string) => key('keyup', name, code),
    isShown: () => protection.get().isShown,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the picture is covered', () => {
  test('while the window is without the focus', () => {
    const { fire, isShown, logged } = setUp();
    expect(isShown()).toBe(false);
    fire('blur');
    expect(isShown()).toBe(true);
    fire('focus');
    expect(isShown()).toBe(false);
    expect(logged).toEqual(['window-blur']);
  });

  test('while the tab is hidden; its return is enough, whatever was lost with it', () => {
    const { fire, see, isShown, logged } = setUp();
    see('hidden');
    fire('blur');
    expect(isShown()).toBe(true);
    see('visible');
    expect(isShown()).toBe(false);
    expect(logged).toEqual(['tab-hidden', 'window-blur']);
  });

  test('not by the focus of something inside the page', () => {
    const protection = new Protection();
    const stop = protection.listen({ window, document, log: () => undefined });
    const heard = vi.fn();
    protection.subscribe(heard);
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    button.blur();
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('blur'));
    expect(heard).toHaveBeenCalledOnce();
    button.remove();
    stop();
  });

  test.each([
    'Shift',
    'Control',
    'Alt',
    'AltGraph',
    'Meta',
    'Insert',
    'Delete',
    'Backspace',
    'F5',
    'F12',
    'PrintScreen',
    'ContextMenu',
    '?',
    '-',
    '#',
    '€',
  ])('while %s is held', (name) => {
    const { down, up, isShown, logged } = setUp();
    down(name);
    down(name);
    expect(isShown()).toBe(true);
    vi.advanceTimersByTime(10 * MOMENT_MS);
    expect(isShown()).toBe(true);
    up(name);
    expect(isShown()).toBe(false);
    expect(logged).toEqual(['key-held']);
  });

  test.each([
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
    'a',
    'Z',
    '7',
    'é',
    'ж',
    '牙',
    '٣',
  ])('never by %j', (name) => {
    const { down, isShown, logged } = setUp();
    down(name);
    expect(isShown()).toBe(false);
    expect(logged).toEqual([]);
  });

  test('for two seconds after a click with the right button, which opens no menu', () => {
    const { protection, isShown, logged } = setUp();
    const preventDefault = vi.fn();
    protection.rightClicked({ preventDefault });
    vi.advanceTimersByTime(MOMENT_MS - 1);
    expect(isShown()).toBe(true);
    protection.rightClicked({ preventDefault });
    vi.advanceTimersByTime(MOMENT_MS - 1);
    expect(isShown()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(false);
    expect(preventDefault).toHaveBeenCalledTimes(2);
    expect(logged).toEqual(['context-menu']);
  });

  test('until the last of several reasons is over', () => {
    const { protection, fire, down, up, isShown } = setUp();
    down('Shift');
    down('Control');
    protection.rightClicked({ preventDefault: () => undefined });
    up('Control');
    expect(isShown()).toBe(true);
    up('Shift');
    expect(isShown()).toBe(true);
    vi.advanceTimersByTime(MOMENT_MS);
    expect(isShown()).toBe(false);
    fire('blur');
    down('Shift');
    up('Shift');
    expect(isShown()).toBe(true);
  });
});

describe('a held key', () => {
  test('is let go by the focus, when it was released in another window', () => {
    const { fire, down, isShown } = setUp();
    down('Alt');
    fire('blur');
    fire('focus');
    expect(isShown()).toBe(false);
  });

  test('may change its name before it is released', () => {
    const { down, up, isShown } = setUp();
    down('Shift', 'ShiftLeft');
    down('?', 'Slash');
    up('Shift', 'ShiftLeft');
    up('/', 'Slash');
    expect(isShown()).toBe(false);
  });

  test('does not stay behind on macOS, where Meta swallows releases', () => {
    const { down, up, isShown } = setUp();
    down('Meta', 'MetaLeft');
    down('-', 'Minus');
    up('Meta', 'MetaLeft');
    expect(isShown()).toBe(false);
  });

  test('does not stay behind where two equal ones make one release', () => {
    const { down, up, isShown } = setUp();
    down('Shift', 'ShiftLeft');
    down('Shift', 'ShiftRight');
    up('Shift', 'ShiftRight');
    expect(isShown()).toBe(false);
  });

  test('that locks covers for a moment only: its release may come much later', () => {
    const { down, isShown } = setUp();
    down('CapsLock');
    expect(isShown()).toBe(true);
    vi.advanceTimersByTime(MOMENT_MS);
    expect(isShown()).toBe(false);
  });

  test('goes on covering when a lock was pressed before it', () => {
    const { down, up, isShown } = setUp();
    down('CapsLock');
    down('Shift');
    vi.advanceTimersByTime(2 * MOMENT_MS);
    expect(isShown()).toBe(true);
    up('Shift');
    expect(isShown()).toBe(false);
  });

  test('without a name is a field that the browser fills in', () => {
    const { surroundings, isShown } = setUp();
    surroundings.window.dispatchEvent(new Event('keydown'));
    surroundings.window.dispatchEvent(new Event('keyup'));
    expect(isShown()).toBe(false);
  });
});

describe('what is logged', () => {
  test('is once for each kind in a minute, however restless the window is', () => {
    const { fire, down, logged } = setUp();
    for (let times = 0; times < 5; times += 1) {
      fire('blur');
      fire('focus');
    }
    down('Shift');
    expect(logged).toEqual(['window-blur', 'key-held']);
    vi.advanceTimersByTime(LOG_AGAIN_MS - 1);
    fire('blur');
    expect(logged).toHaveLength(2);
    fire('focus');
    vi.advanceTimersByTime(1);
    fire('blur');
    expect(logged).toEqual(['window-blur', 'key-held', 'window-blur']);
  });

  test('is once for an episode, however long it lasts', () => {
    const { fire, logged } = setUp();
    fire('blur');
    vi.advanceTimersByTime(10 * LOG_AGAIN_MS);
    fire('blur');
    expect(logged).toEqual(['window-blur']);
  });

  test('is not the leaving of the page', () => {
    const { fire, see, isShown, logged } = setUp();
    fire('pagehide');
    see('hidden');
    expect([isShown(), logged]).toEqual([false, []]);
    fire('pageshow');
    see('visible');
    see('hidden');
    expect(logged).toEqual(['tab-hidden']);
  });
});

describe('one visit', () => {
  test('tells its listeners of every change, and of the first time', () => {
    const { protection, fire } = setUp();
    const heard: unknown[] = [];
    const stop = protection.subscribe(() => heard.push(protection.get()));
    for (const type of ['blur', 'blur', 'focus', 'blur']) fire(type);
    stop();
    fire('focus');
    expect(heard).toEqual([
      { isShown: true, isFirst: true },
      { isShown: false, isFirst: false },
      { isShown: true, isFirst: false },
    ]);
  });

  test('goes on with the next lesson: what is held stays held, and the minute goes on', () => {
    const { protection, surroundings, stop, down, up, fire, isShown, logged } = setUp();
    down('Shift');
    stop();
    fire('blur');
    const next: ActivityKind[] = [];
    protection.listen({ ...surroundings, log: (kind) => void next.push(kind) });
    expect(isShown()).toBe(true);
    up('Shift');
    expect(isShown()).toBe(false);
    down('Shift');
    fire('blur');
    expect([logged, next]).toEqual([['key-held'], ['window-blur']]);
  });
});
