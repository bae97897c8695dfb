import type { ByteRange } from '../../../src/domain/media/byte-range.ts';
import { once } from '../../../src/domain/media/bytes.ts';
import { brokenArchive } from '../../../src/domain/media/office/office-errors.ts';
import type { ArchiveEntry, ArchiveInspector, Bytes, ListedEntry } from '../../../src/domain/media/ports.ts';
import { wholeOf } from '../../support/whole-of.ts';

/** Begins and ends as a DOCX does, so that the domain's signatures take it for one. */
const BEGIN = 'PK\x03\x04 [Content_Types].xml word/ ';
const END = `PK\x05\x06${'\0'.repeat(18)}`;
const HEADER = /^PK\x03\x04 \[Content_Types\]\.xml word\/ (\d+)$/;
const ENTRY = /^(\d+) (\d+) ((?:[0-9a-f]{2})*) ((?:[0-9a-f]{2})*)$/;

const WINDOW_BYTES = 64 * 1024;

/**
 * The bytes that `PlainArchiveInspector` lists: a first line with the number of entries, a line for each, an end. Names
 * and contents are in hexadecimal digits: they may hold anything, and no signature finds them.
 */
export function plainArchive(entries: readonly (ListedEntry & { readonly content?: string })[]): Buffer {
  const lines = entries.map(
    ({ name, packedBytes, unpackedBytes, content = 'x' }) =>
      `${packedBytes} ${unpackedBytes} ${Buffer.from(name, 'latin1').toString('hex')} ${Buffer.from(content).toString('hex')}\n`,
  );
  return Buffer.from(`${BEGIN}${entries.length}\n${lines.join('')}${END}`, 'latin1');
}

/** True to tests/contracts/archive-inspector.contract.ts: it knows an archive by its bytes alone. */
export class PlainArchiveInspector implements ArchiveInspector {
  async *entriesOf(bytes: number, read: (range: ByteRange) => Promise<Bytes>): AsyncGenerator<ArchiveEntry> {
    const lines = linesOf(bytes, read);
    const header = HEADER.exec((await lines.next()).value ?? '');
    if (!header) throw brokenArchive();
    let left = Number(header[1]);
    for await (const line of lines) {
      if (left === 0 && line === END) return;
      yield entryOf(line);
      left -= 1;
    }
    throw brokenArchive();
  }
}

function entryOf(line: string): ArchiveEntry {
  const [, packed, unpacked, name, content] = ENTRY.exec(line) ?? [];
  if (name === undefined || content === undefined) throw brokenArchive();
  return {
    name: Buffer.from(name, 'hex').toString('latin1'),
    packedBytes: Number(packed),
    unpackedBytes: Number(unpacked),
    unpack: () => once(Buffer.from(content, 'hex')),
  };
}

/** Asks for no more than it needs; the last line is what follows the last line break. */
async function* linesOf(bytes: number, read: (range: ByteRange) => Promise<Bytes>): AsyncGenerator<string> {
  let rest = '';
  for (let first = 0; first < bytes; first += WINDOW_BYTES) {
    const last = Math.min(first + WINDOW_BYTES, bytes) - 1;
    const lines = (rest + (await wholeOf(await read({ first, last }))).toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}
