import { dayLabel } from '../../wire/course-labels.ts';
import { titleLine } from '../accept.ts';
import { foldedName } from './folder-name.ts';
import type { Claim, PathReading } from './read-path.ts';
import { QUESTIONS } from './words.ts';

interface Reader {
  readonly folders: readonly string[];
  readonly reading: PathReading;
}

/** Modules and days by the folders that claim to be them. */
export interface Claims {
  /** Returns the sentence about two folders with the same number, if one of them is on this path. */
  clashOf(reading: PathReading): string | undefined;
  /** Returns the module's title according to its folder. */
  titleOf(moduleNumber: number): string;
  /** Returns the day's title according to its folder; empty if the folder has only a number. */
  titleOfDay(moduleNumber: number, dayNumber: number): string;
}

/** Folders by name. Folders with the same name in several branches are one module or day. */
type Claimants = Map<string, { readonly path: string; readonly title: string }>;

/**
 * Finds conflicting claims. Two folders may be one module: `Videos/Module 1` and `Papers/Module 1`. `Month 1/Week 1`
 * and `Month 2/Week 1` are not, nor are `Module 1 - Gums` and `01 Bones`: there a person decides.
 */
export function claimsOf(readers: readonly Reader[]): Claims {
  const modules = new Map<number, Claimants>();
  const days = new Map<string, Claimants>();
  for (const { folders, reading } of readers) {
    const { module, day, isPair } = reading;
    if (module && !isPair) claim(modules, module.number, module, folders, 0);
    if (module && day) claim(days, dayKey(module, day), day, folders, isPair ? 0 : module.depth + 1);
  }
  return {
    clashOf({ module, day, isPair }) {
      const moduleNames = module && !isPair ? namesOf(modules.get(module.number)) : [];
      if (module && moduleNames.length > 1) return QUESTIONS.moduleTwice(module.number, moduleNames);
      const dayNames = module && day ? namesOf(days.get(dayKey(module, day))) : [];
      return module && day && dayNames.length > 1 ? QUESTIONS.dayTwice(module.number, day.number, dayNames) : undefined;
    },
    titleOf: (moduleNumber) => firstTitle(modules.get(moduleNumber)),
    titleOfDay: (moduleNumber, dayNumber) => firstTitle(days.get(dayLabel(moduleNumber, dayNumber))),
  };
}

const dayKey = (module: Claim, day: Claim): string => dayLabel(module.number, day.number);

const firstTitle = (claimants: Claimants | undefined): string =>
  titleLine(claimants?.values().next().value?.title ?? '');

/** @param from depth from which folders are compared; those above are compared elsewhere. */
function claim<Key>(
  all: Map<Key, Claimants>,
  key: Key,
  { depth, title }: Claim,
  folders: readonly string[],
  from: number,
): void {
  const claimants: Claimants = all.get(key) ?? new Map();
  all.set(key, claimants);
  const above = folders.slice(from, depth).join('/');
  const name = `${foldedName(title)}\n${/\d/.test(above) ? above : ''}`;
  const known = claimants.get(name);
  const path = folders.slice(0, depth + 1).join('/');
  if (!known || path < known.path) claimants.set(name, { path, title });
}

const namesOf = (claimants: Claimants | undefined): string[] =>
  [...(claimants?.values() ?? [])].map(({ path }) => path).sort();
