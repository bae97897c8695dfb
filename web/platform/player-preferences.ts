import { useState } from 'react';
import { storage } from './storage.ts';

/** `auto` (the best for the line), or the maximum of the shorter side in pixels; 0 for sound alone. */
export type Quality = 'auto' | number;

/** Preferences of this device for the player and the exam room. */
export interface Preferences {
  speed: number;
  quality: Quality;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  hasCaptions: boolean;
  /** Single-character shortcuts (WCAG 2.1.4). */
  hasShortcuts: boolean;
  /** A test was started here: the page before the next one is short. */
  hasSatTest: boolean;
  /** Theatre mode: the picture takes the outline's space. */
  isTheatre: boolean;
  /** Autoplay of the next lesson. */
  playsNext: boolean;
}

export const SPEEDS: readonly number[] = [0.75, 1, 1.25, 1.5, 1.75, 2];

const KEY = 'cusp.player';
const DEFAULTS: Preferences = {
  speed: 1,
  quality: 'auto',
  volume: 1,
  isMuted: false,
  hasCaptions: false,
  hasShortcuts: true,
  hasSatTest: false,
  isTheatre: false,
  playsNext: false,
};

export function readPreferences(): Preferences {
  try {
    const kept = JSON.parse(storage.read(KEY) ?? '{}') as Partial<Preferences>;
    return {
      speed: SPEEDS.find((speed) => speed === kept.speed) ?? DEFAULTS.speed,
      quality: typeof kept.quality === 'number' && kept.quality >= 0 ? kept.quality : DEFAULTS.quality,
      volume: typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1 ? kept.volume : DEFAULTS.volume,
      isMuted: kept.isMuted === true,
      hasCaptions: kept.hasCaptions === true,
      hasShortcuts: kept.hasShortcuts !== false,
      hasSatTest: kept.hasSatTest === true,
      isTheatre: kept.isTheatre === true,
      playsNext: kept.playsNext === true,
    };
  } catch {
    return DEFAULTS;
  }
}

export function keepPreferences(change: Partial<Preferences>): void {
  storage.write(KEY, JSON.stringify({ ...readPreferences(), ...change }));
}

/** Reads and sets one preference, for a control. */
export function usePreference<Name extends keyof Preferences>(
  name: Name,
): [Preferences[Name], (next: Preferences[Name]) => void] {
  const [value, setValue] = useState(() => readPreferences()[name]);
  const change = (next: Preferences[Name]) => {
    setValue(next);
    keepPreferences({ [name]: next });
  };
  return [value, change];
}

/** Returns the next slower (-1) or faster (1) speed, clamped. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const at = SPEEDS.findIndex((one) => one >= speed);
  return SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + step))] ?? speed;
}
