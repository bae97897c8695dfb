import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DiskStorage } from '../../src/adapters/disk/disk-storage.ts';
import { HmacUrlSigner } from '../../src/adapters/node-crypto/hmac-url-signer.ts';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import { storageFull } from '../../src/domain/media/errors.ts';
import { uploadServer } from '../contracts/upload-server.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { eventually } from './stream/stream-server.ts';
import { problem } from './support/problem.ts';
import { put, uploading } from './support/uploading.ts';

const MP4 = 'video/mp4';
const LENGTH = 3_000_000;

let school: School;
let admin: Person;
beforeAll(async () => {
  school = await openSchool();
  admin = await school.admin();
});
afterAll(() => school.close());

const left = (dataDir = join(school.settings.dataDir, 'files')) => readdir(join(dataDir, 'incoming'));
const descriptors = async (): Promise<number> => (await readdir('/proc/self/fd')).length;

/** Announces so many bytes, and hands over the connection to send some of them. */
async function begun(address: string, length: number): Promise<Socket> {
  const { port, pathname, search } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `PUT ${pathname}${search} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: ${MP4}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return socket;
}

describe('a client that leaves in the middle', () => {
  it('leaves nothing of a file behind: no bytes, no half, no descriptor, fifty times at any byte', async () => {
    const up = uploading(school, admin);
    await put((await up.presigned('warm.mp4', 'videos')).uploadUrl, Buffer.alloc(10), { 'content-type': MP4 });
    const before = await descriptors();
    const keys: string[] = [];
    let seed = 20_260_801;
    for (let turn = 0; turn < 50; turn += 1) {
      seed = (seed * 16_807) % 2_147_483_647;
      const { key, uploadUrl } = await up.presigned('lesson.mp4', 'videos');
      keys.push(key);
      const socket = await begun(uploadUrl, LENGTH);
      socket.write(Buffer.alloc(seed % LENGTH));
      await new Promise((resolve) => setTimeout(resolve, seed % 15));
      socket.destroy();
    }
    await eventually(async () => (await left()).length === 0 && (await descriptors()) <= before);
    for (const key of keys) expect(await school.installation.dependencies.media.storage.stat(key)).toBeUndefined();
  });

  it('may send the same file again, to the same address', async () => {
    const up = uploading(school, admin);
    const { key, uploadUrl } = await up.presigned('lesson.mp4', 'videos');
    const socket = await begun(uploadUrl, LENGTH);
    socket.write(Buffer.alloc(2_000_000));
    await eventually(async () => (await left()).length === 1);
    socket.destroy();
    expect((await put(uploadUrl, Buffer.alloc(LENGTH, 'y'), { 'content-type': MP4 })).status).toBe(200);
    expect((await school.installation.dependencies.media.storage.stat(key))?.bytes).toBe(LENGTH);
    await eventually(async () => (await left()).length === 0);
  });

  it('leaves a part as it was, which can be sent again', async () => {
    const up = uploading(school, admin);
    const upload = await up.initiated();
    const address = await up.partAddress(upload, 1);
    for (const bytes of [0, 1, 1_500_000, 2_999_999]) {
      const socket = await begun(address, LENGTH);
      socket.write(Buffer.alloc(bytes, 'x'));
      await new Promise((resolve) => setTimeout(resolve, 10));
      socket.destroy();
    }
    expect((await up.complete(upload, [{ PartNumber: 1, ETag: '"00000000-3000000"' }])).status).toBe(422);
    const answer = await put(address, Buffer.alloc(LENGTH, 'y'));
    expect((await up.complete(upload, [{ PartNumber: 1, ETag: answer.headers.etag }])).status).toBe(200);
  });
});

describe('a sender who is refused', () => {
  it('hears the answer after everything was sent, and its connection goes on', async () => {
    const { uploadUrl } = await uploading(school, admin).presigned('lesson.mp4', 'videos');
    await put(uploadUrl, Buffer.alloc(LENGTH), { 'content-type': MP4 });
    const socket = await begun(uploadUrl, LENGTH);
    for (let sent = 0; sent < LENGTH; sent += 100_000) socket.write(Buffer.alloc(100_000));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 409 /);
    socket.write(`GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    let rest = '';
    for await (const chunk of socket) rest += String(chunk);
    expect(rest).toContain('HTTP/1.1 200');
  });

  it('for a storage that is full hears it as a sentence, with a time to come back', async () => {
    const storage = school.installation.dependencies.media.storage as DiskStorage;
    vi.spyOn(storage, 'receive').mockRejectedValueOnce(storageFull());
    const { uploadUrl } = await uploading(school, admin).presigned('lesson.mp4', 'videos');
    const answer = await put(uploadUrl, Buffer.alloc(LENGTH), { 'content-type': MP4 });
    expect(answer).toMatchObject(problem(503, 'media/storage-full'));
    expect(answer.headers['retry-after']).toBe('60');
    expect((answer.json as { message: string }).message).toMatch(/^The storage is full, /);
    expect((await put(uploadUrl, Buffer.alloc(LENGTH), { 'content-type': MP4 })).status).toBe(200);
  });
});

describe('a sender who is slow', () => {
  const PACE = { silentMs: 300, lookEveryMs: 30 };
  let base: string;
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'cusp-slow-'));
  });
  afterAll(() => rm(base, { recursive: true }));

  const soon = () => new Date(Date.now() + 60_000);
  async function served() {
    const root = join(base, String(Math.random()).slice(2));
    await mkdir(root);
    const server = await uploadServer(
      (origin) =>
        DiskStorage.open(root, {
          signer: new HmacUrlSigner({ origin, secret: Buffer.alloc(32) }, new SystemClock()),
          path: '/api/uploads/',
        }),
      PACE,
    );
    const key = 'videos/202608/0000000000000000000001.mp4';
    return {
      ...server,
      root,
      key,
      address: await server.storage.uploadUrl(key, { contentType: MP4, maxBytes: 10_000, expiresAt: soon() }),
    };
  }

  it('may take many times longer than a silence, and is served', async () => {
    const { address, key, storage, close } = await served();
    const socket = await begun(address, 10);
    for (let sent = 0; sent < 10; sent += 1) {
      socket.write('x');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
    expect((await storage.stat(key))?.bytes).toBe(10);
    await close();
  });

  it('is cut when nothing comes any more, and nothing is kept', async () => {
    const { address, key, storage, root, failures, close } = await served();
    const socket = await begun(address, 10_000);
    socket.write(Buffer.alloc(5000));
    const started = performance.now();
    await once(socket, 'close');
    expect(performance.now() - started).toBeGreaterThan(250);
    await eventually(async () => (await left(root)).length === 0);
    expect([await storage.stat(key), failures]).toEqual([undefined, []]);
    await close();
  });

  it('is not cut while the disk holds it back', async () => {
    const { address, key, storage, close } = await served();
    const real = storage.receive.bind(storage);
    vi.spyOn(storage, 'receive').mockImplementation(async (permit, body) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return real(permit, body);
    });
    const large = await storage.uploadUrl(key, { contentType: MP4, maxBytes: LENGTH * 10, expiresAt: soon() });
    expect((await put(large, Buffer.alloc(LENGTH * 10), { 'content-type': MP4 })).status).toBe(200);
    expect((await storage.stat(key))?.bytes).toBe(LENGTH * 10);
    expect(address).toContain(key);
    await close();
  });

  it('is cut when it goes on after a refusal without an address of ours', async () => {
    const { address, close } = await served();
    const socket = await begun(address.replace(/signature=[^&]+/, 'signature=x'), 100_000_000);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 403 /);
    await once(socket, 'close');
    await close();
  });
});

it('the objects of the school lie in its folder and nowhere else', async () => {
  const folder = join(school.settings.dataDir, 'files');
  expect((await readdir(folder)).toSorted()).toEqual(['incoming', 'multiparts', 'objects']);
  expect((await stat(folder)).isDirectory()).toBe(true);
});
