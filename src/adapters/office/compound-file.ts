import { type ReadRange, wholeOf } from '../../domain/media/bytes.ts';

// The container of Word 97 to 2003: a small file system of sectors, [MS-CFB].

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const MAX_SECTOR = 0xfffffffa;
const NO_ENTRY = 0xffffffff;
const MAX_ENTRIES = 4096;
/** Limits reads, because sectors of a large file may be scattered. Some hundreds suffice for an ordinary file. */
const MAX_READS = 16_384;
const MAX_ROW = 128;
/** Minimum size of a stream in regular sectors; shorter ones share a stream. Those of Word that matter are longer. */
const MIN_STREAM_BYTES = 4096;

export interface CompoundEntry {
  readonly name: string;
  readonly isStorage: boolean;
  /** Name of the parent storage; empty for the root and its direct children. */
  readonly parent: string;
  readonly bytes: number;
  readonly firstSector: number;
}

/** Thrown for an inconsistent file. */
export class BrokenCompoundFile extends Error {}

/** Thrown for a file with too many fragments, or too long lists, to be read in reasonable time. */
export class DemandingCompoundFile extends Error {}

export interface CompoundFile {
  readonly entries: readonly CompoundEntry[];
  /** A piece of a stream. Rejects with `BrokenCompoundFile` where it has none, and with `DemandingCompoundFile`. */
  piece(entry: CompoundEntry, start: number, length: number): Promise<DataView>;
}

/**
 * Reads what a compound file holds, a sector here and there. Rejects with `BrokenCompoundFile` or
 * `DemandingCompoundFile`, and as `read` does.
 */
export async function openCompoundFile(
  fileBytes: number,
  read: ReadRange,
  maxReads: number = MAX_READS,
): Promise<CompoundFile> {
  let reads = 0;
  const at = async (first: number, length: number): Promise<DataView> => {
    reads += 1;
    if (reads > maxReads) throw new DemandingCompoundFile();
    if (first < 0 || length < 1 || first + length > fileBytes) throw new BrokenCompoundFile();
    return viewOf(await wholeOf(await read({ first, last: first + length - 1 }), length));
  };
  const header = await at(0, HEADER_BYTES);
  const shift = header.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw new BrokenCompoundFile();
  const sectorBytes = 2 ** shift;
  const startOf = (sector: number): number => (sector + 1) * sectorBytes;
  const sectorCount = Math.ceil(fileBytes / sectorBytes);
  const table = await allocationTable(header, {
    sectorBytes,
    sectorCount,
    sector: (index) => at(startOf(index), sectorBytes),
  });

  const chains = new Map<number, number[]>();
  const chainOf = (first: number): number[] => {
    const known = chains.get(first);
    if (known) return known;
    const chain: number[] = [];
    for (let sector = first; sector < MAX_SECTOR; sector = table[sector] ?? NO_ENTRY) {
      if (chain.length > sectorCount || sector >= table.length) throw new BrokenCompoundFile();
      chain.push(sector);
    }
    chains.set(first, chain);
    return chain;
  };
  const records: DataView[] = [];
  for (const sector of chainOf(header.getUint32(48, true))) {
    const whole = await at(startOf(sector), sectorBytes);
    for (let start = 0; start < sectorBytes; start += ENTRY_BYTES)
      records.push(new DataView(whole.buffer, whole.byteOffset + start, ENTRY_BYTES));
    if (records.length > MAX_ENTRIES) throw new BrokenCompoundFile();
  }
  return {
    entries: entriesOf(records),
    async piece({ firstSector, bytes }, start, length) {
      if (bytes < MIN_STREAM_BYTES || length < 1 || start + length > bytes) throw new BrokenCompoundFile();
      const chain = chainOf(firstSector);
      const piece = new Uint8Array(length);
      for (let done = 0; done < length; ) {
        const order = Math.floor((start + done) / sectorBytes);
        const inside = (start + done) % sectorBytes;
        const part = Math.min(length - done, rowFrom(chain, order) * sectorBytes - inside);
        const { buffer, byteOffset } = await at(startOf(chain[order]!) + inside, part);
        piece.set(new Uint8Array(buffer, byteOffset, part), done);
        done += part;
      }
      return viewOf(piece);
    },
  };
}

/** Number of consecutive sectors from here on, which one read brings. */
function rowFrom(chain: readonly number[], order: number): number {
  const first = chain[order];
  if (first === undefined) throw new BrokenCompoundFile();
  let count = 1;
  while (count < MAX_ROW && chain[order + count] === first + count) count += 1;
  return count;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

interface Sectors {
  readonly sectorBytes: number;
  readonly sectorCount: number;
  readonly sector: (index: number) => Promise<DataView>;
}

/**
 * For each sector the one that follows it. Its own sectors are listed in the header, and beyond 109 of them in a chain.
 */
async function allocationTable(header: DataView, { sectorBytes, sectorCount, sector }: Sectors): Promise<Uint32Array> {
  const perSector = sectorBytes / 4;
  const listed = Array.from({ length: 109 }, (_, index) => header.getUint32(76 + index * 4, true));
  let next = header.getUint32(68, true);
  for (let count = 0; next < MAX_SECTOR; count += 1) {
    if (count > sectorCount / perSector + 1) throw new BrokenCompoundFile();
    const list = await sector(next);
    for (let index = 0; index < perSector - 1; index += 1) listed.push(list.getUint32(index * 4, true));
    next = list.getUint32(sectorBytes - 4, true);
  }
  const sectors = listed.filter((index) => index < MAX_SECTOR);
  if (sectors.length > sectorCount / perSector + 1) throw new BrokenCompoundFile();
  const table = new Uint32Array(sectors.length * perSector);
  for (const [order, index] of sectors.entries()) {
    const list = await sector(index);
    for (let slot = 0; slot < perSector; slot += 1) table[order * perSector + slot] = list.getUint32(slot * 4, true);
  }
  return table;
}

/** Entries of the directory: a storage's children are a tree, and unlinked ones are not part of the document. */
function entriesOf(records: readonly DataView[]): CompoundEntry[] {
  const entries: CompoundEntry[] = [];
  const seen = new Set<number>();
  const waiting: { index: number; parent: string }[] = [
    { index: records[0]?.getUint32(76, true) ?? NO_ENTRY, parent: '' },
  ];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const { index, parent } = one;
    if (index === NO_ENTRY) continue;
    const record = records[index];
    if (!record || seen.has(index)) throw new BrokenCompoundFile();
    seen.add(index);
    const name = nameOf(record);
    const isStorage = record.getUint8(66) === 1;
    entries.push({
      name,
      isStorage,
      parent,
      bytes: record.getUint32(120, true),
      firstSector: record.getUint32(116, true),
    });
    waiting.push({ index: record.getUint32(68, true), parent }, { index: record.getUint32(72, true), parent });
    if (isStorage) waiting.push({ index: record.getUint32(76, true), parent: parent || name });
  }
  return entries;
}

/** UTF-16 with a zero at its end; the length counts both, in bytes. */
function nameOf(record: DataView): string {
  const units = Math.min(31, Math.max(0, record.getUint16(64, true) / 2 - 1));
  return Array.from({ length: Math.floor(units) }, (_, index) =>
    String.fromCharCode(record.getUint16(index * 2, true)),
  ).join('');
}
