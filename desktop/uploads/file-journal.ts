import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { JournalRecord, UploadRecord } from '../../src/uploads/list/journal-record.ts';
import type { Journal } from '../../src/uploads/ports.ts';
import type { PartReceipt } from '../../src/uploads/transfer/parts.ts';
import { LineLog } from './line-log.ts';
import { takeOwnership } from './single-owner.ts';

/** A later version may mean something else by its lines: it is left alone, and never half understood. */
const VERSION = 1;
/** The log is compacted once it is this much, and four times as long as when it was last compacted. */
const COMPACT_ABOVE_BYTES = 4 * 1024 * 1024;
const GROWTH = 4;

/**
 * What the lines say. `parts` adds receipts to a record: a file of 50 GB has ten thousand, and each is written once.
 */
type Line =
  | { readonly version: number }
  | { readonly put: JournalRecord }
  | { readonly parts: readonly PartReceipt[]; readonly of: string; readonly uploadId: string }
  | { readonly remove: string };

/**
 * One person's journal as a file. Two processes on one journal would lose each other's lines: the second is refused.
 */
export class FileJournal implements Journal {
  private compactAbove = COMPACT_ABOVE_BYTES;

  private constructor(
    private readonly log: LineLog,
    private readonly records: Map<string, JournalRecord>,
    private readonly release: () => Promise<void>,
  ) {}

  /** Rejects with a JournalInUse while another process has it. */
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
    // Other lines may come in meanwhile, and need not ask for it too.
    this.compactAbove = Number.POSITIVE_INFINITY;
    // The lines are safe as they are: a compaction that fails is tried again with the next ones.
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

/** Receipts of another multipart upload than the record's are of one that was given up. */
function withParts(record: UploadRecord, { parts, uploadId }: Extract<Line, { parts: unknown }>): UploadRecord {
  const { object } = record;
  if (object?.uploadId !== uploadId) return record;
  const all = new Map([...object.parts, ...parts].map((part) => [part.PartNumber, part]));
  return { ...record, object: { ...object, parts: [...all.values()].sort((a, b) => a.PartNumber - b.PartNumber) } };
}

/** The line for a record that only has more parts than before; undefined where anything else has changed. */
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

/** Of a target or of captions, which are a few lines. */
const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
