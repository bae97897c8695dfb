import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { BatchEnds } from '../../desktop/uploads/activity.ts';
import { Connection } from '../../desktop/uploads/connection.ts';
import type { SavedFile } from '../../desktop/uploads/history.ts';
import type { LocalFile } from '../../desktop/uploads/local-files.ts';
import { MadeFiles } from '../../desktop/uploads/made-files.ts';
import { nodeClock } from '../../desktop/uploads/node-ports.ts';
import type { PersonalUploads } from '../../desktop/uploads/personal-uploads.ts';
import { reportOf } from '../../desktop/uploads/report.ts';
import { RowChanges } from '../../desktop/uploads/row-changes.ts';
import { TransferGate } from '../../desktop/uploads/transfer-gate.ts';
import { UploadsHost } from '../../desktop/uploads/uploads-host.ts';
import type { UploadRow } from '../../src/uploads/upload-queue.ts';
import type { TransferLimits } from '../../src/wire/desktop-bridge.ts';
import { dayTarget } from '../uploads/support/samples.ts';
import { testFolder } from './support/folder.ts';
import { rowOf } from './support/rows.ts';

const tokenOf = (sub: string, n = 1) => `x.${Buffer.from(JSON.stringify({ sub, n })).toString('base64url')}.x`;

function world(folder = '/nowhere') {
  const opened: { personId: string; rows: UploadRow[]; listener: () => void; isClosed: boolean; add: unknown[] }[] = [];
  let limits: TransferLimits = { isPaused: false };
  const gate = new TransferGate(nodeClock);
  const connection = new Connection(
    nodeClock,
    () => true,
    async () => true,
  );
  let failure: Error | undefined;
  const host = new UploadsHost({
    folder,
    origin: 'https://school.example',
    version: '1.0.0',
    connection,
    gate,
    limits: { get: () => limits, set: async (next) => void (limits = next) },
    problemOf: (error) => `Sorry: ${(error as Error).message}`,
    async open({ personId, folder: home }) {
      if (failure) throw failure;
      const person = {
        personId,
        rows: [] as UploadRow[],
        listener: () => undefined as void,
        isClosed: false,
        add: [] as unknown[],
      };
      opened.push(person);
      return {
        queue: {
          rows: () => person.rows,
          subscribe: (listener: () => void) => ((person.listener = listener), () => undefined),
          add: (...args: unknown[]) => (person.add.push(args), ''),
        },
        history: { entries: () => [] },
        made: await MadeFiles.open(home, []),
        close: async () => void (person.isClosed = true),
      } as unknown as PersonalUploads;
    },
  });
  return { host, opened, connection, gate, fail: (error?: Error) => (failure = error) };
}

it('a queue is its person’s: it waits when they sign out, and gives way when somebody else signs in', async () => {
  const { host, opened } = world();
  await host.signIn(tokenOf('ann'));
  await host.signIn(tokenOf('ann', 2));
  await host.signIn(undefined);
  expect(opened.map(({ personId, isClosed }) => [personId, isClosed])).toEqual([['ann', false]]);
  await host.signIn(tokenOf('bob'));
  await host.signIn('no token at all');
  expect(opened.map(({ personId, isClosed }) => [personId, isClosed])).toEqual([
    ['ann', true],
    ['bob', false],
  ]);
  await host.close();
});

it('says what is wrong when the uploads cannot be opened, and tries again with the next sign-in', async () => {
  const { host, opened, fail } = world();
  fail(new Error('in use'));
  await host.signIn(tokenOf('ann'));
  expect(host.status().problem).toBe('Sorry: in use');
  fail();
  await host.signIn(tokenOf('ann'));
  expect([host.status().problem, opened.length]).toEqual([undefined, 1]);
  await host.close();
});

it('tells pages only what has changed', async () => {
  const { host, opened } = world();
  const told: unknown[] = [];
  host.onRows(({ number, rows, order }) => told.push([number, rows.map(({ id }) => id).join(), order?.join()]));
  await host.signIn(tokenOf('ann'));
  const [a, b] = [rowOf('a'), rowOf('b')];
  opened[0]!.rows = [a, b];
  opened[0]!.listener();
  await vi.waitFor(() => expect(told).toEqual([[1, 'a,b', 'a,b']]));
  opened[0]!.rows = [{ ...a, sentBytes: 5 }, b];
  opened[0]!.listener();
  await vi.waitFor(() => expect(told.at(-1)).toEqual([2, 'a', undefined]));
  expect(host.allRows()).toMatchObject({ number: 2, order: ['a', 'b'], rows: { length: 2 } });
  await host.close();
});

it('takes files that are there, and passes over the others', async () => {
  const { host, opened } = world();
  await host.signIn(tokenOf('ann'));
  const folder = await testFolder();
  await writeFile(join(folder, 'a.mp4'), 'x');
  const request = { target: dayTarget(), savesItself: true };
  await host.add('batch', [
    { ...request, path: join(folder, 'a.mp4') },
    { ...request, path: join(folder, 'b.mp4') },
    { ...request, path: folder },
  ]);
  expect(opened[0]!.add).toMatchObject([[[{ file: { name: 'a.mp4', size: 1 }, savesItself: true }], 'batch']]);
  await host.close();
});

it('keeps captions that the page made, in its own folder, whatever they are called', async () => {
  const folder = await testFolder();
  const { host, opened } = world(folder);
  await host.signIn(tokenOf('ann'));
  await writeFile(join(folder, 'a.mp4'), 'x');
  const sidecars = { captions: { name: '../../etc/a.srt', text: 'WEBVTT' }, chapters: { path: join(folder, 'a.mp4') } };
  await host.add('batch', [{ target: dayTarget(), savesItself: true, path: join(folder, 'a.mp4'), ...sidecars }]);
  const [[request]] = opened[0]!.add[0] as [[{ captions: LocalFile; chapters: LocalFile }]];
  expect(request.captions.name).toBe('------etc-a.vtt');
  expect(request.captions.source.startsWith(join(folder, 'made'))).toBe(true);
  expect(await readFile(request.captions.source, 'utf8')).toBe('WEBVTT');
  expect(request.chapters.name).toBe('a.mp4');
  await host.close();
});

it('limits hold at once, and are told', async () => {
  const { host, gate } = world();
  const told: unknown[] = [];
  host.onStatus(({ closedBy }) => told.push(closedBy));
  await host.setLimits({ isPaused: true });
  host.refresh();
  expect([gate.closedBy(), host.status().closedBy, told]).toEqual(['pause', 'pause', ['pause']]);
  await host.close();
});

it('rows that leave and move are told by the order alone', () => {
  const changes = new RowChanges();
  const [a, b, c] = ['a', 'b', 'c'].map((id) => rowOf(id));
  changes.next([a!, b!, c!]);
  expect(changes.next([a!, b!, c!])).toBeUndefined();
  expect(changes.next([c!, a!])).toEqual({ number: 2, rows: [], order: ['c', 'a'] });
});

it('a batch ends once, and again after a retry', () => {
  const ends = new BatchEnds();
  const [open, saved, failed] = [rowOf('a'), rowOf('a', { state: 'saved' }), rowOf('b', { state: 'failed' })];
  expect([ends.next([open, failed]), ends.next([open, failed])]).toEqual([[], []]);
  expect(ends.next([saved, failed])).toEqual([{ files: 2, saved: 1, failed: 1, courseId: 'course' }]);
  expect(ends.next([saved, failed])).toEqual([]);
  ends.next([saved, rowOf('b')]);
  expect(ends.next([saved, { ...failed, state: 'saved' }])).toMatchObject([{ saved: 2, failed: 0 }]);
});

it('the report has every file once, for a spreadsheet that computes nothing of it', () => {
  const target = dayTarget(2, 3);
  const saved = (id: string): SavedFile => ({
    id,
    savedAt: '2026-11-23T05:00:00.000Z',
    fileName: `${id}.mp4`,
    title: id,
    bytes: 5,
    checksum: 'abc-2',
    target,
  });
  const rows = [
    rowOf('now', { target, state: 'saved' }),
    rowOf('bad', { target, state: 'failed', title: '=1+1', reason: 'He said "no", twice' }),
  ];
  expect(reportOf(rows, [saved('now'), saved('before')]).split('\r\n')).toEqual([
    '\uFEFFFile,Title,Bytes,Course,Module,Day,State,Reason,Saved at,Checksum of its pieces',
    'now.mp4,now,1000,Ten months,2,3,saved,,2026-11-23T05:00:00.000Z,abc-2',
    'bad.mp4,\'=1+1,1000,Ten months,2,3,failed,"He said ""no"", twice",,',
    'before.mp4,before,5,Ten months,2,3,saved,,2026-11-23T05:00:00.000Z,abc-2',
    '',
  ]);
});
