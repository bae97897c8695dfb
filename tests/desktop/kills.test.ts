import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { MAX_PUTS_AT_ONCE } from '../../src/uploads/transfer/concurrency-limit.ts';
import type { UploadTarget } from '../../src/uploads/upload-queue.ts';
import { MULTIPART_ABOVE_BYTES, PART_BYTES } from '../../src/wire/upload-limits.ts';
import { MP4_HEAD } from '../bench/senders.ts';
import { asker } from '../support/asking.ts';
import { sharedProgram } from '../support/compiled-program.ts';
import { freePort } from '../support/free-port.ts';
import { environment, openSchool, signIn } from '../support/school.ts';
import { testFolder } from './support/folder.ts';
import { countingProxy, startSchool, uploadThroughKills, type Victim } from './support/killed-uploads.ts';

const program = (name: string) => sharedProgram(fileURLToPath(new URL(name, import.meta.url)));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const VICTIMS: readonly Victim[] = ['uploader', 'server', 'uploader'];
/** Requests and their headers: a few calls for each part. */
const TALK_BYTES = 1_000_000;

interface Tree {
  weeks: { id: string; weekNumber: number; days: { id: string; dayNumber: number; contents: { title: string }[] }[] }[];
}

it('a file is saved once, and whole, whoever is killed on the way', async () => {
  const [uploader, school] = await Promise.all([
    program('./support/uploader.ts'),
    program('../support/school-process.ts'),
  ]);
  const folder = await testFolder();
  const dataDir = join(folder, 'data');
  const prepared = await openSchool({ DATA_DIR: dataDir });
  const { id: courseId } = await prepared.course();
  await prepared.admin();
  await prepared.stop();

  const port = await freePort();
  const proxy = await countingProxy(port);
  const origin = `http://localhost:${proxy.port}`;
  const startServer = () => startSchool(school, { ...environment(port, dataDir), APP_ORIGIN: origin });
  let server = await startServer();
  onTestFinished(() => {
    server.kill('SIGKILL');
    proxy.close();
  });

  const boss = await signIn(asker(proxy.port), 'boss@example.org');
  const tree = async () =>
    (await asker(proxy.port)('GET', `/api/admin/courses/${courseId}`, { as: boss })).json as Tree;
  const { weeks } = await tree();
  const [week, day] = [weeks[1]!, weeks[1]!.days[2]!];
  const target: UploadTarget = {
    kind: 'content',
    courseId,
    courseTitle: 'Ten months',
    weekId: week.id,
    weekNumber: week.weekNumber,
    dayId: day.id,
    dayNumber: day.dayNumber,
    type: 'video',
  };
  const bytes = Buffer.alloc(MULTIPART_ABOVE_BYTES + 7);
  for (let at = 0; at < bytes.length; at += 4096) bytes.writeUInt32LE(at, Math.min(at, bytes.length - 4));
  MP4_HEAD.copy(bytes);
  const file = join(folder, 'Furcation.mp4');
  await writeFile(file, bytes);

  proxy.count.sentBytes = 0;
  const end = await uploadThroughKills({
    command: [process.execPath, uploader],
    task: { origin, token: boss.bearer, folder: join(folder, 'desktop'), files: [file], target },
    server,
    startServer: async () => (server = await startServer()),
    victims: VICTIMS,
    bytesUntilKill: () => Math.floor(Math.random() * 3 * PART_BYTES),
  });

  expect(end.last).toMatchObject({ saved: 1, files: 1, reasons: [] });
  expect(end.kills).toBe(VICTIMS.length);
  const again = proxy.count.sentBytes - bytes.length;
  expect(again).toBeLessThan(end.kills * MAX_PUTS_AT_ONCE * PART_BYTES + TALK_BYTES);
  const saved = (await tree()).weeks[1]!.days[2]!.contents;
  expect(saved.map(({ title }) => title)).toEqual(['Furcation']);
  const objects = join(dataDir, 'files', 'objects');
  const stored = (await readdir(objects, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const digests = await Promise.all(
    stored.map(async (entry) => sha256(await readFile(join(entry.parentPath, entry.name)))),
  );
  expect(digests.filter((digest) => digest === sha256(bytes))).toHaveLength(1);
});
