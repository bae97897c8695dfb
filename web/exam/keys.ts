import { keyName } from '../platform/keyboard.ts';

/** Command of a key in a section. Options are counted from 0. */
export type Command =
  | { readonly does: 'choose' | 'strike'; readonly option: number }
  | { readonly does: 'flag' | 'next' | 'previous' | 'case' | 'overview' | 'forward' | 'close' };

const LETTERS = 'abcde';
const COMMANDS: Readonly<Record<string, Command>> = {
  f: { does: 'flag' },
  n: { does: 'next' },
  p: { does: 'previous' },
  r: { does: 'case' },
  o: { does: 'overview' },
};

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'target' | 'defaultPrevented'
>;

const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** Keys without a character, which nobody types by mistake: they stay when single keys are switched off. */
const NAMED: Readonly<Record<string, Command>> = {
  Enter: { does: 'forward' },
  ArrowRight: { does: 'next' },
  ArrowLeft: { does: 'previous' },
  Escape: { does: 'close' },
};
/** Controls that do something else with them. */
const OWN_KEYS = 'button, a, summary, input, [role=tab], [role=slider], [role=switch]';
const OWN_ARROWS = 'input, [role=tab], [role=slider]';

const keepsIt = (target: EventTarget | null, key: string): boolean => {
  if (key === 'Escape' || !(target instanceof Element)) return false;
  // Enter does nothing to a radio.
  if (key === 'Enter') return target.closest(OWN_KEYS)?.matches(':not([type=radio])') ?? false;
  return target.closest(OWN_ARROWS) !== null;
};

/**
 * Returns the command of a key press; undefined in a text field, in a window over the page, with a modifier, and where
 * single keys are switched off (WCAG 2.1.4). `C` is an option, so the case has `R`, as in read.
 */
export function commandOf(event: Press, areSingleKeysOn: boolean): Command | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return undefined;
  if (event.target instanceof Element && event.target.closest(`${TYPING}, [role=dialog], [role=alertdialog]`))
    return undefined;
  const named = event.shiftKey ? undefined : NAMED[event.key];
  if (named) return keepsIt(event.target, event.key) ? undefined : named;
  if (!areSingleKeysOn) return undefined;
  const letter = keyName(event);
  // With Shift, a digit's key is another character on each keyboard; its code stays.
  const digit = /^(?:Digit|Numpad)([1-8])$/.exec(event.code)?.[1];
  const option = digit === undefined ? LETTERS.indexOf(letter) : Number(digit) - 1;
  if (letter.length === 1 && option >= 0) return { does: event.shiftKey ? 'strike' : 'choose', option };
  return event.shiftKey ? undefined : COMMANDS[letter];
}
