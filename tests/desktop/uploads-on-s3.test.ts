import type { ChildProcess } from 'node:child_process';
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
import { sharedProgram } from '../support/compiled-program.ts';
import { faultyS3 } from '../support/faulty-s3.ts';
import { freshBucket, s3Environment } from '../support/provision/fresh-bucket.ts';
import { openSchool } from '../support/school.ts';
import { testFolder } from './support/folder.ts';
import { uploadThroughKills } from './support/killed-uploads.ts';

const PARTS = Math.ceil((MULTIPART_ABOVE_BYTES + 7) / PART_BYTES);
const folderOf = (origin: string): string[] =>
  [origin, 'boss'].map((text) => createHash('sha256').update(text).digest('hex').slice(0, 24));

interface Tree {
  weeks: { id: string; weekNumber: number; days: { id: string; dayNumber: number; contents: { title: string }[] }[] }[];
}

it('a file goes straight to a bucket, part by part held against its MD5, and lives through a kill', async () => {
  const program = await sharedProgram(fileURLToPath(new URL('./support/uploader.ts', import.meta.url)));
  const bucket = await freshBucket();
  const storage = await faultyS3(bucket.endpoint);
  const school = await openSchool(s3Environment({ ...bucket, endpoint: storage.endpoint }));
  onTestFinished(async () => {
    await school.close();
    await storage.close();
  });
  const folder = await testFolder();
  const boss = await school.admin();
  const { id: courseId } = await school.course();
  const tree = async () => (await school.ask('GET', `/api/admin/courses/${courseId}`, { as: boss })).json as Tree;
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
    command: [process.execPath, program],
    task: { origin: school.origin, token: boss.bearer, folder: desktop, files: [file], target },
    server: undefined as unknown as ChildProcess,
    startServer: () => Promise.reject(new Error('The server is not killed here.')),
    victims: ['uploader'],
    bytesUntilKill: () => 5 * PART_BYTES,
  });

  expect(end).toMatchObject({ kills: 1, last: { saved: 1, reasons: [] } });
  const parts = storage.seen.filter(({ method, url }) => method === 'PUT' && url.includes('partNumber='));
  expect(parts.length).toBeGreaterThanOrEqual(PARTS);
  expect(parts.length).toBeLessThanOrEqual(PARTS + MAX_PUTS_AT_ONCE);
  expect((await tree()).weeks[1]!.days[2]!.contents.map(({ title }) => title)).toEqual(['Furcation']);

  // The checksum that the desktop keeps is the one that S3 would give the whole: made of each part's MD5.
  const history = await History.open(join(desktop, ...folderOf(school.origin)));
  const md5 = (piece: Uint8Array) => createHash('md5').update(piece).digest();
  const ofParts = Array.from({ length: PARTS }, (_, n) => md5(bytes.subarray(n * PART_BYTES, (n + 1) * PART_BYTES)));
  expect(history.entries().map(({ checksum }) => checksum)).toEqual([
    `${md5(Buffer.concat(ofParts)).toString('hex')}-${PARTS}`,
  ]);
  await history.close();
});
