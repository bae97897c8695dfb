import { randomBytes } from 'node:crypto';
import { link, mkdir, mkdtemp, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PART_BYTES } from '../../src/domain/media/multipart.ts';
import type { Bytes, UploadPermit } from '../../src/domain/media/ports.ts';
import { bytesOf } from '../domain/media/samples.ts';
import { openDisk } from '../support/open-disk.ts';
import { storeObject } from '../support/store-object.ts';
import { wholeOf } from '../support/whole-of.ts';

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'cusp-disk-'));
});
afterAll(() => rm(base, { recursive: true }));
afterEach(() => void vi.restoreAllMocks());

const key = 'videos/202608/0000000000000000000001.mp4';

const partPermit = (storageId: string, number: number): UploadPermit => ({
  key,
  maxBytes: PART_BYTES,
  expiresAt: new Date(),
  contentType: undefined,
  part: { storageId, number },
});

async function opened() {
  const root = await mkdtemp(join(base, 'root-'));
  const storage = await openDisk(root);
  const whole: UploadPermit = {
    key,
    maxBytes: PART_BYTES,
    expiresAt: new Date(),
    contentType: 'video/mp4',
    part: undefined,
  };
  const send = async (storageId: string, partNumber: number, body: Bytes) => ({
    partNumber,
    ...(await storage.receive(partPermit(storageId, partNumber), body)),
  });
  const left = async () => [...(await readdir(join(root, 'incoming'))), ...(await readdir(join(root, 'multiparts')))];
  return { root, storage, whole, send, left };
}

/** A body whose next chunk comes when the test says so. */
function held(...chunks: Uint8Array[]) {
  let release = (): void => {};
  const hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  async function* body() {
    const [first, ...rest] = chunks;
    yield first!;
    await hold;
    yield* rest;
  }
  return { body: body(), hold, release };
}

/** Holds the next write until the test releases it. */
async function slowWrite() {
  const prototype = await handlePrototype();
  const real = prototype.write;
  const { hold, release } = held();
  const write = vi.spyOn(prototype, 'write').mockImplementationOnce(async function (this: unknown, ...args) {
    await hold;
    return real.apply(this, args);
  });
  return { begun: () => vi.waitFor(() => expect(write).toHaveBeenCalled()), release };
}

const soon = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, 100, 'not yet'))]);

async function* brokenOffAfter(bytes: number): AsyncGenerator<Buffer> {
  yield Buffer.alloc(bytes);
  throw new Error('It broke off.');
}

const etagOf = (text: string): string => `${crc32(text).toString(16).padStart(8, '0')}-${text.length}`;

type Method = (...args: unknown[]) => Promise<unknown>;

/** What every open file shares, for a disk that fails. */
async function handlePrototype() {
  const handle = await open('/dev/null', 'r');
  await handle.close();
  return Object.getPrototypeOf(handle) as { read: Method; write: Method; sync: Method };
}

/** What a disk says that has no room, from the nth write on. */
async function fullFrom(write: number, code: string) {
  const prototype = await handlePrototype();
  const real = prototype.write;
  let writes = 0;
  vi.spyOn(prototype, 'write').mockImplementation(function (this: unknown, ...args: unknown[]) {
    writes += 1;
    if (writes >= write) return Promise.reject(Object.assign(new Error(`${code}: no room`), { code }));
    return real.apply(this, args);
  });
}

describe('a disk that is full', () => {
  it.each(['ENOSPC', 'EDQUOT'])(
    'says so in a sentence (%s), keeps nothing of the file, and takes it once there is room',
    async (code) => {
      const { storage, whole, left } = await opened();
      await fullFrom(3, code);
      await expect(storage.receive(whole, bytesOf(Buffer.alloc(4_000_000)))).rejects.toMatchObject({
        kind: 'unavailable',
        code: 'media/storage-full',
        retryAfterSeconds: 60,
      });
      expect([await storage.stat(key), await left()]).toEqual([undefined, []]);
      vi.restoreAllMocks();
      await storage.receive(whole, bytesOf('there is room'));
      expect((await storage.stat(key))?.bytes).toBe(13);
    },
  );

  it('does not count a part that it could not keep, and takes it once there is room', async () => {
    const { storage, send } = await opened();
    const id = await storage.startMultipart(key);
    await fullFrom(2, 'ENOSPC');
    const body = randomBytes(PART_BYTES);
    await expect(send(id, 1, bytesOf(body))).rejects.toMatchObject({ code: 'media/storage-full' });
    vi.restoreAllMocks();
    await expect(storage.completeMultipart(key, id, [{ partNumber: 1, etag: '' }])).rejects.toMatchObject({
      kind: 'invalid',
    });
    await storage.completeMultipart(key, id, [await send(id, 1, bytesOf(body))]);
    expect((await wholeOf(await storage.read(key))).equals(body)).toBe(true);
  });
});

describe('a whole file', () => {
  it('is not kept when the disk fails to make it safe', async () => {
    const { storage, whole, left } = await opened();
    const prototype = await handlePrototype();
    vi.spyOn(prototype, 'sync').mockRejectedValueOnce(Object.assign(new Error('EIO'), { code: 'EIO' }));
    await expect(storage.receive(whole, bytesOf('lost'))).rejects.toThrow('EIO');
    expect([await storage.stat(key), await left()]).toEqual([undefined, []]);
  });
});

describe('the name of a new object', () => {
  it('is not waited for by its sender, but by whoever wants to make something of it', async () => {
    const { storage, whole } = await opened();
    await storeObject(storage, 'videos/202608/0000000000000000000009.mp4', 'makes the folder');
    const prototype = await handlePrototype();
    const real = prototype.sync;
    let [syncs, release] = [0, (): void => {}];
    const hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.spyOn(prototype, 'sync').mockImplementation(async function (this: unknown) {
      syncs += 1;
      if (syncs > 1) await hold;
      return real.call(this);
    });
    await storage.receive(whole, bytesOf('here'));
    const asked = storage.stat(key);
    expect(await soon(asked)).toBe('not yet');
    release();
    expect((await asked)?.bytes).toBe(4);
  });

  it('is given in a folder that somebody took away meanwhile', async () => {
    const { root, storage, whole } = await opened();
    await storeObject(storage, 'videos/202608/0000000000000000000009.mp4', 'makes the folder');
    await rm(join(root, 'objects', 'videos'), { recursive: true });
    await storage.receive(whole, bytesOf('here'));
    expect((await storage.stat(key))?.bytes).toBe(4);
  });

  it('that the disk could not keep is no name to build on', async () => {
    const { storage, whole } = await opened();
    await storeObject(storage, 'videos/202608/0000000000000000000009.mp4', 'makes the folder');
    const prototype = await handlePrototype();
    const real = prototype.sync;
    let syncs = 0;
    vi.spyOn(prototype, 'sync').mockImplementation(async function (this: unknown) {
      syncs += 1;
      if (syncs > 1) throw Object.assign(new Error('EIO'), { code: 'EIO' });
      return real.call(this);
    });
    await storage.receive(whole, bytesOf('here'));
    await expect(storage.stat(key)).rejects.toThrow('EIO');
  });
});

describe('parts on a disk', () => {
  it('belong to the later of two senders, whose bytes the earlier one can no longer touch', async () => {
    const { storage, send } = await opened();
    const id = await storage.startMultipart(key);
    const slow = held(Buffer.alloc(1_500_000, 'a'), Buffer.alloc(1_500_000, 'a'));
    const earlier = send(id, 1, slow.body).catch((error: unknown) => error);
    const later = await send(id, 1, bytesOf(Buffer.alloc(3_000_000, 'b')));
    slow.release();
    expect(await earlier).toMatchObject({ kind: 'conflict', code: 'media/part-replaced' });
    await storage.completeMultipart(key, id, [later]);
    expect((await wholeOf(await storage.read(key))).equals(Buffer.alloc(3_000_000, 'b'))).toBe(true);
  });

  it('cannot change a file that was completed while they were still coming', async () => {
    const { storage, send } = await opened();
    const id = await storage.startMultipart(key);
    const listed = [await send(id, 1, bytesOf(Buffer.alloc(2_000_000, 'a')))];
    const slow = held(Buffer.alloc(1_500_000, 'b'), Buffer.alloc(1_500_000, 'b'));
    const late = send(id, 2, slow.body).catch((error: unknown) => error);
    await storage.completeMultipart(key, id, listed);
    const before = await storage.stat(key);
    slow.release();
    expect(await late).toMatchObject({ code: expect.stringMatching(/^media\/(part-replaced|no-upload)$/) });
    expect(await storage.stat(key)).toEqual(before);
    expect(before?.bytes).toBe(2_000_000);
  });

  it('are written by one sender after the other, where the disk still holds a write of the earlier one', async () => {
    const { storage, send } = await opened();
    const id = await storage.startMultipart(key);
    const slow = await slowWrite();
    const earlier = send(id, 1, bytesOf(Buffer.alloc(1_500_000, 'a'))).catch((error: unknown) => error);
    await slow.begun();
    // Breaks off before its turn: the next sender waits for the same write.
    const middle = send(id, 1, brokenOffAfter(0)).catch(String);
    expect(await soon(middle)).toBe('not yet');
    const later = send(id, 1, bytesOf(Buffer.alloc(3_000_000, 'b')));
    expect(await soon(later)).toBe('not yet');
    slow.release();
    expect([await earlier, await middle]).toMatchObject([{ code: 'media/part-replaced' }, 'Error: It broke off.']);
    await storage.completeMultipart(key, id, [await later]);
    expect((await wholeOf(await storage.read(key))).equals(Buffer.alloc(3_000_000, 'b'))).toBe(true);
  });

  it('are written no more when the upload is completed', async () => {
    const { storage, send } = await opened();
    const id = await storage.startMultipart(key);
    const listed = [await send(id, 1, bytesOf('whole'))];
    const slow = await slowWrite();
    const late = send(id, 1, bytesOf('other')).catch((error: unknown) => error);
    await slow.begun();
    const completed = storage.completeMultipart(key, id, listed).catch((error: unknown) => error);
    expect(await soon(completed)).toBe('not yet');
    slow.release();
    expect([await late, await completed]).toMatchObject([{ code: 'media/part-replaced' }, { code: 'media/parts' }]);
  });

  it('that are longer than a part touch no other one', async () => {
    const { storage, send } = await opened();
    const id = await storage.startMultipart(key);
    const two = await send(id, 2, bytesOf('the end'));
    const long = send(id, 1, bytesOf(Buffer.alloc(PART_BYTES + 1, 'x')));
    await expect(long).rejects.toMatchObject({ kind: 'invalid', code: 'media/parts' });
    const body = randomBytes(PART_BYTES);
    await storage.completeMultipart(key, id, [await send(id, 1, bytesOf(body)), two]);
    expect((await wholeOf(await storage.read(key))).equals(Buffer.concat([body, Buffer.from('the end')]))).toBe(true);
  });

  it('make the object that the list says, of those that came last and without those behind its end', async () => {
    const { storage, send } = await opened();
    const id = await storage.startMultipart(key);
    const bodies = ['a', 'b', 'c', 'd'].map((letter) => Buffer.alloc(PART_BYTES, letter));
    const listed: { partNumber: number; etag: string }[] = [];
    for (const [index, body] of bodies.entries()) listed.push(await send(id, index + 1, bytesOf(body)));
    const again = randomBytes(PART_BYTES);
    listed[1] = await send(id, 2, bytesOf(again));
    await storage.completeMultipart(key, id, listed.slice(0, 3));
    const whole = await wholeOf(await storage.read(key));
    expect(whole.equals(Buffer.concat([bodies[0]!, again, bodies[2]!]))).toBe(true);
  });

  it('count once the disk has kept them, and no sooner', async () => {
    const { storage, send, left } = await opened();
    const id = await storage.startMultipart(key);
    const prototype = await handlePrototype();
    vi.spyOn(prototype, 'sync').mockRejectedValueOnce(Object.assign(new Error('EIO'), { code: 'EIO' }));
    const part = () => send(id, 1, bytesOf('nearly lost'));
    await expect(part()).rejects.toThrow('EIO');
    const listed = [{ partNumber: 1, etag: etagOf('nearly lost') }];
    await expect(storage.completeMultipart(key, id, listed)).rejects.toMatchObject({ code: 'media/parts' });
    expect([await part()]).toEqual(listed);
    await storage.completeMultipart(key, id, listed);
    expect([String(await wholeOf(await storage.read(key))), await left()]).toEqual(['nearly lost', []]);
  });

  it('do not count from the moment on that they are overwritten, which the disk knows first', async () => {
    const { root, storage, send } = await opened();
    const id = await storage.startMultipart(key);
    const listed = [await send(id, 1, bytesOf('before'))];
    const prototype = await handlePrototype();
    const calls: unknown[] = [];
    const [realWrite, realSync] = [prototype.write, prototype.sync];
    vi.spyOn(prototype, 'write').mockImplementation(function (this: unknown, ...args) {
      calls.push((args[0] as Buffer).length);
      return realWrite.apply(this, args);
    });
    vi.spyOn(prototype, 'sync').mockImplementation(function (this: unknown) {
      calls.push('sync');
      return realSync.call(this);
    });
    await expect(send(id, 1, brokenOffAfter(1_500_000))).rejects.toThrow('broke off');
    expect(calls).toEqual([16, 'sync', 1024 * 1024]);
    const after = await openDisk(root);
    await expect(after.completeMultipart(key, id, listed)).rejects.toMatchObject({ code: 'media/parts' });
  });

  it('are completed once more when we died on the way, and the object is theirs alone from then on', async () => {
    for (const isLinked of [false, true]) {
      const { root, storage, send, left } = await opened();
      const id = await storage.startMultipart(key);
      const listed = [await send(id, 1, bytesOf(Buffer.alloc(PART_BYTES, 'a'))), await send(id, 2, bytesOf('whole'))];
      const [folder = ''] = await readdir(join(root, 'multiparts'));
      const whole = join(root, 'multiparts', folder, 'whole');
      await rename(join(root, 'multiparts', folder, 'data'), whole);
      if (isLinked) {
        await mkdir(dirname(join(root, 'objects', key)), { recursive: true });
        await link(whole, join(root, 'objects', key));
        const shorter = storage.completeMultipart(key, id, listed.slice(0, 1));
        await expect(shorter).rejects.toMatchObject({ code: 'media/parts' });
      }
      await expect(send(id, 1, bytesOf('late'))).rejects.toMatchObject({ code: 'media/no-upload' });
      await storage.completeMultipart(key, id, listed);
      expect([(await storage.stat(key))?.bytes, await left()]).toEqual([PART_BYTES + 5, []]);
    }
  });

  it('of an upload that an older version began are taken by a new upload only', async () => {
    const { root, storage, send, left } = await opened();
    const id = await storage.startMultipart(key);
    const folder = join(root, 'multiparts', (await readdir(join(root, 'multiparts')))[0] ?? '');
    for (const name of ['data', 'parts']) await rm(join(folder, name));
    const etag = etagOf('older');
    await writeFile(join(folder, `1.${etag}`), 'older');
    await expect(send(id, 2, bytesOf('x'))).rejects.toMatchObject({ code: 'media/no-upload' });
    const completed = storage.completeMultipart(key, id, [{ partNumber: 1, etag }]);
    await expect(completed).rejects.toMatchObject({ code: 'media/no-upload' });
    await storage.abortMultipart(key, id);
    expect(await left()).toEqual([]);
  });

  it('replace no object that came under the key in another way', async () => {
    const { storage, whole, send } = await opened();
    const id = await storage.startMultipart(key);
    const listed = [await send(id, 1, bytesOf('parts'))];
    await storage.receive(whole, bytesOf('whole'));
    await expect(storage.completeMultipart(key, id, listed)).rejects.toMatchObject({ code: 'media/key-taken' });
    await expect(storage.startMultipart(key)).rejects.toMatchObject({ code: 'media/key-taken' });
    expect(String(await wholeOf(await storage.read(key)))).toBe('whole');
  });

  it('take the room of what was sent, wherever in the file it belongs', async () => {
    const { root, storage, send } = await opened();
    const id = await storage.startMultipart(key);
    await send(id, 2000, bytesOf('far out'));
    const [folder = ''] = await readdir(join(root, 'multiparts'));
    const path = join(root, 'multiparts', folder);
    const blocks = await Promise.all((await readdir(path)).map(async (name) => (await stat(join(path, name))).blocks));
    expect(blocks.reduce((sum, count) => sum + count * 512, 0)).toBeLessThan(100_000);
  });

  it('and halves of files are swept by their age', async () => {
    const { root, storage, left } = await opened();
    const old = await storage.startMultipart(key);
    await writeFile(join(root, 'incoming', 'half'), 'x');
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    for (const path of [
      join('multiparts', (await readdir(join(root, 'multiparts')))[0] ?? ''),
      join('incoming', 'half'),
    ]) {
      await utimes(join(root, path), twoDaysAgo, twoDaysAgo);
    }
    const young = await storage.startMultipart('videos/202608/0000000000000000000002.mp4');
    await writeFile(join(root, 'incoming', 'coming'), 'x');
    await storage.abortStale(new Date(Date.now() - 86_400_000));
    const names = await left();
    expect(names).toEqual(['coming', expect.stringContaining(young)]);
    expect(names.join()).not.toContain(old);
  });
});
