import { randomBytes } from 'node:crypto';
import { link, mkdir, mkdtemp, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { wholeFileName } from '../../src/adapters/disk/part-files.ts';
import { PART_BYTES } from '../../src/domain/media/multipart.ts';
import type { Bytes, UploadPermit } from '../../src/domain/media/ports.ts';
import { bytesOf } from '../domain/media/world.ts';
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
  return { body: body(), release };
}

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
    expect(await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 100, 'not yet'))])).toBe('not yet');
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

  it('never mix the bytes of two senders, though each has a process of its own', async () => {
    const { root, storage, send } = await opened();
    const another = await openDisk(root);
    const id = await storage.startMultipart(key);
    const slow = held(Buffer.alloc(1_500_000, 'a'), Buffer.alloc(1_500_000, 'a'));
    const earlier = send(id, 1, slow.body);
    const { etag } = await another.receive(partPermit(id, 1), bytesOf(Buffer.alloc(3_000_000, 'b')));
    slow.release();
    expect((await earlier).etag).not.toBe(etag);
    await another.completeMultipart(key, id, [{ partNumber: 1, etag }]);
    expect((await wholeOf(await storage.read(key))).equals(Buffer.alloc(3_000_000, 'b'))).toBe(true);
  });

  it('are joined as the list says, though others were joined meanwhile', async () => {
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

  it('survive half a part that a crash left behind', async () => {
    const { root, storage, send } = await opened();
    const id = await storage.startMultipart(key);
    const one = await send(id, 1, bytesOf(Buffer.alloc(PART_BYTES, 'a')));
    const [folder = ''] = await readdir(join(root, 'multiparts'));
    await writeFile(join(root, 'multiparts', folder, 'coming.half'), 'abc');
    const again = await openDisk(root);
    const two = await send(id, 2, bytesOf('end'));
    await again.completeMultipart(key, id, [one, two]);
    expect((await storage.stat(key))?.bytes).toBe(PART_BYTES + 3);
  });

  it('of which the disk lost anything are noticed when they are joined, and believed only when they are whole', async () => {
    const { root, storage, send } = await opened();
    const id = await storage.startMultipart(key);
    const parts = [await send(id, 1, bytesOf(randomBytes(PART_BYTES))), await send(id, 2, bytesOf('the end'))];
    const [folder = ''] = await readdir(join(root, 'multiparts'));
    const handle = await open(join(root, 'multiparts', folder, `1.${parts[0]?.etag}`), 'r+');
    const lost = Buffer.alloc(1);
    await handle.read(lost, 0, 1, 3_000_000);
    await handle.write(Buffer.from([255 - (lost[0] ?? 0)]), 0, 1, 3_000_000);
    // Of a start of its own, as after a power cut.
    const after = await openDisk(root);
    await expect(after.completeMultipart(key, id, parts)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'media/parts',
    });
    await handle.write(lost, 0, 1, 3_000_000);
    await handle.close();
    await after.completeMultipart(key, id, parts);
    expect((await storage.stat(key))?.bytes).toBe(PART_BYTES + 7);
  });

  it('are joined anew when the disk failed to keep what was joined, and stay where they are until it does', async () => {
    const { storage, send, left } = await opened();
    const id = await storage.startMultipart(key);
    const prototype = await handlePrototype();
    const disk = vi.spyOn(prototype, 'sync').mockRejectedValue(Object.assign(new Error('EIO'), { code: 'EIO' }));
    const part = await send(id, 1, bytesOf('nearly lost'));
    await vi.waitFor(() => expect(disk).toHaveBeenCalled());
    await expect(storage.completeMultipart(key, id, [part])).rejects.toThrow('EIO');
    vi.restoreAllMocks();
    await storage.completeMultipart(key, id, [part]);
    expect([String(await wholeOf(await storage.read(key))), await left()]).toEqual(['nearly lost', []]);
  });

  it('that came before a restart are caught up with while others come, whether the disk can read them or not', async () => {
    const { root, send, storage } = await opened();
    const id = await storage.startMultipart(key);
    // More than joining may be behind.
    const body = randomBytes(PART_BYTES);
    const before = await Promise.all(Array.from({ length: 14 }, (_, n) => send(id, n + 1, bytesOf(body))));
    const lastNumbers = Array.from({ length: 8 }, (_, n) => before.length + n + 1);
    const restarted = async () => {
      const after = await openDisk(root);
      return Promise.all(
        lastNumbers.map(async (partNumber) => ({
          partNumber,
          ...(await after.receive(partPermit(id, partNumber), bytesOf(body))),
        })),
      );
    };
    await restarted();
    const prototype = await handlePrototype();
    const disk = vi.spyOn(prototype, 'read').mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      throw Object.assign(new Error('EIO'), { code: 'EIO' });
    });
    const last = await restarted();
    expect(disk).toHaveBeenCalled();
    vi.restoreAllMocks();
    await storage.completeMultipart(key, id, [...before, ...last]);
    expect((await storage.stat(key))?.bytes).toBe((before.length + last.length) * PART_BYTES);
  });

  it('leave no copy behind of what was joined by a process that was killed', async () => {
    const { root, send, storage } = await opened();
    const id = await storage.startMultipart(key);
    const first = await send(id, 1, bytesOf(randomBytes(PART_BYTES)));
    const [folder = ''] = await readdir(join(root, 'multiparts'));
    const path = join(root, 'multiparts', folder);
    const joining = async () => (await readdir(path)).filter((name) => name.startsWith('joining.')).toSorted();
    await writeFile(join(path, 'joining.left-behind'), 'x');
    await writeFile(join(path, 'joining.elsewhere'), 'x');
    const longAgo = Date.now() / 1000 - 3600;
    await utimes(join(path, 'joining.left-behind'), longAgo, longAgo);
    const after = await openDisk(root);
    const last = { partNumber: 2, ...(await after.receive(partPermit(id, 2), bytesOf('the end'))) };
    await vi.waitFor(async () => expect(await joining()).not.toContain('joining.left-behind'));
    // What somebody wrote to a moment ago may be another process's.
    expect(await joining()).toContain('joining.elsewhere');
    await after.completeMultipart(key, id, [first, last]);
    expect([(await storage.stat(key))?.bytes, await readdir(join(root, 'multiparts'))]).toEqual([PART_BYTES + 7, []]);
  });

  it('are completed once more when we died between the object and the rest', async () => {
    const { root, storage, send, left } = await opened();
    const id = await storage.startMultipart(key);
    const listed = [await send(id, 1, bytesOf('whole'))];
    const [folder = ''] = await readdir(join(root, 'multiparts'));
    await mkdir(dirname(join(root, 'objects', key)), { recursive: true });
    const name = wholeFileName([{ partNumber: 1, etag: listed[0]!.etag, bytes: 5 }]);
    await writeFile(join(root, 'multiparts', folder, name), 'whole');
    await link(join(root, 'multiparts', folder, name), join(root, 'objects', key));
    await storage.completeMultipart(key, id, listed);
    expect([String(await wholeOf(await storage.read(key))), await left()]).toEqual(['whole', []]);
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
    const sizes = await Promise.all((await readdir(path)).map(async (name) => (await stat(join(path, name))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(7);
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
