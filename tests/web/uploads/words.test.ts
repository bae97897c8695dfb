import { describe, expect, it } from 'vitest';
import type { UploadRow } from '../../../src/uploads/upload-queue.ts';
import type { UploadState } from '../../../src/uploads/upload-state.ts';
import { Announcer } from '../../../web/uploads/announcer.ts';
import { summaryOf } from '../../../web/uploads/summary.ts';
import { durationWords, summaryWords as spaced, uploadWords } from '../../../web/uploads/upload-words.ts';
import { uploadRow } from './rows.ts';

/** As it is read: the space before a dot only keeps lines from breaking there. */
const summaryWords = (...facts: Parameters<typeof spaced>) => spaced(...facts).replaceAll('\u00a0', ' ');

const GB = 1_000_000_000;
const many = (count: number, state: UploadState, facts: Partial<UploadRow> = {}) =>
  Array.from({ length: count }, (_, n) => uploadRow(state, { id: `${state}-${n}`, ...facts }));

describe('the summary', () => {
  it('counts what has arrived, and estimates the rest from the speed', () => {
    const rows = [
      ...many(14, 'saved', { bytes: 0.05 * GB, sentBytes: 0.05 * GB }),
      ...many(2, 'uploading', { bytes: 0.45 * GB, sentBytes: 0.25 * GB, bytesPerSecond: 3_000_000 }),
      ...many(4, 'queued', { bytes: 0.45 * GB, sentBytes: 0 }),
    ];
    expect(summaryWords(summaryOf(rows))).toBe('14 of 20 · 1.2 GB of 3.4 GB · about 6 min');
    expect(summaryWords(summaryOf(rows), false)).toBe('14 of 20 · 1.2 GB of 3.4 GB · waiting for the network');
  });

  it('says what needs somebody', () => {
    const rows = [
      ...many(2, 'failed'),
      ...many(1, 'missing', { bytes: 100 }),
      ...many(1, 'paused', { bytes: 100, sentBytes: 50 }),
    ];
    expect(summaryWords(summaryOf(rows))).toBe('0 of 4 · 50 B of 200 B · paused · 2 failed · 1 file to pick again');
    expect(summaryWords(summaryOf([...many(3, 'saved'), ...many(2, 'uploaded')]))).toBe('5 of 5 · 2 pending');
    expect(summaryWords(summaryOf(many(2, 'saved')))).toBe('2 of 2 · saved');
    expect(summaryWords(summaryOf([...many(1, 'saved'), ...many(1, 'saving')]))).toBe('2 of 2 · saving');
    expect(summaryWords(summaryOf(many(1, 'uploading', { bytesPerSecond: 0 })))).toBe('0 of 1 · 0 B of 2.0 MB');
  });

  it.each([
    [20, 'less than a minute'],
    [40, 'about 1 min'],
    [359, 'about 6 min'],
    [3590, 'about 1 h'],
    [5000, 'about 1 h 23 min'],
  ])('%i seconds are %s', (seconds, words) => expect(durationWords(seconds)).toBe(words));
});

it('a row says its state, its share and its speed', () => {
  expect(uploadWords.state(uploadRow('uploading', { bytes: 200, sentBytes: 83, bytesPerSecond: 6_400_000 }))).toBe(
    'Uploading · 41% · 6.4 MB/s',
  );
  expect(uploadWords.state(uploadRow('paused', { bytes: 200, sentBytes: 100 }))).toBe('Paused · 50%');
  expect(uploadWords.state(uploadRow('uploaded'))).toBe('Pending');
  expect(uploadWords.place(uploadRow('queued'))).toBe('Module 3, documents');
  expect(uploadWords.size(uploadRow('queued'))).toBe('2.0 MB');
});

describe('what is read aloud', () => {
  const at = (percent: number) => [uploadRow('uploading', { bytes: 100, sentBytes: percent })];

  it('is each quarter once, and the end', () => {
    const announcer = new Announcer();
    const said = [0, 10, 24, 25, 30, 49, 80, 99].map((percent) => announcer.next(at(percent)));
    expect(said.filter(Boolean)).toEqual(['25% uploaded', '75% uploaded']);
    expect(announcer.next([uploadRow('saved'), ...many(1, 'uploaded')])).toBe('All uploads are done: 2 files.');
    expect(announcer.next([uploadRow('saved')])).toBeUndefined();
  });

  it('is who failed, and nothing while somebody has paused', () => {
    const announcer = new Announcer();
    announcer.next(at(50));
    expect(announcer.next([uploadRow('paused')])).toBeUndefined();
    announcer.next(at(50));
    expect(announcer.next([uploadRow('failed'), uploadRow('saved')])).toBe('Uploads ended: 1 done, 1 failed.');
  });

  it('is not that the share fell because more came', () => {
    const announcer = new Announcer();
    announcer.next(at(60));
    expect(announcer.next(at(30))).toBeUndefined();
    expect(announcer.next(at(55))).toBe('50% uploaded');
  });
});
