import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FileStorage } from '../../src/domain/media/ports.ts';
import { storeObject } from '../support/store-object.ts';
import { wholeOf } from '../support/whole-of.ts';

const HOUR_MS = 3_600_000;

let made = 0;
const newKey = (): string => `videos/202608/${String((made += 1)).padStart(22, '0')}.mp4`;

/** One buffer for everything, as a network card has it: whoever keeps a chunk without a copy loses it. */
async function* overwritten(body: Buffer, chunkBytes: number): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.alloc(chunkBytes);
  for (let at = 0; at < body.length; at += chunkBytes) {
    yield buffer.subarray(0, body.copy(buffer, 0, at, at + chunkBytes));
    buffer.fill(0xee);
  }
}

const facts = (bytes: number) => ({ bytes, contentType: 'video/mp4' });

const HOSTILE_KEYS = [
  '../outside.mp4',
  'videos/202608/../../../../etc/passwd',
  '/etc/passwd',
  'videos/202608/..%2f..%2fetc%2fpasswd',
  'videos\\202608\\0000000000000000000000.mp4',
  'videos/202608/0000000000000000000000.mp4\0.pdf',
  'secrets/202608/0000000000000000000000.mp4',
  `videos/202608/${'x'.repeat(5000)}.mp4`,
  'videos/202608',
  '.',
  '',
];

/** What every FileStorage promises. `open` hands over an empty one; `reopen` the same one after a restart. */
export function fileStorageContract(
  adapter: string,
  open: () => Promise<{ storage: FileStorage; reopen: () => Promise<FileStorage> }>,
): void {
  describe(`FileStorage on ${adapter}`, () => {
    it('gives back what was put, in chunks of any size', async () => {
      const { storage } = await open();
      const body = randomBytes(3_000_000);
      for (const chunkBytes of [777, 65_536, 1_048_576, 2_000_000, 3_000_000]) {
        const key = newKey();
        await storage.put(key, overwritten(body, chunkBytes), facts(3_000_000));
        expect((await storage.stat(key))?.bytes).toBe(3_000_000);
        expect((await wholeOf(await storage.read(key))).equals(body)).toBe(true);
      }
    });

    it('gives any part of it', async () => {
      const { storage } = await open();
      const key = newKey();
      const body = randomBytes(2_700_000);
      await storeObject(storage, key, body);
      for (const [first, last] of [
        [0, 0],
        [0, 2_699_999],
        [2_699_999, 2_699_999],
        [1_048_575, 1_048_576],
        [1, 2_600_000],
      ] as const) {
        const part = await wholeOf(await storage.read(key, { first, last }));
        expect(part.equals(body.subarray(first, last + 1)), `${first}-${last}`).toBe(true);
      }
    });

    it('keeps an empty file', async () => {
      const { storage } = await open();
      const key = newKey();
      await storeObject(storage, key);
      expect((await storage.stat(key))?.bytes).toBe(0);
      expect((await wholeOf(await storage.read(key))).length).toBe(0);
    });

    it('never replaces an object', async () => {
      const { storage } = await open();
      const key = newKey();
      await storeObject(storage, key, 'first');
      await expect(storeObject(storage, key, 'second')).rejects.toMatchObject({ kind: 'conflict' });
      expect(String(await wholeOf(await storage.read(key)))).toBe('first');
    });

    it('lets one of several puts at once win, and its object is whole', async () => {
      const { storage } = await open();
      const key = newKey();
      const tries = ['a', 'b', 'c', 'd'].map((letter) => storeObject(storage, key, letter.repeat(5), letter.repeat(5)));
      const results = await Promise.allSettled(tries);
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
      expect(String(await wholeOf(await storage.read(key)))).toMatch(/^(a{10}|b{10}|c{10}|d{10})$/);
    });

    it('leaves nothing under the key when the body breaks off', async () => {
      const { storage } = await open();
      const key = newKey();
      async function* broken(): AsyncGenerator<Uint8Array> {
        yield Buffer.alloc(100_000);
        throw new Error('The client has left.');
      }
      await expect(storage.put(key, broken(), facts(200_000))).rejects.toThrow('The client has left.');
      expect(await storage.stat(key)).toBeUndefined();
      await storeObject(storage, key, 'again');
    });

    it.each([
      ['shorter', 3_000_001],
      ['shorter than a first piece', 9_000_000],
      ['longer', 2_999_999],
      ['longer than nothing', 0],
    ])('refuses a body that is %s than was said, and leaves nothing', async (_title, bytes) => {
      const { storage } = await open();
      const key = newKey();
      const body = Buffer.alloc(3_000_000, 'x');
      await expect(storage.put(key, overwritten(body, 65_536), facts(bytes))).rejects.toMatchObject({
        kind: 'invalid',
        code: 'media/wrong-length',
      });
      expect(await storage.stat(key)).toBeUndefined();
      await expect(storage.read(key)).rejects.toMatchObject({ kind: 'not-found' });
      await storage.put(key, overwritten(body, 65_536), facts(body.length));
      expect((await storage.stat(key))?.bytes).toBe(body.length);
    });

    it('shows nothing under the key while the body is still coming, to a process that starts now either', async () => {
      const { storage, reopen } = await open();
      const key = newKey();
      let release = (): void => {};
      const rest = new Promise<void>((resolve) => {
        release = resolve;
      });
      async function* slow(): AsyncGenerator<Uint8Array> {
        yield Buffer.alloc(3_000_000, 'x');
        await rest;
      }
      const putting = storage.put(key, slow(), facts(3_000_000));
      const later = await reopen();
      expect([await storage.stat(key), await later.stat(key)]).toEqual([undefined, undefined]);
      await expect(later.read(key)).rejects.toMatchObject({ kind: 'not-found' });
      release();
      await putting;
      expect((await later.stat(key))?.bytes).toBe(3_000_000);
    });

    it('has one etag for one body, over restarts, and another for another body of the same length', async () => {
      const { storage, reopen } = await open();
      const key = newKey();
      const bodies = [100, 700_000].flatMap((length) => [randomBytes(length), randomBytes(length)]);
      const etags = new Set<string | undefined>();
      for (const body of bodies) {
        await storeObject(storage, key, body);
        const etag = (await storage.stat(key))?.etag;
        expect((await (await reopen()).stat(key))?.etag).toBe(etag);
        etags.add(etag);
        await storage.delete(key);
      }
      expect(etags.size).toBe(bodies.length);
    });

    it('gives no byte of an object with another etag than the one that is asked for', async () => {
      const { storage } = await open();
      const key = newKey();
      await storeObject(storage, key, 'verified');
      const etag = (await storage.stat(key))?.etag ?? '';
      expect(String(await wholeOf(await storage.read(key, undefined, etag)))).toBe('verified');
      expect(String(await wholeOf(await storage.read(key, { first: 1, last: 2 }, etag)))).toBe('er');
      await storage.delete(key);
      await expect(storage.read(key, undefined, etag)).rejects.toMatchObject({ kind: 'not-found' });
      await storeObject(storage, key, 'replaced');
      const changed = { kind: 'conflict', code: 'media/changed' };
      await expect(storage.read(key, undefined, etag)).rejects.toMatchObject(changed);
      await expect(storage.read(key, { first: 1, last: 2 }, etag)).rejects.toMatchObject(changed);
    });

    it('rejects reading what is not there, and has no facts about it', async () => {
      const { storage } = await open();
      await expect(storage.read(newKey())).rejects.toMatchObject({ kind: 'not-found' });
      expect(await storage.stat(newKey())).toBeUndefined();
    });

    it('deletes, and succeeds when there is nothing to delete', async () => {
      const { storage } = await open();
      const key = newKey();
      await storeObject(storage, key, 'x');
      await storage.delete(key);
      await storage.delete(key);
      expect(await storage.stat(key)).toBeUndefined();
    });

    it('lists what was stored before a moment, each object once', async () => {
      const { storage, reopen } = await open();
      const keys = [1, 2, 3].map(
        (number) => `${['thumbnails', 'videos', 'documents'][number % 3]}/202608/listed${number}.pdf`,
      );
      for (const key of keys) await storeObject(storage, key, 'x');
      const listed = async (then: Date) => {
        const pages: string[] = [];
        for await (const page of (await reopen()).storedBefore(then)) pages.push(...page);
        return pages.filter((key) => key.includes('listed')).toSorted();
      };
      expect(await listed(new Date(Date.now() + HOUR_MS))).toEqual(keys.toSorted());
      expect(await listed(new Date(Date.now() - HOUR_MS))).toEqual([]);
      await storage.delete(keys[0] ?? '');
      expect(await listed(new Date(Date.now() + HOUR_MS))).toEqual(keys.slice(1).toSorted());
    });

    it('lets a reader finish an object that is deleted meanwhile', async () => {
      const { storage } = await open();
      const key = newKey();
      await storeObject(storage, key, Buffer.alloc(2_700_000, 'x'));
      const reading = (await storage.read(key))[Symbol.asyncIterator]();
      await reading.next();
      await storage.delete(key);
      await expect(reading.next()).resolves.toMatchObject({ done: false });
      await reading.return?.();
    });

    it('may be left in the middle of a read, and before it', async () => {
      const { storage } = await open();
      const key = newKey();
      await storeObject(storage, key, Buffer.alloc(2_700_000, 'x'));
      const unread = (await storage.read(key))[Symbol.asyncIterator]();
      expect(await unread.return?.()).toMatchObject({ done: true });
      for await (const chunk of await storage.read(key)) {
        expect(chunk.length).toBeGreaterThan(0);
        break;
      }
    });

    it.each(HOSTILE_KEYS.map((key) => [key.slice(0, 60), key]))(
      'has nothing to do with the key %j',
      async (_title, key) => {
        const { storage } = await open();
        await expect(storeObject(storage, key, 'x')).rejects.toMatchObject({ kind: 'invalid' });
        await expect(storage.read(key)).rejects.toMatchObject({ kind: 'not-found' });
        expect(await storage.stat(key)).toBeUndefined();
        await storage.delete(key);
      },
    );
  });
}
