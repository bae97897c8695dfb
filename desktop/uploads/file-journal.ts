import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { JournalRecord, UploadRecord } from '../../src/uploads/list/journal-record.ts';
import type { Journal } from '../../src/uploads/ports.ts';
import type { PartReceipt } from '../../src/uploads/transfer/parts.ts';
import { LineLog } from './line-log.ts';
import { takeOwnership } from './single-owner.ts';

/** Format version. A journal of a later version is not opened, because its lines may have another meaning. */
const VERSION = 1;
/** Thresholds of compaction: at least this size, and four times the size after the last compaction. */
const COMPACT_ABOVE_BYTES = 4 * 1024 * 1024;
const GROWTH = 4;

/** Types of lines. `parts` appends receipts to a record: a 50 GB file has ten thousand, and each is written once. */
type Line =
  | { readonly version: number }
  | { readonly put: JournalRecord }
  | { readonly parts: readonly PartReceipt[]; readonly of: string; readonly uploadId: string }
  | { readonly remove: string };

/**
 * File-based journal of one person. A second process on the same journal is refused, because they would lose each
 * other's lines.
 */
export class FileJournal implements Journal {
  private compactAbove = COMPACT_ABOVE_BYTES;

  private constructor(
    private readonly log: LineLog,
    private readonly records: Map<string, JournalRecord>,
    private readonly release: () => Promise<void>,
  ) {}

  /** Rejects with JournalInUse while another process owns it. */
  static async open(folder: string): Promise<FileJournal> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const release = await takeOwnership(folder);
    try {
      const path = join(folder, 'uploads.journal');
      const records = recordsOf((await LineLog.read(path)) as Line[]);
      return new FileJournal(await LineLog.open(path, () => snapshotOf(records)), records, release);
    } catch (error) {
      await release();
      throw error;
    }
  }

  load = async (): Promise<readonly JournalRecord[]> => [...this.records.values()];

  put = (record: JournalRecord): Promise<void> => {
    const before = this.records.get(record.id);
    this.records.set(record.id, record);
    return this.append(partsAdded(before, record) ?? { put: record });
  };

  remove = (id: string): Promise<void> => {
    if (!this.records.delete(id)) return Promise.resolve();
    return this.append({ remove: id });
  };

  async close(): Promise<void> {
    await this.log.close();
    await this.release();
  }

  private async append(line: Line): Promise<void> {
    await this.log.append(line);
    if (this.log.bytes <= this.compactAbove) return;
    // Prevents a second compaction while this one runs.
    this.compactAbove = Number.POSITIVE_INFINITY;
    // A failed compaction loses nothing; it is retried with the next lines.
    await this.log.compact().catch(() => undefined);
    this.compactAbove = Math.max(COMPACT_ABOVE_BYTES, GROWTH * this.log.bytes);
  }
}

function* snapshotOf(records: ReadonlyMap<string, JournalRecord>): Generator<Line> {
  yield { version: VERSION };
  for (const record of records.values()) yield { put: record };
}

function recordsOf(lines: readonly Line[]): Map<string, JournalRecord> {
  const records = new Map<string, JournalRecord>();
  for (const line of lines) {
    if ('version' in line && line.version > VERSION) throw new Error('A newer Cusp has written this journal.');
    if ('put' in line) records.set(line.put.id, line.put);
    else if ('remove' in line) records.delete(line.remove);
    else if ('parts' in line) {
      const record = records.get(line.of);
      if (record?.kind === 'upload') records.set(line.of, withParts(record, line));
    }
  }
  return records;
}

/** Ignores receipts of another multipart upload: it was aborted. */
function withParts(record: UploadRecord, { parts, uploadId }: Extract<Line, { parts: unknown }>): UploadRecord {
  const { object } = record;
  if (object?.uploadId !== uploadId) return record;
  const all = new Map([...object.parts, ...parts].map((part) => [part.PartNumber, part]));
  return { ...record, object: { ...object, parts: [...all.values()].sort((a, b) => a.PartNumber - b.PartNumber) } };
}

/** Returns a `parts` line if the record only gained parts; undefined if anything else changed. */
function partsAdded(before: JournalRecord | undefined, after: JournalRecord): Line | undefined {
  if (before?.kind !== 'upload' || after.kind !== 'upload') return undefined;
  const { object: old, ...factsBefore } = before;
  const { object, ...factsAfter } = after;
  if (!old || object?.uploadId === undefined || object.parts.length <= old.parts.length) return undefined;
  const names = Object.keys({ ...factsBefore, ...factsAfter }) as (keyof UploadRecord)[];
  const isSame = names.every((name) => before[name] === after[name] || isEqual(before[name], after[name]));
  const isSameObject = old.key === object.key && old.uploadId === object.uploadId && old.isWhole === object.isWhole;
  if (!isSame || !isSameObject) return undefined;
  const known = new Map(old.parts.map(({ PartNumber, ETag }) => [PartNumber, ETag]));
  const added = object.parts.filter(({ PartNumber, ETag }) => known.get(PartNumber) !== ETag);
  const hasAll = added.length + old.parts.length === object.parts.length;
  return hasAll ? { parts: added, of: after.id, uploadId: object.uploadId } : undefined;
}

/** Compares targets or captions as JSON; both are short. */
const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
