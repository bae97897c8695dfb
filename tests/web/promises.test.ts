import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROMISES } from '../../src/wire/literals.ts';
import { PROMISE_WORDS, promiseLine } from '../../web/text/copy/program.ts';

const FOLDER = join(import.meta.dirname, '../../web/text/copy');
const copy = readdirSync(FOLDER).map((name) => ({ name, words: readFileSync(join(FOLDER, name), 'utf8') }));

// What we say we sell exists (decision B31). Whoever builds one of these takes its line out of here.
const NOT_BUILT: Readonly<Record<string, RegExp>> = {
  'a waiting list': /announced here first|tell you when the next/i,
  'a mentor who sees by themselves how far somebody is': /knows where you are|looks at your progress/i,
  'a notice when a discussion moves': /tell you as early/i,
};

describe('what our own sentences promise', () => {
  it.each(Object.entries(NOT_BUILT))('is not %s', (_what, words) => {
    expect(copy.filter((file) => words.test(file.words)).map(({ name }) => name)).toEqual([]);
  });

  it('counts of a course what can be counted, and says the rest in the words that an administrator is told', () => {
    for (const promise of PROMISES) expect(promiseLine({ promise, count: null })).toBe(PROMISE_WORDS[promise]);
    expect([1, 1200].map((count) => promiseLine({ promise: 'videos', count }))).toEqual([
      '1 recorded video',
      '1,200 recorded videos, subject by subject',
    ]);
    expect([1, 3].map((count) => promiseLine({ promise: 'mock-exams', count }))).toEqual([
      '1 free mock exam',
      '3 free mock exams',
    ]);
    expect([1, 34].map((count) => promiseLine({ promise: 'materials', count }))).toEqual([
      '1 study material',
      '34 study materials',
    ]);
  });
});
