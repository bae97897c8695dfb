import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productFiles } from './files.ts';
import { importsBelow } from './imports.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Names of what only some courses hold. A course's own card lists it where it is so (`PROMISE_WORDS`). */
const HELD_BY_SOME = /recorded|\bvideos\b|discussions?\b|past[- ]papers?|mock exams?|study groups?|study materials?/i;

/** Where a visitor's pages begin; every file that they load is read. */
const PUBLIC = [
  /^web\/features\/(?:home|catalog)\//,
  /^web\/app\/(?:public-shell|nav-bar|footer|menu-sheet|not-found-page|crash-boundary)\.tsx$/,
  /^web\/offline\//,
  /^src\/http\/pages\//,
  /^src\/wire\/pages\.ts$/,
];

/** Files whose sentences hold for a course that has the thing, and for whom else they are. */
const OF_A_COURSE: Readonly<Record<string, string>> = {
  'web/text/copy/program.ts': 'the promises themselves, shown where they are kept',
  'src/wire/messages.ts': 'sentences of the specification',
  'src/wire/words/terms.ts': 'what the terms say of each service, whoever has it',
};
/** Single sentences that name a thing without promising it, each with its reason. */
const SINGLE: Readonly<Record<string, string>> = {
  'Next live discussions': 'heads the dates of courses that have some, and is absent without any',
  'Sit the free mock exam': 'leads to one that is published, and is absent without it',
};

/** Files that public pages load, late ones too. */
function publicFiles(): string[] {
  const imports = importsBelow(ROOT, JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  const files = new Set(productFiles(ROOT).filter((path) => PUBLIC.some((place) => place.test(path))));
  for (const file of files)
    for (const { to } of imports.filter(({ from }) => from === file))
      if (/^(?:web|src\/wire)\//.test(to)) files.add(to);
  return [...files].filter((path) =>
    /^(?:web\/text|src\/wire\/(?:words|pages|messages)|src\/http\/pages|web\/offline)/.test(path),
  );
}

/** Texts in quotes that are sentences or labels: a blank in them, or a capital first. */
const textsIn = (source: string): string[] =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, one, two, three]) => one ?? two ?? three ?? '')
    .filter((text) => / /.test(text) || /^[A-Z]/.test(text));

const withoutComments = (source: string): string => source.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** Words between tags, as strings of a script. */
const ofMarkup = (html: string): string =>
  [...html.matchAll(/>([^<]+)</g)].map(([, words]) => JSON.stringify(words)).join('\n');

const promisesIn = (source: string): string[] =>
  textsIn(withoutComments(source.startsWith('<') ? ofMarkup(source) : source)).filter(
    (text) => HELD_BY_SOME.test(text) && SINGLE[text] === undefined,
  );

describe('sentences of public pages', () => {
  const files = [...publicFiles(), 'web/index.html'];
  const sources = new Map(files.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));

  it('are found wherever they are written', () => {
    for (const path of [
      'web/text/copy/shell.ts',
      'web/text/copy/home.ts',
      'web/text/copy/offline.ts',
      'src/wire/words/home.ts',
      'src/wire/words/descriptions.ts',
      'src/wire/pages.ts',
    ])
      expect(files, path).toContain(path);
    expect(Object.keys(OF_A_COURSE).filter((path) => !files.includes(path))).toEqual([]);
    const all = [...sources.values()].join('\n');
    expect(Object.keys(SINGLE).filter((text) => !all.includes(`'${text}'`))).toEqual([]);
  });

  it('promise nothing that only some courses hold', () => {
    const found = [...sources]
      .filter(([path]) => OF_A_COURSE[path] === undefined)
      .flatMap(([path, source]) => promisesIn(source).map((text) => `${path}: ${text}`));
    expect(found).toEqual([]);
  });

  it('are read as sentences: a promise among them is found', () => {
    const planted = "/** With videos. */ export const A = { line: 'Weekly live discussions', key: 'videos' };";
    expect(promisesIn(planted)).toEqual(['Weekly live discussions']);
    expect(promisesIn('<noscript>Videos and recorded lessons</noscript>')).toEqual(['Videos and recorded lessons']);
  });
});
