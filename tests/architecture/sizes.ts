import { basename } from 'node:path';

export interface Sizes {
  readonly median: number;
  /** Nine in ten files have fewer lines than this or as many. */
  readonly ninetieth: number;
  /** The share of files that are hardly more than their imports. */
  readonly crumbs: number;
  readonly overLimit: readonly string[];
}

const LIMIT_LINES = 300;
/** What joins everything must not come to know everything. */
const LIMITS_OF_THEIR_OWN = new Map([['src/main/composition/compose.ts', 59]]);
const CRUMB_LINES = 12;
const LIMIT_COLUMNS = 140;
/** Biome's `lineWidth`, to which it breaks code and leaves comments. */
const COMMENT_COLUMNS = 120;

/** Lists and sentences read as easily long as short. */
const EXCEPTED = [/^migrations\//, /^web\/text\//, /^src\/wire\/messages\.ts$/, /^src\/wire\/words\/(?!rules)/];

export const hasSizeRule = (path: string): boolean =>
  /\.(?:tsx?|css)$/.test(path) && !EXCEPTED.some((pattern) => pattern.test(path));

export function sizes(lines: ReadonlyMap<string, number>): Sizes {
  const ascending = [...lines.values()].sort((a, b) => a - b);
  const at = (share: number) => ascending[Math.max(0, Math.ceil(ascending.length * share) - 1)] ?? 0;
  return {
    median: at(0.5),
    ninetieth: at(0.9),
    crumbs: ascending.filter((count) => count <= CRUMB_LINES).length / Math.max(1, ascending.length),
    overLimit: [...lines]
      .filter(([path, count]) => count > (LIMITS_OF_THEIR_OWN.get(path) ?? LIMIT_LINES))
      .map(([path, count]) => `${path} (${count})`),
  };
}

/** The drawing of a path: numbers that nobody reads. */
const PATH_DATA = /(["'`])[Mm][-\d., A-Za-z]+\1/g;

/** A line of nothing else, and no order to a tool, which has to stand on one. */
const COMMENT = /^\s*(?:\/\/|\/?\*)(?!.*(?:oxlint|biome|@ts)-)/;

/** The lines that nobody reads to their end, and no formatter breaks: long sentences in strings and comments. */
export const longLines = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const max = COMMENT.test(line) ? COMMENT_COLUMNS : LIMIT_COLUMNS;
    return line.replace(PATH_DATA, '').length > max ? [`${path}:${index + 1}`] : [];
  });

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** Whether every part of the path is kebab-case; a README is written as everywhere. */
export function isWellNamed(path: string): boolean {
  const name = basename(path);
  const parts = path.split('/').filter((part) => part !== 'README.md' && part !== name);
  return [...parts, ...(name === 'README.md' ? [] : [name])].every((part) => KEBAB.test(part));
}
