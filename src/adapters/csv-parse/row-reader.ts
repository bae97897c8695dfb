import { isUtf8 } from 'node:buffer';
import { finished } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { Breather } from '../../domain/kernel/breather.ts';
import type { ReadRow, RowReader, Separator } from '../../domain/kernel/row-reader.ts';

/** Characters at once: some milliseconds of work. */
const PIECE = 16_384;
/** The longest texts of all columns, each as several bytes. */
const MAX_ROW = 200_000;

const FAULTS: Readonly<Record<string, ReadRow['fault']>> = {
  CSV_QUOTE_NOT_CLOSED: 'open-quote',
  INVALID_OPENING_QUOTE: 'stray-quote',
  CSV_INVALID_CLOSING_QUOTE: 'stray-quote',
  CSV_MAX_RECORD_SIZE: 'too-long',
};

export class CsvParseRowReader implements RowReader {
  constructor(private readonly breather: Breather) {}

  textOf(bytes: Uint8Array): { text: string } | { brokenLine: number } {
    const encoding = MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))?.encoding;
    if (!encoding) {
      // A decoder that refuses takes ten times as long.
      if (!isUtf8(bytes)) return { brokenLine: brokenLineOf(bytes) };
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
      return { text: text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text };
    }
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
    } catch {
      return { brokenLine: 1 };
    }
  }

  async *rows(given: string, separator: Separator): AsyncGenerator<ReadRow> {
    await this.breather.pause();
    // The parser counts a line break of Windows in a cell as two lines.
    const text = given.replace(/\r\n?/g, '\n');
    await this.breather.pause();
    let records: { cells: string[]; end: number }[] = [];
    const parser = parse({
      delimiter: separator,
      record_delimiter: '\n',
      relax_column_count: true,
      max_record_size: MAX_ROW,
      // Kept here: a fault later in the same piece would throw away what the stream holds.
      on_record: (cells: string[], { lines }) => {
        records.push({ cells, end: lines });
        return null;
      },
    });
    // Looked at below, as `errored`.
    parser.on('error', () => undefined);
    parser.resume();
    let line = 1;
    for (let at = 0; at <= text.length && !parser.errored; at += PIECE) {
      if (at + PIECE <= text.length) parser.write(text.slice(at, at + PIECE));
      else {
        parser.end(text.slice(at));
        await finished(parser).catch(() => undefined);
      }
      const read = records;
      records = [];
      for (const { cells, end } of read) {
        yield { line, cells };
        line = end + 1;
        await this.breather.pause();
      }
      await this.breather.pause();
    }
    const { errored } = parser;
    if (!errored) return;
    const fault = errored instanceof CsvError ? FAULTS[errored.code] : undefined;
    if (!fault) throw errored;
    yield { line, cells: [], fault };
  }
}

const BYTE_ORDER_MARK = '\uFEFF';
const MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

const LINE_FEED = 0x0a;

/** Line of the first byte that is no UTF-8. */
function brokenLineOf(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    const stop = end === -1 ? bytes.length : end + 1;
    if (!isUtf8(bytes.subarray(start, stop))) return line;
    start = stop;
  }
  return 1;
}
