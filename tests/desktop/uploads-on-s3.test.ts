import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { History } from '../../desktop/uploads/history.ts';
import { MAX_PUTS_AT_ONCE } from '../../src/uploads/transfer/concurrency-limit.ts';
import type { UploadTarget } from '../../src/uploads/upload-queue.ts';
import { MULTIPART_ABOVE_BYTES, PART_BYTES } from '../../src/wire/upload-limits.ts';
import { MP4_HEAD } from '../bench/senders.ts';
import { asker } from '../support/asking.ts';
import { sharedProgram } from '../support/compiled-program.ts';
import { faultyS3 } from '../support/faulty-s3.ts';
import { freePort } from '../support/free-port.ts';
import { freshBucket, s3Environment } from '../support/provision/fresh-bucket.ts';
import { environment, openSchool, signIn } from '../support/school.ts';
import { testFolder } from './support/folder.ts';
import { startSchool, uploadThroughKills, type Victim } from './support/killed-uploads.ts';

const PARTS = Math.ceil((MULTIPART_ABOVE_BYTES + 7) / PART_BYTES);
const folderOf = (origin: string): string[] =>
  [origin, 'boss'].map((text) => createHash('sha256').update(text).digest('hex').slice(0, 24));

interface Tree {
  weeks: { id: string; weekNumber: number; days: { id: string; dayNumber: number; contents: { title: string }[] }[] }[];
}

const program = (name: string) => sharedProgram(fileURLToPath(new URL(name, import.meta.url)));
const VICTIMS: readonly Victim[] = ['uploader', 'server'];

it('a file goes straight to a bucket, part by part held against its MD5, and whoever is killed on the way', async () => {
  const [uploader, school] = await Promise.all([
    program('./support/uploader.ts'),
    program('../support/school-process.ts'),
  ]);
  const bucket = await freshBucket();
  const storage = await faultyS3(bucket.endpoint);
  const folder = await testFolder();
  const dataDir = join(folder, 'data');
  const inBucket = s3Environment({ ...bucket, endpoint: storage.endpoint });
  const prepared = await openSchool({ ...inBucket, DATA_DIR: dataDir });
  const { id: courseId } = await prepared.course();
  await prepared.admin();
  await prepared.stop();

  const port = await freePort();
  const env = environment(port, dataDir);
  const startServer = () => startSchool(school, { ...env, ...inBucket });
  let server = await startServer();
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await storage.close();
  });
  const ask = asker(port);
  const origin = env['APP_ORIGIN'] ?? '';
  const boss = await signIn(ask, 'boss@example.org');
  const tree = async () => (await ask('GET', `/api/admin/courses/${courseId}`, { as: boss })).json as Tree;
  const week = (await tree()).weeks[1]!;
  const { id: dayId, dayNumber } = week.days[2]!;
  const place = { courseId, courseTitle: 'Ten months', weekId: week.id, weekNumber: week.weekNumber, dayId, dayNumber };
  const target: UploadTarget = { kind: 'content', ...place, type: 'video' };
  const bytes = Buffer.alloc(MULTIPART_ABOVE_BYTES + 7, 'Furcation involvement, class three. ');
  MP4_HEAD.copy(bytes);
  const file = join(folder, 'Furcation.mp4');
  await writeFile(file, bytes);

  const desktop = join(folder, 'desktop');
  const end = await uploadThroughKills({
    command: [process.execPath, uploader],
    task: { origin, token: boss.bearer, folder: desktop, files: [file], target },
    server,
    startServer: async () => (server = await startServer()),
    victims: VICTIMS,
    bytesUntilKill: () => 4 * PART_BYTES,
  });

  expect(end).toMatchObject({ kills: VICTIMS.length, last: { saved: 1, reasons: [] } });
  const parts = storage.seen.filter(({ method, url }) => method === 'PUT' && url.includes('partNumber='));
  expect(parts.length).toBeGreaterThanOrEqual(PARTS);
  expect(parts.length).toBeLessThanOrEqual(PARTS + VICTIMS.length * MAX_PUTS_AT_ONCE);
  expect((await tree()).weeks[1]!.days[2]!.contents.map(({ title }) => title)).toEqual(['Furcation']);

  // The checksum that the desktop keeps is the one that S3 would give the whole: made of each part's MD5.
  const history = await History.open(join(desktop, ...folderOf(origin)));
  const md5 = (piece: Uint8Array) => createHash('md5').update(piece).digest();
  const ofParts = Array.from({ length: PARTS }, (_, n) => md5(bytes.subarray(n * PART_BYTES, (n + 1) * PART_BYTES)));
  expect(history.entries().map(({ checksum }) => checksum)).toEqual([
    `${md5(Buffer.concat(ofParts)).toString('hex')}-${PARTS}`,
  ]);
  await history.close();
});
