import { createReadStream } from 'node:fs';
import { cp, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OpenFiles } from '../../src/adapters/disk/open-files.ts';
import { MemoryStorage } from '../doubles/media/memory-storage.ts';
import { openDescriptors } from '../support/open-descriptors.ts';
import { openDisk } from '../support/open-disk.ts';
import { storeObject } from '../support/store-object.ts';
import { fileStorageContract } from './file-storage.contract.ts';

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'cusp-storage-'));
});
afterAll(() => rm(base, { recursive: true }));

const emptyFolder = (): Promise<string> => mkdtemp(join(base, 'root-'));

fileStorageContract('memory', async () => {
  const storage = new MemoryStorage();
  return { storage, reopen: async () => storage };
});

fileStorageContract('disk', async () => {
  const root = await emptyFolder();
  return { storage: await openDisk(root), reopen: () => openDisk(root) };
});

describe('DiskStorage', () => {
  const key = 'documents/202608/0000000000000000000001.pdf';

  it('keeps every file inside its folder, and nothing half-written after a put', async () => {
    const outer = await emptyFolder();
    const storage = await openDisk(join(outer, 'files'));
    await storeObject(storage, key, 'x');
    await storeObject(storage, '../../escaped.pdf', 'x').catch(() => {});
    await storeObject(storage, key, 'x').catch(() => {});
    const elsewhere = key.replace('1.pdf', '2.pdf');
    await storage
      .put(elsewhere, createReadStream('/dev/null'), { bytes: 1, contentType: 'text/plain' })
      .catch(() => {});
    expect(await readdir(outer)).toEqual(['files']);
    expect(await readdir(join(outer, 'files', 'incoming'))).toEqual([]);
    expect(await readdir(join(outer, 'files', 'objects'))).toEqual(['documents']);
  });

  it('knows its objects again in a copy of the folder whose times and inodes are new', async () => {
    const root = await emptyFolder();
    const storage = await openDisk(root);
    await storeObject(storage, key, 'x'.repeat(500_000));
    const copy = await emptyFolder();
    await cp(root, copy, { recursive: true });
    expect(await (await openDisk(copy)).stat(key)).toEqual(await storage.stat(key));
  });

  it('notices bytes that were changed in place', async () => {
    const root = await emptyFolder();
    const storage = await openDisk(root);
    await storeObject(storage, key, 'before');
    const before = await storage.stat(key);
    await writeFile(join(root, 'objects', key), 'after!');
    expect((await storage.stat(key))?.etag).not.toBe(before?.etag);
  });

  it('clears away what was left half-written more than a day ago, and nothing younger', async () => {
    const root = await emptyFolder();
    await openDisk(root);
    for (const name of ['old', 'young']) await writeFile(join(root, 'incoming', name), 'x');
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    await utimes(join(root, 'incoming', 'old'), twoDaysAgo, twoDaysAgo);
    await openDisk(root);
    expect(await readdir(join(root, 'incoming'))).toEqual(['young']);
  });

  it('breaks off when a file became shorter, and gives the descriptor back', async () => {
    const root = await emptyFolder();
    const storage = await openDisk(root);
    await storeObject(storage, key, 'x'.repeat(2_700_000));
    await storage.stat(key); // its name is safe, and it is kept open for a while
    const before = await openDescriptors(root);
    const reading = (await storage.read(key))[Symbol.asyncIterator]();
    await reading.next();
    await writeFile(join(root, 'objects', key), 'short');
    await expect(reading.next()).rejects.toThrow('shorter');
    expect(await openDescriptors(root)).toBeLessThanOrEqual(before);
  });

  it('opens a file once for all who read it at a time', async () => {
    const root = await emptyFolder();
    const storage = await openDisk(root);
    await storeObject(storage, key, 'x'.repeat(700_000));
    await storage.stat(key); // its name is safe, and it is kept open for a while
    const before = await openDescriptors(root);
    const readings = await Promise.all(
      Array.from({ length: 20 }, async () => (await storage.read(key))[Symbol.asyncIterator]()),
    );
    for (const [index, reading] of readings.entries()) {
      if (index % 2) await reading.next();
      await reading.return?.();
      await reading.return?.();
    }
    expect(await openDescriptors(root)).toBeLessThanOrEqual(before);
  });

  it('does not take an open file for one that was deleted or replaced by somebody else', async () => {
    const root = await emptyFolder();
    const storage = await openDisk(root);
    await storeObject(storage, key, 'before');
    const before = await storage.stat(key);
    const path = join(root, 'objects', key);
    await writeFile(`${path}.new`, 'after!');
    await rename(`${path}.new`, path);
    const after = await storage.stat(key);
    expect(after?.bytes).toBe(6);
    expect(after?.etag).not.toBe(before?.etag);
    await rm(path);
    expect(await storage.stat(key)).toBeUndefined();
    await expect(storage.read(key)).rejects.toMatchObject({ code: 'media/no-object' });
  });

  it('keeps a file open for a moment after its last reader, and no longer', async () => {
    const folder = await emptyFolder();
    const path = join(folder, 'file');
    await writeFile(path, 'x');
    const files = new OpenFiles({ keptMs: 20 });
    const reader = await files.borrow(path);
    await vi.waitFor(async () => {
      const next = await files.borrow(path);
      await next?.release();
      expect(next?.handle).not.toBe(reader?.handle);
    });
    expect((await reader?.handle.stat())?.size).toBe(1);
    await reader?.release();
    await vi.waitFor(async () => expect(await openDescriptors(folder)).toBe(0));
  });
});
