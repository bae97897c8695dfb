import { afterEach, describe, expect, it } from 'vitest';
import { isSearchKey } from '../../../web/platform/keyboard.ts';

const press = (key: string, more: Partial<Parameters<typeof isSearchKey>[0]> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  target: document.body,
  ...more,
});

function inside(html: string): Element {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-here]')!;
}

afterEach(() => document.body.replaceChildren());

describe('the key of the search', () => {
  it('is Ctrl or Command with K, and the slash', () => {
    for (const event of [press('k', { ctrlKey: true }), press('K', { metaKey: true }), press('/')])
      expect(isSearchKey(event, true), JSON.stringify(event)).toBe(true);
    const others = [
      press('k'),
      press('k', { ctrlKey: true, shiftKey: true }),
      press('/', { ctrlKey: true }),
      press('?'),
    ];
    for (const event of others) expect(isSearchKey(event, true), JSON.stringify(event)).toBe(false);
  });

  it('is read off an event of a browser, whose facts are its prototype’s', () => {
    expect(isSearchKey(Object.create(press('k', { ctrlKey: true })), true)).toBe(true);
    expect(isSearchKey(Object.create(press('k')), true)).toBe(false);
  });

  it('is no press of a browser that fills a field, which has no key', () => {
    const { key: _key, code: _code, ...filled } = press('');
    expect(isSearchKey(filled as ReturnType<typeof press>, true)).toBe(false);
  });

  it('is Ctrl with K alone where single keys are off', () => {
    expect(isSearchKey(press('/'), false)).toBe(false);
    expect(isSearchKey(press('k', { ctrlKey: true }), false)).toBe(true);
    expect(isSearchKey(press('л', { code: 'KeyK', ctrlKey: true }), false)).toBe(true);
  });

  it('is no slash that is typed, and none in a dialog', () => {
    for (const html of ['<input data-here>', '<textarea data-here></textarea>', '<select data-here></select>'])
      expect(isSearchKey(press('/', { target: inside(html) }), true), html).toBe(false);
    const inDialog = inside('<div role="dialog"><button data-here></button></div>');
    expect(isSearchKey(press('k', { ctrlKey: true, target: inDialog }), true)).toBe(false);
  });
});
