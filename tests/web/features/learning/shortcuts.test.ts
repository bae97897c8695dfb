import { describe, expect, test } from 'vitest';
import { commandFor, commandOf, type KeyPress } from '../../../../web/features/learning/player/shortcuts.ts';
import { nextSpeed } from '../../../../web/platform/player-preferences.ts';

const press = (key: string, on: KeyPress['on'] = 'elsewhere', hasModifier = false, areOn = true) =>
  commandFor({ key, on, hasModifier }, areOn);

describe('shortcuts', () => {
  test.each([
    ['k', { does: 'toggle' }],
    ['K', { does: 'toggle' }],
    [' ', { does: 'toggle' }],
    ['j', { does: 'skip', seconds: -10 }],
    ['l', { does: 'skip', seconds: 10 }],
    ['ArrowLeft', { does: 'skip', seconds: -5 }],
    ['ArrowRight', { does: 'skip', seconds: 5 }],
    ['7', { does: 'fraction', of: 0.7 }],
    ['s', { does: 'speed', step: -1 }],
    ['d', { does: 'speed', step: 1 }],
    ['r', { does: 'speed', step: 0 }],
    ['n', { does: 'next' }],
    ['p', { does: 'previous' }],
    ['h', { does: 'help' }],
    ['t', { does: 'theatre' }],
    ['i', { does: 'picture' }],
  ])('%s', (key, command) => {
    expect(press(key)).toEqual(command);
  });

  test('the control under the focus comes first', () => {
    expect(press(' ', 'button')).toBeUndefined();
    expect(press('k', 'button')).toEqual({ does: 'toggle' });
    expect(press('ArrowLeft', 'slider')).toBeUndefined();
    expect(press('5', 'select')).toBeUndefined();
  });

  test('keys of the browser stay its own', () => {
    expect(press('r', 'elsewhere', true)).toBeUndefined();
    expect(press('q')).toBeUndefined();
  });

  test('single characters can be switched off; Space and arrows are none', () => {
    expect(press('k', 'elsewhere', false, false)).toBeUndefined();
    expect(press('3', 'elsewhere', false, false)).toBeUndefined();
    expect(press(' ', 'elsewhere', false, false)).toEqual({ does: 'toggle' });
    expect(press('ArrowRight', 'elsewhere', false, false)).toEqual({ does: 'skip', seconds: 5 });
  });

  test('a key held down goes on where that is gradual, and does not flicker elsewhere', () => {
    const hold = (key: string) => commandFor({ key, on: 'elsewhere', hasModifier: false, isRepeat: true }, true);
    expect(hold('l')).toEqual({ does: 'skip', seconds: 10 });
    expect(hold('k')).toBeUndefined();
    expect(hold('f')).toBeUndefined();
  });

  test('a window over the player keeps its keys', () => {
    const dialog = document.createElement('dialog');
    const button = dialog.appendChild(document.createElement('button'));
    const press = (target: EventTarget) =>
      commandOf({ key: 'ь', code: 'KeyM', ctrlKey: false, metaKey: false, altKey: false, repeat: false, target }, true);
    expect(press(button)).toBeUndefined();
    expect(press(document.createElement('button'))).toEqual({ does: 'mute' });
  });

  test('speeds go in steps and stop at the ends', () => {
    expect(nextSpeed(1, 1)).toBe(1.25);
    expect(nextSpeed(1, -1)).toBe(0.75);
    expect(nextSpeed(2, 1)).toBe(2);
    expect(nextSpeed(0.75, -1)).toBe(0.75);
  });
});
