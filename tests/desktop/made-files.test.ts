import { access } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { MadeFiles } from '../../desktop/uploads/made-files.ts';
import type { UploadRecord } from '../../src/uploads/list/journal-record.ts';
import type { Journal } from '../../src/uploads/ports.ts';
import { testFolder } from './support/folder.ts';
import { rowOf } from './support/rows.ts';

/** What the journal keeps of a video whose captions lie there. */
function recordOf(id: string, sources: readonly string[], change: Partial<UploadRecord> = {}): UploadRecord {
  const { sentBytes: _sent, bytesPerSecond: _speed, key: _key, ...row } = rowOf(id);
  const sidecar = { kind: 'captions', fileName: 'a.vtt', bytes: 6, lastModified: 1, fileType: '' } as const;
  const sidecars = sources.map((source) => ({ ...sidecar, source, object: undefined }));
  return { ...row, kind: 'upload', place: 0, lastModified: 1, fileType: '', object: undefined, sidecars, ...change };
}

const journal: Journal = { load: async () => [], put: async () => undefined, remove: async () => undefined };
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
const make = async (made: MadeFiles) => (await made.file({ name: 'a.srt', text: 'WEBVTT' }))?.source ?? '';

it('a made file goes when its video is saved, removed, or sent without it, and not before', async () => {
  const made = await MadeFiles.open(await testFolder(), []);
  const followed = made.following(journal);
  const [saved, removed, refused] = [await make(made), await make(made), await make(made)];
  const there = () => Promise.all([saved, removed, refused].map(isThere));
  await followed.put(recordOf('saved', [saved]));
  await followed.put(recordOf('removed', [removed]));
  await followed.put(recordOf('refused', [refused]));
  await followed.put(recordOf('saved', [saved], { state: 'uploading' }));
  expect(await there()).toEqual([true, true, true]);
  await followed.put(recordOf('saved', [saved], { state: 'saved' }));
  expect(await there()).toEqual([false, true, true]);
  await followed.remove('removed');
  await followed.put(recordOf('refused', []));
  expect(await there()).toEqual([false, false, false]);
});

it('a start erases what no upload needs any more, and never a file that a person picked', async () => {
  const folder = await testFolder();
  const before = await MadeFiles.open(folder, []);
  const [needed, saved, lost] = [await make(before), await make(before), await make(before)];
  const picked = await make(await MadeFiles.open(await testFolder(), []));
  const records = [recordOf('a', [needed, picked]), recordOf('b', [saved], { state: 'saved' })];
  const made = await MadeFiles.open(folder, records);
  expect(await Promise.all([needed, saved, lost, picked].map(isThere))).toEqual([true, false, false, true]);
  const followed = made.following(journal);
  await followed.put(recordOf('a', [needed, picked], { state: 'saved' }));
  expect(await Promise.all([needed, picked].map(isThere))).toEqual([false, true]);
});
