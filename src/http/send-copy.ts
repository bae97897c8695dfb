import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { CopiedRows } from '../domain/identity/personal-data/ports.ts';
import { dayOf } from '../domain/kernel/calendar.ts';
import { isClientGone } from './send-csv.ts';

/** Sends a copy of personal data as one JSON file: an object with a list for each kind, as fast as it is taken. */
export async function sendCopy(res: Response, pieces: AsyncIterable<CopiedRows>): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  // Asked before the head is written: a database that is down still gets a proper refusal.
  const first = await iterator.next();
  res.attachment(`personal-data-${dayOf(new Date())}.json`);
  res.type('application/json; charset=utf-8');
  const text = textOf(first, iterator);
  await pipeline(Readable.from(text), res).catch((error: unknown) => {
    if (!isClientGone(error)) throw error;
  });
}

async function* textOf(first: IteratorResult<CopiedRows>, rest: AsyncIterator<CopiedRows>): AsyncGenerator<string> {
  yield `{\n"madeAt": ${JSON.stringify(new Date())}`;
  let open = '';
  for (let next = first; !next.done; next = await rest.next()) {
    const { kind, rows } = next.value;
    const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
    if (kind === open) yield `,\n${lines}`;
    else yield `${open === '' ? '' : '\n]'},\n${JSON.stringify(kind)}: [\n${lines}`;
    open = kind;
  }
  yield `${open === '' ? '' : '\n]'}\n}\n`;
}
