import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { type ListedPart, PART_BYTES } from '../../src/domain/media/multipart.ts';
import type { FileStorage } from '../../src/domain/media/ports.ts';
import { knownAs } from '../../src/uploads/folder/known-files.ts';
import { nodeHashing } from '../support/node-hashing.ts';
import { wholeOf } from '../support/whole-of.ts';

let made = 0;
const newKey = (): string => `videos/202609/${String((made += 1)).padStart(22, '0')}.mp4`;
const TYPE = 'video/mp4';
const soon = (): Date => new Date(Date.now() + 60_000);
const past = (): Date => new Date(Date.now() - 5000);

export interface UploadHarness {
  readonly storage: FileStorage;
  /** The same storage after a restart; addresses lead to it from then on. */
  reopen(): Promise<FileStorage>;
  close(): Promise<void>;
  /** How a changed URL is refused, where it is not by 403 alone: a server may say that it cannot even read it. */
  readonly changedAnswers?: readonly number[];
  /**
   * How a part is answered that comes after the upload was completed. A server that still takes it must not serve
   * anything but what was completed.
   */
  readonly lateAnswers?: readonly number[];
  /** How often two calls are raced against each other, where each takes its time. */
  readonly rounds?: number;
}

const put = (address: string, body: Uint8Array, headers: Record<string, string> = {}) =>
  fetch(address, { method: 'PUT', body: Buffer.from(body), headers: { connection: 'close', ...headers } });

async function part(
  storage: FileStorage,
  key: string,
  storageId: string,
  partNumber: number,
  body: Uint8Array,
): Promise<ListedPart> {
  const answer = await put(await storage.partUrl(key, { storageId, partNumber, expiresAt: soon() }), body);
  expect(answer.status).toBe(200);
  return { partNumber, etag: answer.headers.get('etag') ?? '' };
}

/** What every FileStorage promises of uploads that do not pass through us: real PUTs to the addresses it answers. */
export function fileUploadsContract(adapter: string, open: () => Promise<UploadHarness>): void {
  describe(`uploads to FileStorage on ${adapter}`, () => {
    let harness: UploadHarness | undefined;
    afterEach(() => harness?.close());
    const opened = async (): Promise<FileStorage> => (harness = await open()).storage;
    const contentOf = async (storage: FileStorage, key: string) => wholeOf(await storage.read(key));

    it('stores what is PUT to an address, of any length, and answers an ETag', async () => {
      const storage = await opened();
      for (const length of [0, 1, 70_000, 3_000_000]) {
        const key = newKey();
        const body = randomBytes(length);
        const answer = await put(
          await storage.uploadUrl(key, { contentType: TYPE, maxBytes: 4_000_000, expiresAt: soon() }),
          body,
          { 'content-type': TYPE },
        );
        expect(answer.status).toBe(200);
        expect(answer.headers.get('etag')).toMatch(/^"[\x21\x23-\x7e]+"$/);
        expect((await contentOf(storage, key)).equals(body)).toBe(true);
      }
    });

    it('names what it stores by an ETag that whoever has the bytes can compute', async () => {
      const storage = await opened();
      const known = async (key: string, body: Buffer) => {
        const { bytes, etag: checksum } = (await storage.stat(key))!;
        const read = async (from: number, to: number) => body.subarray(from, to);
        return (await knownAs(body.length, [{ bytes, checksum }], read, nodeHashing)) !== undefined;
      };
      for (const length of [9, 65_536, 65_537, 3_000_000]) {
        const key = newKey();
        const body = randomBytes(length);
        const terms = { contentType: TYPE, maxBytes: 4_000_000, expiresAt: soon() };
        await put(await storage.uploadUrl(key, terms), body, { 'content-type': TYPE });
        expect([await known(key, body), await known(key, randomBytes(length))]).toEqual([true, false]);
      }
      const key = newKey();
      const body = randomBytes(PART_BYTES + 7);
      const storageId = await storage.startMultipart(key, TYPE);
      const pieces = [body.subarray(0, PART_BYTES), body.subarray(PART_BYTES)];
      const parts: ListedPart[] = [];
      for (const [index, piece] of pieces.entries()) parts.push(await part(storage, key, storageId, index + 1, piece));
      await storage.completeMultipart(key, storageId, parts);
      expect(await known(key, body)).toBe(true);
    });

    it('takes no longer body than was said', async () => {
      const storage = await opened();
      const key = newKey();
      const terms = { contentType: TYPE, maxBytes: 1000, bytes: 5, expiresAt: soon() };
      const address = await storage.uploadUrl(key, terms);
      expect([403, 413]).toContain((await put(address, Buffer.from('123456'), { 'content-type': TYPE })).status);
      expect(await storage.stat(key)).toBeUndefined();
      expect((await put(address, Buffer.from('12345'), { 'content-type': TYPE })).status).toBe(200);
      const parts = newKey();
      const storageId = await storage.startMultipart(parts, TYPE);
      const part = await storage.partUrl(parts, { storageId, partNumber: 1, bytes: 5, expiresAt: soon() });
      expect([403, 413]).toContain((await put(part, Buffer.from('123456'))).status);
      expect((await put(part, Buffer.from('12345'))).status).toBe(200);
    });

    it('takes no other type, no later PUT and no changed address', async () => {
      const storage = await opened();
      const key = newKey();
      const terms = { contentType: TYPE, maxBytes: 1000, expiresAt: soon() };
      const address = await storage.uploadUrl(key, terms);
      expect([403, 415]).toContain((await put(address, Buffer.from('x'), { 'content-type': 'text/html' })).status);
      const late = await storage.uploadUrl(key, { ...terms, expiresAt: past() });
      expect((await put(late, Buffer.from('x'), { 'content-type': TYPE })).status).toBe(403);
      const elsewhere = address.replace(key, newKey());
      expect((await put(elsewhere, Buffer.from('x'), { 'content-type': TYPE })).status).toBe(403);
      const unsigned = await put(address.split('?')[0] ?? '', Buffer.from('x'), { 'content-type': TYPE });
      expect(harness?.changedAnswers ?? [403]).toContain(unsigned.status);
      expect(await storage.stat(key)).toBeUndefined();
    });

    it('tells a sender whose answer was lost that everything is there, in one of two ways', async () => {
      const storage = await opened();
      const key = newKey();
      const address = await storage.uploadUrl(key, { contentType: TYPE, maxBytes: 1000, expiresAt: soon() });
      await put(address, Buffer.from('the same'), { 'content-type': TYPE });
      expect([200, 409]).toContain((await put(address, Buffer.from('the same'), { 'content-type': TYPE })).status);
      expect(String(await contentOf(storage, key))).toBe('the same');
    });

    it('makes one object of parts that came in any order, at once, and some of them twice', async () => {
      const storage = await opened();
      const key = newKey();
      const bodies = [randomBytes(PART_BYTES), randomBytes(PART_BYTES), randomBytes(777)];
      const id = await storage.startMultipart(key, TYPE);
      await part(storage, key, id, 2, randomBytes(PART_BYTES));
      const listed = await Promise.all([3, 1, 2].map((number) => part(storage, key, id, number, bodies[number - 1]!)));
      expect(await part(storage, key, id, 1, bodies[0]!)).toEqual(listed.find(({ partNumber }) => partNumber === 1));
      expect(await storage.stat(key)).toBeUndefined();
      await storage.completeMultipart(
        key,
        id,
        listed.toSorted((a, b) => a.partNumber - b.partNumber),
      );
      expect((await contentOf(storage, key)).equals(Buffer.concat(bodies))).toBe(true);
      expect((await storage.stat(key))?.bytes).toBe(2 * PART_BYTES + 777);
    });

    it('goes on with an upload in parts after a restart', async () => {
      const storage = await opened();
      const key = newKey();
      const bodies = [randomBytes(PART_BYTES), randomBytes(10)];
      const id = await storage.startMultipart(key, TYPE);
      const first = await part(storage, key, id, 1, bodies[0]!);
      const later = await harness!.reopen();
      const second = await part(later, key, id, 2, bodies[1]!);
      await later.completeMultipart(key, id, [first, second]);
      expect((await contentOf(later, key)).equals(Buffer.concat(bodies))).toBe(true);
    });

    it('leaves out what the list leaves out at its end', async () => {
      const storage = await opened();
      const key = newKey();
      const id = await storage.startMultipart(key, TYPE);
      const listed = [await part(storage, key, id, 1, Buffer.alloc(PART_BYTES, 'a'))];
      await part(storage, key, id, 2, Buffer.alloc(500, 'b'));
      await storage.completeMultipart(key, id, listed);
      expect((await storage.stat(key))?.bytes).toBe(PART_BYTES);
    });

    it('refuses a list that does not fit, and completes a right one afterwards', async () => {
      const storage = await opened();
      const key = newKey();
      const id = await storage.startMultipart(key, TYPE);
      const [one, two, three] = [
        await part(storage, key, id, 1, Buffer.alloc(PART_BYTES, '1')),
        await part(storage, key, id, 2, Buffer.alloc(PART_BYTES, '2')),
        await part(storage, key, id, 3, Buffer.alloc(9, '3')),
      ];
      const wrong: ListedPart[][] = [
        [],
        [two, three],
        [one, three],
        [two, one, three],
        [one, one, two, three],
        [one, two, three, { partNumber: 4, etag: three.etag }],
        [one, { partNumber: 2, etag: '"00000000"' }, three],
        [one, { partNumber: 2, etag: one.etag }, three],
      ];
      for (const list of wrong) {
        await expect(storage.completeMultipart(key, id, list), JSON.stringify(list)).rejects.toMatchObject({
          kind: 'invalid',
        });
      }
      expect(await storage.stat(key)).toBeUndefined();
      await storage.completeMultipart(key, id, [one, two, three]);
      expect((await storage.stat(key))?.bytes).toBe(2 * PART_BYTES + 9);
    });

    it('refuses a part in the middle that is too small', async () => {
      const storage = await opened();
      const key = newKey();
      const id = await storage.startMultipart(key, TYPE);
      const listed = [
        await part(storage, key, id, 1, Buffer.alloc(1000)),
        await part(storage, key, id, 2, Buffer.alloc(1000)),
      ];
      await expect(storage.completeMultipart(key, id, listed)).rejects.toMatchObject({ kind: 'invalid' });
    });

    it('knows an upload by its key and id together, and no other', async () => {
      const storage = await opened();
      const [key, other] = [newKey(), newKey()];
      const id = await storage.startMultipart(key, TYPE);
      const listed = [await part(storage, key, id, 1, Buffer.from('x'))];
      await expect(storage.completeMultipart(other, id, listed)).rejects.toMatchObject({ kind: 'not-found' });
      for (const odd of ['', '..', '../../objects', 'x'.repeat(22), `${id}\0`]) {
        await expect(storage.completeMultipart(key, odd, listed)).rejects.toMatchObject({ kind: 'not-found' });
        await storage.abortMultipart(key, odd);
      }
      await storage.abortMultipart(other, id);
      await storage.completeMultipart(key, id, listed);
    });

    it('takes no part and no list of an upload that was aborted, or completed', async () => {
      const storage = await opened();
      const [key, done] = [newKey(), newKey()];
      const id = await storage.startMultipart(key, TYPE);
      const listed = [await part(storage, key, id, 1, Buffer.from('x'))];
      const address = await storage.partUrl(key, { storageId: id, partNumber: 1, expiresAt: soon() });
      for (const _ of [1, 2]) await storage.abortMultipart(key, id);
      expect((await put(address, Buffer.from('x'))).status).toBe(404);
      await expect(storage.completeMultipart(key, id, listed)).rejects.toMatchObject({ kind: 'not-found' });

      const doneId = await storage.startMultipart(done, TYPE);
      const doneAddress = await storage.partUrl(done, { storageId: doneId, partNumber: 1, expiresAt: soon() });
      await storage.completeMultipart(done, doneId, [await part(storage, done, doneId, 1, Buffer.from('whole'))]);
      const late = await put(doneAddress, Buffer.from('other'));
      expect(harness?.lateAnswers ?? [404]).toContain(late.status);
      await storage.abortMultipart(done, doneId);
      const content = contentOf(storage, done).then(String, () => 'nothing');
      expect(late.status === 404 ? ['whole'] : ['whole', 'nothing']).toContain(await content);
    });

    it('takes no part by an address that has ended or was changed', async () => {
      const storage = await opened();
      const key = newKey();
      const id = await storage.startMultipart(key, TYPE);
      const late = await storage.partUrl(key, { storageId: id, partNumber: 1, expiresAt: past() });
      expect((await put(late, Buffer.from('x'))).status).toBe(403);
      const address = new URL(await storage.partUrl(key, { storageId: id, partNumber: 1, expiresAt: soon() }));
      for (const name of address.searchParams.keys()) {
        const changed = new URL(address);
        changed.searchParams.set(name, '2');
        expect(harness?.changedAnswers ?? [403], name).toContain((await put(changed.href, Buffer.from('x'))).status);
      }
    });

    it('forgets uploads in parts that were started before some moment, and no others', async () => {
      const storage = await opened();
      const key = newKey();
      const id = await storage.startMultipart(key, TYPE);
      const listed = [await part(storage, key, id, 1, Buffer.from('x'))];
      await storage.abortStale(new Date(Date.now() - 60_000));
      const again = newKey();
      const goesOn = await storage.startMultipart(again, TYPE);
      await storage.completeMultipart(again, goesOn, [await part(storage, again, goesOn, 1, Buffer.from('y'))]);
      await storage.abortStale(new Date(Date.now() + 60_000));
      await expect(storage.completeMultipart(key, id, listed)).rejects.toMatchObject({ kind: 'not-found' });
      expect(String(await contentOf(storage, again))).toBe('y');
    });

    it('starts nothing for a key that is none of ours', async () => {
      const storage = await opened();
      for (const key of ['../x.mp4', 'secrets/202608/0000000000000000000000.mp4', '']) {
        await expect(storage.startMultipart(key, TYPE)).rejects.toMatchObject({ kind: 'invalid' });
        await expect(
          storage.uploadUrl(key, { contentType: TYPE, maxBytes: 1, expiresAt: soon() }),
        ).rejects.toMatchObject({ kind: 'invalid' });
      }
    });

    it('is completed or aborted, whichever comes first, when both come at once', async () => {
      const storage = await opened();
      for (let round = 0; round < (harness?.rounds ?? 20); round += 1) {
        const key = newKey();
        const id = await storage.startMultipart(key, TYPE);
        const parts = [await part(storage, key, id, 1, randomBytes(1000))];
        const complete = () => storage.completeMultipart(key, id, parts);
        const abort = () => storage.abortMultipart(key, id);
        const calls = round % 2 === 0 ? [complete(), abort()] : [abort(), complete()];
        const [first, second] = await Promise.allSettled(calls);
        const [completed, aborted] = round % 2 === 0 ? [first, second] : [second, first];
        expect(aborted?.status).toBe('fulfilled');
        if (completed?.status === 'rejected')
          expect(completed.reason).toMatchObject({ kind: 'not-found', code: 'media/no-upload' });
        expect((await storage.stat(key)) !== undefined).toBe(completed?.status === 'fulfilled');
      }
    });

    it('is completed once when two complete it at once', async () => {
      const storage = await opened();
      const key = newKey();
      const id = await storage.startMultipart(key, TYPE);
      const parts = [await part(storage, key, id, 1, randomBytes(1000))];
      const done = await Promise.allSettled([1, 2].map(() => storage.completeMultipart(key, id, parts)));
      const refusals = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(refusals).toMatchObject([{ kind: 'not-found', code: 'media/no-upload' }]);
      expect((await storage.stat(key))?.bytes).toBe(1000);
    });
  });
}
