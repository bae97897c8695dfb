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
export const isGuarded = (key: string): boolean => !FREE.has(key) && !/^[\p{L}\p{N}]\p{M}*$/u.test(key);

export const isLock = (key: string): boolean => LOCKS.has(key);

/**
 * Which key of the keyboard it is. Its name changes with the others that are held, and of two equal ones that are
 * held together some systems tell of one release only.
 */
export const placeOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (code || key).replace(/(Left|Right)$/, '');
