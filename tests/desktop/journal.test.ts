import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOf, valuesIn } from '../../desktop/uploads/checked-lines.ts';
import { FileJournal } from '../../desktop/uploads/file-journal.ts';
import { JournalInUse } from '../../desktop/uploads/single-owner.ts';
import type { JournalRecord, UploadRecord } from '../../src/uploads/list/journal-record.ts';
import { dayTarget } from '../uploads/support/samples.ts';
import { testFolder } from './support/folder.ts';

const target = dayTarget();

const record = (id: string, change: Partial<UploadRecord> = {}): UploadRecord => ({
  kind: 'upload',
  id,
  fileName: `${id} – Zähne.mp4`,
  bytes: 50_000_000_000,
  folder: 'videos',
  target,
  title: id,
  state: 'uploading',
  savesItself: true,
  reason: undefined,
  batchId: 'batch',
  place: 1,
  lastModified: 1_700_000_000_000,
  fileType: '',
  source: `/lectures/${id}.mp4`,
  object: undefined,
  // A list that is made anew for each record, as the engine does.
  sidecars: [],
  ...change,
});

const withParts = (id: string, count: number, uploadId = 'upload'): UploadRecord =>
  record(id, {
    object: {
      key: 'key',
      uploadId,
      parts: Array.from({ length: count }, (_, n) => ({ PartNumber: n + 1, ETag: `"${n}"` })),
      isWhole: false,
    },
  });

const fileOf = (folder: string) => join(folder, 'uploads.journal');
const plain = (records: readonly JournalRecord[]): unknown => JSON.parse(JSON.stringify(records));

async function loaded(folder: string): Promise<unknown> {
  const journal = await FileJournal.open(folder);
  const records = plain(await journal.load());
  await journal.close();
  return records;
}

type Act = (journal: FileJournal) => Promise<void>;

const id = fc.constantFrom('a', 'b', 'c');
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(id, fc.string()).map(
    ([which, title]): Act =>
      (journal) =>
        journal.put(record(which, { title })),
  ),
  fc.tuple(id, fc.nat(5), fc.constantFrom('upload', 'other')).map(
    ([which, count, uploadId]): Act =>
      (journal) =>
        journal.put(withParts(which, count, uploadId)),
  ),
  id.map(
    (which): Act =>
      (journal) =>
        journal.put({ kind: 'forgotten', id: which, key: 'key', uploadId: undefined }),
  ),
  id.map(
    (which): Act =>
      (journal) =>
        journal.remove(which),
  ),
);

describe('the journal', () => {
  it('has everything after a restart that was ever acknowledged', async () => {
    const folder = await testFolder();
    const journal = await FileJournal.open(folder);
    await Promise.all([journal.put(record('a')), journal.put(withParts('b', 3)), journal.put(record('c'))]);
    await journal.put(withParts('b', 4));
    await journal.remove('c');
    await journal.close();
    expect(await loaded(folder)).toEqual(plain([record('a'), withParts('b', 4)]));
  });

  it('is a state one can go on from, wherever its bytes end and whatever stands behind them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { maxLength: 12 }),
        fc.nat(),
        fc.uint8Array({ maxLength: 60 }),
        async (acts, cut, garbage) => {
          const folder = await testFolder();
          const journal = await FileJournal.open(folder);
          const states: { bytes: number; records: unknown }[] = [{ bytes: 0, records: [] }];
          const note = async () => {
            const { size } = await stat(fileOf(folder));
            states.push({ bytes: size, records: plain(await journal.load()) });
          };
          await note();
          for (const take of acts) {
            await take(journal);
            await note();
          }
          const bytes = await readFile(fileOf(folder));
          const end = cut % (bytes.length + 1);
          await journal.close();
          await writeFile(fileOf(folder), Buffer.concat([bytes.subarray(0, end), garbage]));

          const known = states.findLast((state) => state.bytes <= end)?.records;
          const next = await FileJournal.open(folder);
          expect(plain(await next.load())).toEqual(known);
          await next.put(record('later'));
          await next.close();
          expect(await loaded(folder)).toEqual(expect.arrayContaining(plain([record('later')]) as unknown[]));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('passes over a line that was damaged in the middle', () => {
    const bytes = Buffer.from([{ n: 1 }, { n: 2 }, { n: 3 }].map(lineOf).join(''));
    bytes[bytes.indexOf('2')] = 0x39;
    expect(valuesIn(bytes)).toEqual([{ n: 1 }, { n: 3 }]);
  });

  it('writes each part of a large file once, and compacts what became of it', async () => {
    const folder = await testFolder();
    const journal = await FileJournal.open(folder);
    const all = withParts('a', 3000);
    for (let count = 1; count <= 3000; count += 100) {
      await journal.put({ ...all, object: { ...all.object!, parts: all.object!.parts.slice(0, count) } });
    }
    // Every record whole would be thirty times half of the last one.
    const size = (await stat(fileOf(folder))).size;
    expect(size).toBeLessThan(2 * JSON.stringify(all).length);
    for (let n = 0; n < 60; n += 1) await journal.put({ ...all, title: `${n}` });
    expect((await stat(fileOf(folder))).size).toBeLessThan(8 * 1024 * 1024);
    await journal.close();
    expect(await loaded(folder)).toMatchObject([{ title: '59', object: { parts: { length: 3000 } } }]);
  });

  it('is refused to a second process, until the first one has let go', async () => {
    const folder = await testFolder();
    const journal = await FileJournal.open(folder);
    await expect(FileJournal.open(folder)).rejects.toThrow(JournalInUse);
    await journal.put(record('a'));
    await journal.close();
    expect(await loaded(folder)).toEqual(plain([record('a')]));
  });

  it('that a newer version has written is left alone', async () => {
    const folder = await testFolder();
    const written = lineOf({ version: 2 }) + lineOf({ put: record('a') });
    await writeFile(fileOf(folder), written);
    await expect(FileJournal.open(folder)).rejects.toThrow('newer');
    expect(await readFile(fileOf(folder), 'utf8')).toBe(written);
  });

  it('says so when it cannot be written', async () => {
    const folder = await testFolder();
    const journal = await FileJournal.open(folder);
    await journal.close();
    await expect(journal.put(record('a'))).rejects.toThrow(/closed/);
  });
});
