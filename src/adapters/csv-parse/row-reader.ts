import { isUtf8 } from 'node:buffer';
import { finished } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { EventLoopYield } from '../../domain/kernel/event-loop-yield.ts';
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
  constructor(private readonly eventLoop: EventLoopYield) {}

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

  async *rows(text: string, separator: Separator): AsyncGenerator<ReadRow> {
    let records: { cells: string[]; line: number }[] = [];
    let next = 1;
    let empty = 0;
    const parser = parse({
      delimiter: separator,
      record_delimiter: '\n',
      relax_column_count: true,
      // As rows they would take a second for each hundred thousand.
      skip_empty_lines: true,
      max_record_size: MAX_ROW,
      // Kept here: a fault later in the same piece would throw away what the stream holds.
      on_record: (cells: string[], { lines, empty_lines }) => {
        records.push({ cells, line: next + empty_lines - empty });
        next = lines + 1;
        empty = empty_lines;
        return null;
      },
    });
    // Looked at below, as `errored`.
    parser.on('error', () => undefined);
    parser.resume();
    for (let at = 0; at <= text.length && !parser.errored; at += PIECE) {
      // The parser counts a line break of Windows in a cell as two lines. One that is cut in two belongs to its feed.
      const piece = text.slice(at, at + PIECE).replace(/\r\n?/g, '\n');
      const isCut = text[at - 1] === '\r' && text[at] === '\n';
      parser.write(isCut ? piece.slice(1) : piece);
      await this.eventLoop.yield();
      if (at + PIECE > text.length) {
        parser.end();
        await finished(parser).catch(() => undefined);
      }
      const read = records;
      records = [];
      for (const row of read) {
        yield row;
        await this.eventLoop.yield();
      }
    }
    const { errored } = parser;
    if (!errored) return;
    const fault = errored instanceof CsvError ? FAULTS[errored.code] : undefined;
    if (!fault) throw errored;
    yield { line: next + parser.info.empty_lines - empty, cells: [], fault };
  }
}

const BYTE_ORDER_MARK = '\uFEFF';
const MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Bytes that are asked at once whether they are UTF-8. */
const BLOCK = 65_536;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/** Place after the first line that ends here or later. */
function endOfLine(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== LINE_FEED && bytes[at] !== RETURN) at += 1;
  return Math.min(bytes.length, at + (bytes[at] === RETURN && bytes[at + 1] === LINE_FEED ? 2 : 1));
}

/** Returns the line of the first byte that is not UTF-8. */
function brokenLineOf(bytes: Uint8Array): number {
  let good = 0;
  for (let end = 0; good < bytes.length; good = end) {
    end = endOfLine(bytes, good + BLOCK);
    if (!isUtf8(bytes.subarray(good, end))) break;
  }
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = endOfLine(bytes, start);
    if (end > good && !isUtf8(bytes.subarray(start, end))) return line;
    start = end;
  }
  return line;
}
