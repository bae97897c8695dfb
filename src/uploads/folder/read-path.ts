import type { CourseSoFar } from './course-so-far.ts';
import { type FolderName, foldedName, MAX_DAY, readName } from './folder-name.ts';
import { QUESTIONS } from './words.ts';

/** A number and its folder: `depth` is the folder's index in the path. */
export interface Claim {
  readonly number: number;
  readonly depth: number;
  readonly title: string;
}

export interface PathReading {
  readonly module: Claim | undefined;
  readonly day: Claim | undefined;
  /** True if one folder says both, as `1.3` does: it is a day and names no module. */
  readonly isPair: boolean;
  /** Reason of a contradiction between the folders. */
  readonly question: string | undefined;
}

interface Step extends FolderName {
  readonly depth: number;
}

/** Maps unique module titles to numbers. */
export function modulesByTitle({ modules }: CourseSoFar): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const twice = new Set<string>();
  for (const { title, moduleNumber } of modules) {
    const key = foldedName(title);
    if (found.has(key)) twice.add(key);
    found.set(key, moduleNumber);
  }
  for (const key of ['', ...twice]) found.delete(key);
  return found;
}

/** Reads all parent folders of a file. The result is equal for all files of a folder; callers cache it. */
export function readFolders(folders: readonly string[], titles: ReadonlyMap<string, number>): PathReading {
  const steps: Step[] = folders.map((name, depth) => ({ ...readName(name), depth }));
  const labelled = steps.filter(({ module }) => module !== undefined);
  if (new Set(labelled.map(({ module }) => module)).size > 1) return asks(QUESTIONS.severalModules);
  const days = steps.filter(({ day }) => day !== undefined);
  if (new Set(days.map(({ day }) => day)).size > 1) return asks(QUESTIONS.severalDays);
  const day = days.at(-1);
  const titled =
    labelled.length > 0 ? undefined : steps.find((_, depth) => titles.has(foldedName(folders[depth] ?? '')));
  const module = labelled.find((step) => step !== day) ?? labelled[0] ?? titled;
  if (!module) return readNumbers(steps, day);
  if (day && day.depth < module.depth) return asks(QUESTIONS.severalModules);
  const number = module.module ?? titles.get(foldedName(folders[module.depth] ?? '')) ?? 0;
  const below = day ?? steps.find(({ bare, depth }) => isDay(bare) && depth > module.depth);
  return {
    module: { number, depth: module.depth, title: module === titled ? (folders[module.depth] ?? '') : module.title },
    day: below && { number: below.day ?? below.bare ?? 0, depth: below.depth, title: below.title },
    isPair: module.day !== undefined,
    question: undefined,
  };
}

/** Fallback without a folder named as a module: numbers count by depth. */
function readNumbers(steps: readonly Step[], day: Step | undefined): PathReading {
  const bares = steps.filter(({ bare, depth }) => bare !== undefined && (!day || depth < day.depth));
  if (bares.length > 2) return asks(QUESTIONS.manyNumbers);
  const module = day ? bares.at(-1) : bares[0];
  const below = day ?? bares.slice(1).find(({ bare }) => isDay(bare));
  return {
    module: module && { number: module.bare ?? 0, depth: module.depth, title: module.title },
    day: below && { number: below.day ?? below.bare ?? 0, depth: below.depth, title: below.title },
    isPair: false,
    question: undefined,
  };
}

const isDay = (bare: number | undefined): boolean => bare !== undefined && bare <= MAX_DAY;

const asks = (question: string): PathReading => ({ module: undefined, day: undefined, isPair: false, question });
