import { MAX_MODULE_NUMBER } from '../../wire/course-limits.ts';

/** Place in a course according to the name of a folder or file. */
export interface FolderName {
  /** `Module 1`, `Week 1`, `M1`, or the first number of `1.3`. */
  readonly module: number | undefined;
  /** `Day 3`, `M1D3`, or the second number of `1.3`. */
  readonly day: number | undefined;
  /** `01` or `01 - Periodontology`: a number without a kind, which depends on its depth. */
  readonly bare: number | undefined;
  /** Name without numbers and kinds. */
  readonly title: string;
}

export const MAX_DAY = 31;

/** Excludes ranges such as `Module 1-3` and `Day 1 & 2`, and versions such as `Module 1.3.2`. */
const NOT_A_RANGE = String.raw`(?!\d|\.\d|\s*(?:[-–—&+/]|\bto\b|\band\b)\s*\d+(?![\p{L}\d]))`;
const START = String.raw`(?<![\p{L}\d])`;
const number = (name: string, digits: number) => String.raw`[\s.#:_-]*(?<${name}>\d{1,${digits}})`;

const PAIR = String.raw`(?<module>\d{1,3})\.(?<day>\d{1,2})(?![\p{L}\d]|\.\d)`;
const MODULE_WORD = '(?:modules?|mod|weeks?|wk)';
/** Patterns from most to least specific; the first match wins. */
const LABELS = [
  String.raw`${START}[mw]\s?(?<module>\d{1,3})[\s._-]?d\s?(?<day>\d{1,2})(?![\p{L}\d])`,
  String.raw`${START}${MODULE_WORD}[\s.#:_-]*${PAIR}`,
  `^${PAIR}`,
].map((pattern) => new RegExp(pattern, 'iu'));
const MODULE = new RegExp(
  `${START}(?:${MODULE_WORD}${number('module', 3)}|[mw](?<short>\\d{1,3})(?![\\p{L}]))${NOT_A_RANGE}`,
  'iu',
);
const DAY = new RegExp(`${START}(?:day${number('day', 2)}|d(?<short>\\d{1,2})(?![\\p{L}]))${NOT_A_RANGE}`, 'iu');
/** Excludes quantities such as `10 months` and dates such as `12-05-2024`. */
const QUANTITY = '[-\\s]*(?:months?|weeks?|days?|hours?|hrs?|min(?:ute)?s?|years?|files|videos)(?!\\p{L})';
const DATE = String.raw`[\s_–—-]+\d+(?:[\s_.–—-]|$)`;
const BARE = new RegExp(String.raw`^(?<bare>\d{1,3})(?=$|[\s)_:,–—-]|\.(?!\d))(?!${QUANTITY}|${DATE})`, 'iu');

/** Normalizes a name that macOS, Windows and Linux write differently. */
export const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[_\s]+/gu, ' ')
    .trim();

export function readName(name: string): FolderName {
  const plain = plainName(name);
  for (const label of LABELS) {
    const found = label.exec(plain);
    if (!found) continue;
    const module = within(found.groups?.['module'], MAX_MODULE_NUMBER);
    const day = within(found.groups?.['day'], MAX_DAY);
    if (module !== undefined && day !== undefined)
      return { module, day, bare: undefined, title: without(plain, found[0]) };
  }
  const labelled = { module: MODULE.exec(plain), day: DAY.exec(plain) };
  const module = within(labelled.module?.groups?.['module'] ?? labelled.module?.groups?.['short'], MAX_MODULE_NUMBER);
  const day = within(labelled.day?.groups?.['day'] ?? labelled.day?.groups?.['short'], MAX_DAY);
  if (module !== undefined || day !== undefined) {
    const rest = module === undefined ? plain : without(plain, labelled.module?.[0] ?? '');
    const title = day === undefined ? rest : without(rest, labelled.day?.[0] ?? '');
    return { module, day, bare: undefined, title };
  }
  const found = BARE.exec(plain);
  const bare = within(found?.groups?.['bare'], MAX_MODULE_NUMBER);
  return { module, day, bare, title: bare === undefined ? plain : without(plain, found?.[0] ?? '') };
}

const within = (digits: string | undefined, most: number): number | undefined => {
  const value = Number(digits);
  return digits !== undefined && value >= 1 && value <= most ? value : undefined;
};

const without = (name: string, label: string): string =>
  name
    .replace(label, ' ')
    .replace(/\(\s*\)|\[\s*\]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.,:;)_–—-]+|[\s,:;(_–—-]+$/gu, '');

/** Returns a case-insensitive key of a name. */
export const foldedName = (name: string): string => plainName(name).toLowerCase();
