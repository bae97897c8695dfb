import { expect, it } from 'vitest';
import { CsvParseRowReader } from '../../../src/adapters/csv-parse/row-reader.ts';
import { LevenNearestName } from '../../../src/adapters/leven/nearest-name.ts';
import { peopleRows } from '../../../src/domain/enrolment/import/people-rows.ts';
import { csvRows } from '../../../src/domain/questions/import/csv-rows.ts';
import { plainTextRows } from '../../../src/domain/questions/import/plain-text.ts';
import { rowsByCase, writtenVignette } from '../../../src/domain/questions/import/written-vignettes.ts';
import { IMPORT_LIMITS } from '../../../src/domain/questions/literals.ts';
import { growthTo, LINEAR } from '../../support/growth.ts';
import { ownProcessorMs } from '../../support/longest-turn.ts';
import { TAXONOMY } from './bank.ts';

const reader = new CsvParseRowReader({ yield: async () => undefined });
const HEAD = 'case,title,case_text,stem,a,b,answer,cluster,subject';
const QUESTION = '1. S\nA. x\nB. y\nANSWER: A\n';

type Read = (text: string) => Promise<unknown>;
const questions =
  (rowsOf: typeof plainTextRows | ((text: string) => ReturnType<typeof csvRows>)): Read =>
  async (text) => {
    const { rows } = await rowsOf(text);
    return rowsByCase(rows).map((own) => writtenVignette(own, TAXONOMY));
  };
const table = questions((text) => csvRows(text, reader, new LevenNearestName()));
const document = questions(plainTextRows);
const people: Read = async (text) => {
  for await (const row of peopleRows(text, reader, 5_000)) expect(row.line).toBeGreaterThan(0);
};
const bytes: Read = async (text) => reader.textOf(Buffer.concat([Buffer.from(text), Buffer.of(0xff)]));

const filled = (fragment: string, size: number) => fragment.repeat(Math.ceil(size / fragment.length)).slice(0, size);

const msOf = async (read: Read, text: string): Promise<number> => {
  let min = Infinity;
  for (let tried = 0; tried < 3; tried += 1) {
    const from = ownProcessorMs();
    await read(text);
    min = Math.min(min, ownProcessorMs() - from);
  }
  return min;
};

const SIZE = IMPORT_LIMITS.bytes / 8;

it.each<[string, Read, (size: number) => string]>([
  // The size of these two is the number of their gaps: the cost must not double with each.
  ['an answer of letters', table, (size) => `${HEAD}\n1,T,C,S,x,y,${filled('a ', size / 4096)}!,c1,e\n`],
  ['an answer in a text', document, (size) => `1. S\nA. x\nB. y\nANSWER: ${filled('a ', size / 4096)}!\n`],
  ['a long case of many questions', document, (size) => `CASE: ${filled('x', size)}\n${filled(QUESTION, size)}`],
  ['a case of empty lines', document, (size) => `CASE: x\n${filled('\n', size)}${filled(QUESTION, size)}`],
  [
    'a case that many rows share',
    table,
    (size) => {
      const row = '1,,x,S,x,y,a,c1,e\n';
      return `${HEAD}\n1,T,"${filled('x\n', size / 8)}",S,x,y,a,c1,e\n${filled(row, size)}`;
    },
  ],
  ['one column many times', table, (size) => filled('stem,', size / 4)],
  [
    'columns of many names',
    table,
    (size) => `${HEAD},${Array.from({ length: size / 32 }, (_, at) => `c${at}`).join()}`,
  ],
  ['line feeds, as questions', document, (size) => filled('\n', 8 * size)],
  ['returns, as questions', document, (size) => filled('\r', 8 * size)],
  ['line feeds, as a table', table, (size) => filled('\n', size)],
  ['returns, as a table', table, (size) => filled('\r', size)],
  ['line feeds, as people', people, (size) => filled('\n', size)],
  ['line feeds before a broken byte', bytes, (size) => filled('\n', 8 * size)],
  ['one line before a broken byte', bytes, (size) => filled('x', 8 * size)],
])('%s takes time that grows as its size', async (_what, read, make) => {
  const growth = await growthTo(SIZE, (size) => {
    const text = make(size);
    return () => read(text);
  });
  expect(growth).toBeLessThan(LINEAR);
});

/** Processor time that says nothing about a reader: the scheduler's steps, and collections of garbage. */
const FLOOR_MS = 1000;

it('reads the largest file of empty lines within the cost of one of questions', async () => {
  const full = await msOf(table, `${HEAD}\n${filled('1,T,C,S?,x,y,a,c1,e\n', IMPORT_LIMITS.bytes / 16)}`);
  for (const read of [table, document, people, bytes])
    expect(await msOf(read, filled('\n', IMPORT_LIMITS.bytes))).toBeLessThan(Math.max(FLOOR_MS, 16 * full));
});
