import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SweepOrphans } from '../../src/domain/media/jobs/sweep-orphans.ts';
import { PART_BYTES } from '../../src/domain/media/multipart.ts';
import { asker } from '../support/asking.ts';
import { sharedProgram } from '../support/compiled-program.ts';
import { freePort } from '../support/free-port.ts';
import { environment, openSchool, signIn } from '../support/school.ts';
import { wholeOf } from '../support/whole-of.ts';
import { put, uploading } from './support/uploading.ts';

const SCRIPT = fileURLToPath(new URL('../support/school-process.ts', import.meta.url));
const MP4 = 'video/mp4';
/** Each case starts several servers, which takes its time on a busy machine. */
const PATIENCE_MS = 120_000;

let program: string;
let dataDir: string;
let port: number;
beforeAll(async () => {
  program = await sharedProgram(SCRIPT);
  dataDir = await mkdtemp(join(tmpdir(), 'cusp-crash-'));
  port = await freePort();
  const school = await openSchool({ DATA_DIR: dataDir });
  await school.admin();
  await school.stop();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** A school in another process on the same data and at the same address. */
async function childSchool() {
  const env = { ...process.env, ...environment(port, dataDir) };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const ask = asker(port);
  const up = uploading({ ask }, await signIn(ask, 'boss@example.org'));
  return { up, kill: async () => void (child.kill('SIGKILL'), await once(child, 'exit')) };
}

/** Sends so much of a body, and leaves the rest to whoever kills the server. */
async function sendSome(
  address: string,
  body: Buffer,
  bytes: number,
  headers: Record<string, string> = {},
): Promise<void> {
  const sent = request(address, { method: 'PUT', headers: { 'content-length': String(body.length), ...headers } }).on(
    'error',
    () => {},
  );
  await new Promise<void>((resolve) => sent.write(body.subarray(0, bytes), () => resolve()));
}

const objects = async () =>
  (await readdir(join(dataDir, 'files', 'objects'), { recursive: true })).filter((name) => name.endsWith('.mp4'));
const halves = async () => (await readdir(join(dataDir, 'files', 'incoming'))).length;

/** Looks into the stored files with nobody serving them. */
async function inSchool<T>(look: (school: Awaited<ReturnType<typeof openSchool>>) => Promise<T>): Promise<T> {
  const school = await openSchool({ DATA_DIR: dataDir });
  return look(school).finally(() => school.stop());
}

describe('a server that is killed during an upload', () => {
  it.each([1, 2_999_999])(
    'shows nothing of a file of which %i bytes had come, and takes it by the same address after its restart',
    async (bytes) => {
      const first = await childSchool();
      const { key, uploadUrl } = await first.up.presigned('lesson.mp4', 'videos');
      const body = randomBytes(3_000_000);
      await sendSome(uploadUrl, body, bytes, { 'content-type': MP4 });
      for (let wait = 0; wait < 100 && (await halves()) === 0; wait += 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
      await first.kill();
      expect(await objects()).not.toContain(key);
      expect(await inSchool((school) => school.installation.dependencies.media.storage.stat(key))).toBeUndefined();

      const second = await childSchool();
      expect((await put(uploadUrl, body, { 'content-type': MP4 })).status).toBe(200);
      await second.kill();
      const whole = await inSchool(async (school) =>
        wholeOf(await school.installation.dependencies.media.storage.read(key)),
      );
      expect(whole.equals(body)).toBe(true);
    },
    PATIENCE_MS,
  );

  it(
    'goes on with a file in parts where it was: killed in the middle of parts, twice',
    async () => {
      const body = randomBytes(5 * PART_BYTES + 4321);
      const partOf = (number: number) => body.subarray((number - 1) * PART_BYTES, number * PART_BYTES);
      const done = new Map<number, string>();
      let { up, kill } = await childSchool();
      const upload = await up.initiated();
      for (const [finished, broken] of [
        [
          [1, 6],
          [2, 3],
        ],
        [
          [2, 5],
          [3, 4],
        ],
      ] as const) {
        for (const number of finished)
          done.set(number, (await put(await up.partAddress(upload, number), partOf(number))).headers.etag ?? '');
        for (const number of broken)
          await sendSome(await up.partAddress(upload, number), partOf(number), partOf(number).length - 3);
        await kill();
        ({ up, kill } = await childSchool());
      }
      expect(
        (
          await up.complete(
            upload,
            [...done]
              .map(([PartNumber, ETag]) => ({ PartNumber, ETag }))
              .toSorted((a, b) => a.PartNumber - b.PartNumber),
          )
        ).status,
      ).toBe(422);
      for (const number of [3, 4])
        done.set(number, (await put(await up.partAddress(upload, number), partOf(number))).headers.etag ?? '');
      const parts = [1, 2, 3, 4, 5, 6].map((number) => ({ PartNumber: number, ETag: done.get(number) }));
      expect((await up.complete(upload, parts)).status).toBe(200);
      await kill();
      const whole = await inSchool(async (school) =>
        wholeOf(await school.installation.dependencies.media.storage.read(upload.key)),
      );
      expect(whole.equals(body)).toBe(true);
    },
    PATIENCE_MS,
  );

  it('leaves nothing that the sweep of the next day does not find', async () => {
    await inSchool(async (school) => {
      const tomorrow = new Date(Date.now() + 25 * 3_600_000);
      const { files, multiparts, storage } = school.installation.dependencies.media;
      await new SweepOrphans(files, multiparts, storage, { now: () => tomorrow }).run();
      expect([await objects(), await halves(), await readdir(join(dataDir, 'files', 'multiparts'))]).toEqual([
        [],
        0,
        [],
      ]);
      expect([await school.db('files'), await school.db('multipart_uploads')]).toEqual([[], []]);
    });
  });
});
