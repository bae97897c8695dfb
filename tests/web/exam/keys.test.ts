import { afterEach, describe, expect, it } from 'vitest';
import { commandOf } from '../../../web/exam/keys.ts';

afterEach(() => document.body.replaceChildren());

const press = (key: string, more: Partial<KeyboardEvent> = {}, on: Element = document.body) =>
  commandOf(
    {
      key,
      code: '',
      shiftKey: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      repeat: false,
      defaultPrevented: false,
      target: on,
      ...more,
    },
    true,
  );

function within(html: string, selector: string): Element {
  document.body.innerHTML = html;
  return document.querySelector(selector)!;
}

describe('the keys of a section', () => {
  it('choose an option by number and by letter', () => {
    expect(press('1', { code: 'Digit1' })).toEqual({ does: 'choose', option: 0 });
    expect(press('5', { code: 'Numpad5' })).toEqual({ does: 'choose', option: 4 });
    expect(press('c')).toEqual({ does: 'choose', option: 2 });
    expect(press('8', { code: 'Digit8' })).toEqual({ does: 'choose', option: 7 });
    expect([press('9', { code: 'Digit9' }), press('0', { code: 'Digit0' }), press('g')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['Arabic', 'ش', 'ى', 'ب'],
    ['Persian', 'ش', 'د', 'ب'],
    ['Hindi', 'ो', 'ल', 'ि'],
    ['Russian', 'ф', 'т', 'а'],
    ['Greek', 'α', 'ν', 'φ'],
  ])('go by their place on a keyboard in %s', (_, a, n, f) => {
    expect(press(a, { code: 'KeyA' })).toEqual({ does: 'choose', option: 0 });
    expect(press(a, { code: 'KeyA', shiftKey: true })).toEqual({ does: 'strike', option: 0 });
    expect([press(n, { code: 'KeyN' }), press(f, { code: 'KeyF' })]).toEqual([{ does: 'next' }, { does: 'flag' }]);
    expect(press(a, { code: 'Slash' })).toBeUndefined();
  });

  it('go by their letter on a keyboard with Latin ones at other places', () => {
    expect(press('a', { code: 'KeyQ' })).toEqual({ does: 'choose', option: 0 });
    expect(press('q', { code: 'KeyA' })).toBeUndefined();
    expect(press('é', { code: 'KeyE' })).toBeUndefined();
  });

  it('strike it with Shift, whatever character that makes', () => {
    expect(press('@', { code: 'Digit2', shiftKey: true })).toEqual({ does: 'strike', option: 1 });
    expect(press('E', { shiftKey: true })).toEqual({ does: 'strike', option: 4 });
  });

  it('flag, go to the next and the previous question, to case and overview', () => {
    expect(['f', 'n', 'p', 'r', 'o', 'N'].map((key) => press(key)?.does)).toEqual([
      'flag',
      'next',
      'previous',
      'case',
      'overview',
      'next',
    ]);
    expect(press('N', { shiftKey: true })).toBeUndefined();
  });

  it('act on radios and buttons, and not in a text field or in a window', () => {
    expect(press('n', {}, within('<input type="radio">', 'input'))).toEqual({ does: 'next' });
    expect(press('n', {}, within('<button></button>', 'button'))).toEqual({ does: 'next' });
    expect(press('n', {}, within('<input type="email">', 'input'))).toBeUndefined();
    expect(press('n', {}, within('<textarea></textarea>', 'textarea'))).toBeUndefined();
    expect(press('n', {}, within('<div role="dialog"><button></button></div>', 'button'))).toBeUndefined();
  });

  it('check and go on by Enter, move by arrows and close by Escape, where no control has them', () => {
    expect(['Enter', 'ArrowRight', 'ArrowLeft', 'Escape'].map((key) => press(key)?.does)).toEqual([
      'forward',
      'next',
      'previous',
      'close',
    ]);
    const radio = within('<input type="radio">', 'input');
    expect([press('Enter', {}, radio)?.does, press('ArrowRight', {}, radio)]).toEqual(['forward', undefined]);
    const button = within('<button></button>', 'button');
    expect([press('Enter', {}, button), press('ArrowRight', {}, button)?.does]).toEqual([undefined, 'next']);
    expect(press('ArrowLeft', {}, within('<div role="tab"></div>', 'div'))).toBeUndefined();
    expect(press('Escape', {}, button)?.does).toBe('close');
  });

  it('leave the shortcuts of the browser alone, and a key that is held down', () => {
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])
      expect(press('f', more)).toBeUndefined();
  });

  it('are silent once they are switched off', () => {
    const event = { key: '1', code: 'Digit1', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
    expect(
      commandOf({ ...event, repeat: false, defaultPrevented: false, target: document.body }, false),
    ).toBeUndefined();
  });
});
