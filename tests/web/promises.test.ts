import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROMISES } from '../../src/wire/guidance.ts';
import { PROMISE_WORDS, WHAT_YOU_GET } from '../../web/text/copy/program.ts';

const FOLDER = join(import.meta.dirname, '../../web/text/copy');
const copy = readdirSync(FOLDER).map((name) => ({ name, words: readFileSync(join(FOLDER, name), 'utf8') }));

// What we say we sell exists (decision B31). Whoever builds one of these takes its line out of here.
const NOT_BUILT: Readonly<Record<string, RegExp>> = {
  'an exam with a clock and a result': /exam conditions|what went wrong|timed/i,
  'a waiting list': /announced here first|tell you when the next/i,
  'a mentor who sees by themselves how far somebody is': /knows where you are|looks at your progress/i,
  'a notice when a discussion moves': /tell you as early/i,
};

describe('what our own sentences promise', () => {
  it.each(Object.entries(NOT_BUILT))('is not %s', (_what, words) => {
    expect(copy.filter((file) => words.test(file.words)).map(({ name }) => name)).toEqual([]);
  });

  it('names on every course what only people can keep, in the words that an administrator is told', () => {
    expect(WHAT_YOU_GET).toEqual(expect.arrayContaining(PROMISES.map((promise) => PROMISE_WORDS[promise])));
  });
});
