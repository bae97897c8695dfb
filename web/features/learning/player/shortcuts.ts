import { keyName } from '../../../platform/keyboard.ts';
import { SKIP_SECONDS } from './playback.ts';

/** Commands of the keyboard. */
export type Command =
  | { does: 'toggle' | 'mute' | 'captions' | 'fullscreen' | 'theatre' | 'picture' | 'next' | 'previous' | 'help' }
  | { does: 'skip'; seconds: number }
  | { does: 'fraction'; of: number }
  | { does: 'louder'; by: number }
  | { does: 'speed'; step: 1 | -1 | 0 };

const COMMANDS: Readonly<Record<string, Command>> = {
  k: { does: 'toggle' },
  ' ': { does: 'toggle' },
  j: { does: 'skip', seconds: -SKIP_SECONDS },
  l: { does: 'skip', seconds: SKIP_SECONDS },
  arrowleft: { does: 'skip', seconds: -5 },
  arrowright: { does: 'skip', seconds: 5 },
  arrowup: { does: 'louder', by: 0.05 },
  arrowdown: { does: 'louder', by: -0.05 },
  s: { does: 'speed', step: -1 },
  d: { does: 'speed', step: 1 },
  r: { does: 'speed', step: 0 },
  m: { does: 'mute' },
  c: { does: 'captions' },
  f: { does: 'fullscreen' },
  t: { does: 'theatre' },
  i: { does: 'picture' },
  n: { does: 'next' },
  p: { does: 'previous' },
  h: { does: 'help' },
};

const GRADUAL: ReadonlySet<Command['does']> = new Set(['skip', 'louder', 'speed']);

export interface KeyPress {
  key: string;
  hasModifier: boolean;
  /** True if the key is held down (auto-repeat). */
  isRepeat?: boolean;
  /** Kind of the focused control. */
  on: 'button' | 'slider' | 'select' | 'elsewhere';
}

/**
 * Returns the command of a key press inside the player; undefined if the focused control needs the key: Space presses a
 * button, arrows move a slider, letters select in a list. `areSingleKeysOn` is the switch of WCAG 2.1.4; arrows and
 * Space are not character keys.
 */
export function commandFor(
  { key, hasModifier, isRepeat, on }: KeyPress,
  areSingleKeysOn: boolean,
): Command | undefined {
  if (hasModifier || on === 'select') return undefined;
  if (on === 'button' && key === ' ') return undefined;
  const name = key.toLowerCase();
  if (on === 'slider' && name.startsWith('arrow')) return undefined;
  const isCharacter = key.length === 1 && key !== ' ';
  if (isCharacter && !areSingleKeysOn) return undefined;
  if (/^[0-9]$/.test(key)) return { does: 'fraction', of: Number(key) / 10 };
  const command = COMMANDS[name];
  // Ignores auto-repeat of toggles, which would flicker.
  return isRepeat && command && !GRADUAL.has(command.does) ? undefined : command;
}

function controlUnder(target: EventTarget | null): KeyPress['on'] {
  if (!(target instanceof HTMLElement)) return 'elsewhere';
  if (target.closest('select, textarea, input:not([type=range], [type=checkbox])')) return 'select';
  if (target.closest('input[type=range]')) return 'slider';
  return target.closest('button, a, input') ? 'button' : 'elsewhere';
}

/** Returns the command of an event; undefined in a dialog over the player. */
export function commandOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'target'>,
  areSingleKeysOn: boolean,
): Command | undefined {
  if (event.target instanceof Element && event.target.closest('dialog')) return undefined;
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  return commandFor(
    { key: keyName(event), hasModifier, isRepeat: event.repeat, on: controlUnder(event.target) },
    areSingleKeysOn,
  );
}
