import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bytes, FileStorage } from '../../src/domain/media/ports.ts';
import { openDisk } from '../support/open-disk.ts';

const KIB = 1024;
const SIZE = 5 * 1024 * KIB + 17;
const READERS = 40;
const key = 'videos/202608/0000000000000000000001.mp4';

describe('reading from the disk', () => {
  const content = randomBytes(SIZE);
  let root: string;
  let storage: FileStorage;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'cusp-reads-'));
    storage = await openDisk(root);
    await storage.put(key, one(content), { bytes: SIZE, contentType: 'video/mp4' });
  });
  afterAll(() => rm(root, { recursive: true }));

  it('gives many readers at once the right bytes, each its own', async () => {
    const sums = await Promise.all(Array.from({ length: READERS }, async () => sumOf(await storage.read(key))));
    expect(new Set(sums)).toEqual(new Set([createHash('sha256').update(content).digest('hex')]));
  });

  it('lends 16 MiB of large buffers to readers that stall, small ones to the others, and all go on', async () => {
    const readers = await Promise.all(
      Array.from({ length: READERS }, async () => (await storage.read(key))[Symbol.asyncIterator]()),
    );
    const held = await Promise.all(readers.map(async (reader) => lengthOf(await reader.next())));
    expect(held.filter((length) => length === 1024 * KIB)).toHaveLength(16);
    expect(held.filter((length) => length === 32 * KIB)).toHaveLength(READERS - 16);

    const [quick, ...stalled] = readers;
    await quick?.return?.();
    const free = (await storage.read(key))[Symbol.asyncIterator]();
    expect(lengthOf(await free.next()), 'the buffer of one who left').toBe(1024 * KIB);
    for (const reader of [free, ...stalled]) await reader.return?.();
  });

  it('a reader that leaves while others wait for their turn keeps nobody', async () => {
    const leaving = (await storage.read(key, { first: 0, last: 99 }))[Symbol.asyncIterator]();
    const reads = Array.from({ length: READERS }, async () => sumOf(await storage.read(key)));
    await leaving.return?.();
    expect((await Promise.all(reads)).length).toBe(READERS);
  });
});

async function* one(content: Buffer): Bytes {
  yield content;
}

async function sumOf(bytes: Bytes): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}

const lengthOf = ({ value }: IteratorResult<Uint8Array>): number => (value as Uint8Array | undefined)?.length ?? 0;
