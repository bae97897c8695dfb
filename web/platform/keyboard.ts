/** True if shortcuts use Command instead of Control. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

const PLACE = /^(?:Key([A-Z])|Digit([0-9]))$/;
const OTHER_SCRIPT = /^(?!\p{Script=Latin})[\p{L}\p{M}\p{Nd}]+$/u;

/**
 * Name of a key in lower case. Where its character is of a script other than Latin, the place of the key names it: a
 * keyboard in Arabic or Greek has the letters of a shortcut at the places of the Latin one. Empty for an event without
 * a key, as browsers and password managers send when they fill a field.
 */
export function keyName({ key = '', code = '' }: Partial<Pick<KeyboardEvent, 'key' | 'code'>>): string {
  const [, letter, digit] = (OTHER_SCRIPT.test(key) && PLACE.exec(code)) || [];
  return (letter ?? digit ?? key).toLowerCase();
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** True for Ctrl or Command with K, and no other modifier. */
export const isCommandK = (press: Omit<Press, 'target'>): boolean =>
  keyName(press) === 'k' && press.ctrlKey !== press.metaKey && !press.altKey && !press.shiftKey;

const isWithin = ({ target }: Pick<Press, 'target'>, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
const inDialog = (event: Pick<Press, 'target'>) => isWithin(event, 'dialog, [role=dialog], [role=alertdialog]');

/** True for a key without Ctrl, Alt or Command; never in a dialog or menu, and never while something is typed. */
export const isSingleKey = (event: Press): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !inDialog(event) &&
  !isWithin(event, 'input, textarea, select, [contenteditable], [role=menu], [role=listbox]');

/**
 * True for Ctrl or Command with K, and for `/` where single-key shortcuts are on (WCAG 2.1.4) and nothing is being
 * typed; never in a dialog.
 */
export const isSearchKey = (event: Press, areSingleKeysOn: boolean): boolean =>
  isCommandK(event) ? !inDialog(event) : event.key === '/' && areSingleKeysOn && isSingleKey(event);
