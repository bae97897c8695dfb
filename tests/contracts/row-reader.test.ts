import { expect, it } from 'vitest';
import { CsvParseRowReader } from '../../src/adapters/csv-parse/row-reader.ts';
import { NodeEventLoopYield } from '../../src/adapters/node-crypto/node-event-loop-yield.ts';
import type { ReadRow, Separator } from '../../src/domain/kernel/row-reader.ts';
import { leastTurnMs } from '../support/longest-turn.ts';

const reader = new CsvParseRowReader(new NodeEventLoopYield());

async function read(text: string, separator: Separator = ','): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for await (const row of reader.rows(text, separator)) rows.push(row);
  return rows;
}

it('reads cells by their separator without empty lines, with the line that each row begins on', async () => {
  expect(await read('a,b\n"x,\n""y""",2\r\n\r\nlast,')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x,\n"y"', '2'] },
    { line: 5, cells: ['last', ''] },
  ]);
  expect(await read('a;b,c', ';')).toEqual([{ line: 1, cells: ['a', 'b,c'] }]);
  expect(await read('a\tb\r1\t2\r', '\t')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2'] },
  ]);
  expect(await read('')).toEqual([]);
});

it('counts a line break of Windows in a cell as one line', async () => {
  expect(await read('"a\r\nb"\r\nc')).toMatchObject([{ line: 1 }, { line: 3, cells: ['c'] }]);
});

it('counts the lines between rows, also where a break of Windows is cut between two pieces', async () => {
  for (const end of ['\n', '\r\n', '\r'])
    for (const blanks of [16_383, 16_384, 2])
      expect(await read(`a${end.repeat(blanks)}"b${end}c"${end}${end}"d`)).toEqual([
        { line: 1, cells: ['a'] },
        { line: blanks + 1, cells: ['b\nc'] },
        { line: blanks + 4, cells: [], fault: 'open-quote' },
      ]);
});

it.each<[string, string, ReadRow]>([
  ['never closes', 'a\n"b\nc\n', { line: 2, cells: [], fault: 'open-quote' }],
  ['is inside a cell', 'a\nb"c\n', { line: 2, cells: [], fault: 'stray-quote' }],
  ['has text behind it', 'a\n"b"c\n', { line: 2, cells: [], fault: 'stray-quote' }],
  ['keeps a row open for long', `a\n"${'x'.repeat(250_000)}\n`, { line: 2, cells: [], fault: 'too-long' }],
])('ends with a fault at a quote that %s, after the rows before it', async (_what, text, fault) => {
  expect(await read(text)).toEqual([{ line: 1, cells: ['a'] }, fault]);
});

it('reads UTF-8 and UTF-16, without their marks', () => {
  const text = 'µ ≥ é 😀\r\n';
  expect(reader.textOf(Buffer.from(text))).toEqual({ text });
  expect(reader.textOf(Buffer.from(`\uFEFF${text}`))).toEqual({ text });
  expect(reader.textOf(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual({ text });
  expect(reader.textOf(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toEqual({ text });
});

it('names the line of the first byte of another encoding', () => {
  expect(reader.textOf(Buffer.from('a\r\nb\r\nOù\r\n', 'latin1'))).toEqual({ brokenLine: 3 });
  expect(reader.textOf(Buffer.from('a\nb µ', 'latin1'))).toEqual({ brokenLine: 2 });
  for (const end of ['\n', '\r\n', '\r'])
    expect(reader.textOf(Buffer.from(`${`ok${end}`.repeat(40_000)}Où${end}ok`, 'latin1'))).toEqual({
      brokenLine: 40_001,
    });
});

it('gives others their turn while it reads four megabytes', async () => {
  const text = `${'"some text, and more",'.repeat(9)}end\n`.repeat(20_000);
  const longest = await leastTurnMs(60, async () => {
    let count = 0;
    for await (const { cells } of reader.rows(text, ',')) count += Number(cells.length === 10);
    expect(count).toBe(20_000);
  });
  expect(longest).toBeLessThanOrEqual(60);
});
