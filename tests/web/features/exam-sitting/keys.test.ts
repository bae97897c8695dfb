import { afterEach, describe, expect, it } from 'vitest';
import { commandOf } from '../../../../web/features/exam-sitting/keys.ts';

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
    expect([press('6', { code: 'Digit6' }), press('0', { code: 'Digit0' }), press('g')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
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
