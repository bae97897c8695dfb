import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { dayOf } from '../domain/kernel/calendar.ts';
import { BYTE_ORDER_MARK, type CsvField, csvLine } from './csv.ts';

interface CsvFile<Row> {
  /** File name without date and extension. */
  readonly name: string;
  readonly head: readonly string[];
  readonly pages: AsyncGenerator<readonly Row[]>;
  readonly lineOf: (row: Row) => readonly CsvField[];
  /** Called after the last row. */
  readonly foot?: () => readonly (readonly CsvField[])[];
}

/** Sends rows as they are read: as fast as the client takes them, so that the file's size is nowhere in memory. */
export async function sendCsv<Row>(res: Response, file: CsvFile<Row>): Promise<void> {
  // Asked before the head is written: a database that is down still gets a proper refusal.
  const first = await file.pages.next();
  res.attachment(`${file.name}-${dayOf(new Date())}.csv`);
  res.type('text/csv; charset=utf-8');
  await pipeline(Readable.from(text(file, first.value ?? [])), res).catch((error: unknown) => {
    if (!isClientGone(error)) throw error;
  });
}

async function* text<Row>({ head, pages, lineOf, foot }: CsvFile<Row>, first: readonly Row[]): AsyncGenerator<string> {
  const lines = (rows: readonly Row[]) => rows.map((row) => csvLine(lineOf(row))).join('');
  yield BYTE_ORDER_MARK + csvLine(head) + lines(first);
  for await (const rows of pages) yield lines(rows);
  yield (foot?.() ?? []).map(csvLine).join('');
}

export const isClientGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
