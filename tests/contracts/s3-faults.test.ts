import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import { S3_LIMITS, type S3Settings, s3Clients } from '../../src/adapters/s3/s3-client.ts';
import { S3Storage } from '../../src/adapters/s3/s3-storage.ts';
import type { FileKey } from '../../src/domain/kernel/ids.ts';
import { inBatches } from '../../src/domain/kernel/in-batches.ts';
import { PART_BYTES } from '../../src/domain/media/multipart.ts';
import { faultyS3, type S3Fault } from '../support/faulty-s3.ts';
import { freshBucket } from '../support/provision/fresh-bucket.ts';
import { storeObject } from '../support/store-object.ts';
import { wholeOf } from '../support/whole-of.ts';

const UNAVAILABLE = { kind: 'unavailable', code: 'media/storage-unavailable', retryAfterSeconds: 5 };
const BODY = randomBytes(3_000_000);
const soon = (): Date => new Date(Date.now() + 60_000);

let made = 0;
const newKey = (): FileKey => `videos/202610/${String((made += 1)).padStart(22, '0')}.mp4`;

let proxy: Awaited<ReturnType<typeof faultyS3>>;
let storage: S3Storage;
let lesson: FileKey;
const reports: object[] = [];
let close = (): void => {};

let bucket: S3Settings;
beforeAll(async () => {
  const real = await freshBucket();
  proxy = await faultyS3(real.endpoint);
  bucket = { ...real, endpoint: proxy.endpoint };
});
/** A client of its own for each: how often it tries again depends on how often it had to. */
beforeEach(async () => {
  proxy.on(() => undefined);
  reports.length = 0;
  const clients = s3Clients(bucket);
  close = clients.close;
  storage = new S3Storage(clients, new SystemClock(), (fault) => reports.push(fault));
  lesson ??= await stored();
});
afterEach(() => close());
afterAll(() => proxy.close());

async function stored(): Promise<FileKey> {
  const key = newKey();
  await storeObject(storage, key, BODY);
  return key;
}

/** The first try of each kind of call to each object meets the fault. */
const firstTries = (fault: S3Fault) => {
  const met = new Set<string>();
  return ({ method, url }: { method: string; url: string }): S3Fault | undefined => {
    const call = `${method} ${url.split('x-id=')[0]}`;
    if (met.has(call)) return undefined;
    met.add(call);
    return fault;
  };
};

/** Everything that a storage does, once. */
async function everything(): Promise<void> {
  const [small, large, parts] = [newKey(), newKey(), newKey()];
  await storeObject(storage, small, 'small');
  await storeObject(storage, large, Buffer.alloc(PART_BYTES, 'a'), 'the rest');
  expect((await storage.stat(large))?.bytes).toBe(PART_BYTES + 8);
  expect(String(await wholeOf(await storage.read(small)))).toBe('small');
  await storage.delete(small);
  expect(await storage.stat(small)).toBeUndefined();
  const storageId = await storage.startMultipart(parts, 'video/mp4');
  const url = await storage.partUrl(parts, { storageId, partNumber: 1, expiresAt: soon() });
  const put = () => fetch(url, { method: 'PUT', body: 'one part', headers: { connection: 'close' } });
  const sent = await put().then((answer) => (answer.ok ? answer : put()), put);
  await storage.completeMultipart(parts, storageId, [{ partNumber: 1, etag: sent.headers.get('etag') ?? '' }]);
  expect(String(await wholeOf(await storage.read(parts)))).toBe('one part');
  const given = await storage.startMultipart(newKey(), 'video/mp4');
  await storage.abortMultipart(newKey(), given);
  await storage.abortStale(new Date(0));
}

describe('S3Storage on a storage that gives trouble', () => {
  it.each<S3Fault>([{ kind: 'busy' }, { kind: 'refused' }, { kind: 'lost' }])(
    'does everything although each first try is $kind',
    async (fault) => {
      proxy.on(firstTries(fault));
      await everything();
    },
  );

  it('goes on at the next byte when the connection breaks in the middle of a body, several times', async () => {
    let cuts = 0;
    proxy.on(({ method }) => (method === 'GET' && (cuts += 1) < 6 ? { kind: 'cut', afterBytes: 500_000 } : undefined));
    expect((await wholeOf(await storage.read(lesson))).equals(BODY)).toBe(true);
    const [, second] = proxy.seen.filter(({ method }) => method === 'GET');
    expect(second?.headers.range).toMatch(/^bytes=\d+-2999999$/);
    expect(second?.headers['if-match']).toMatch(/^"[\da-f]{32}"$/);
    proxy.on(() => ({ kind: 'cut', afterBytes: 1000 }));
    expect((await wholeOf(await storage.read(lesson, { first: 5, last: 4004 }))).equals(BODY.subarray(5, 4005))).toBe(
      true,
    );
  });

  it('breaks off rather than going on with other bytes', async () => {
    const key = await stored();
    proxy.on(({ method }) => (method === 'GET' ? { kind: 'cut', afterBytes: 500_000 } : undefined));
    const reading = (await storage.read(key))[Symbol.asyncIterator]();
    await reading.next();
    await storage.delete(key);
    await storeObject(storage, key, Buffer.alloc(BODY.length));
    const rest = async () => {
      while (!(await reading.next()).done);
    };
    await expect(rest()).rejects.toMatchObject({ code: 'media/changed' });
  });

  it('believes no answer that has another etag than was asked for', async () => {
    const etag = (await storage.stat(lesson))?.etag ?? '';
    proxy.on(() => ({ kind: 'wrong-etag' }));
    await expect(storage.read(lesson, { first: 0, last: 9 }, etag)).rejects.toMatchObject({ code: 'media/changed' });
  });

  it.each<S3Fault>([{ kind: 'busy' }, { kind: 'refused' }])(
    'says when it is $kind for good, soon and with a report, and works again by itself',
    async (fault) => {
      proxy.on(() => fault);
      const key = newKey();
      const calls = [
        storage.stat(lesson),
        storage.read(lesson),
        storeObject(storage, key, 'x'),
        storage.delete(key),
        storage.startMultipart(key, 'video/mp4'),
        storage.completeMultipart(key, 'upload', [{ partNumber: 1, etag: 'e' }]),
        storage.abortMultipart(key, 'upload'),
        storage.abortStale(new Date()),
        storage.check(),
      ];
      for (const call of await Promise.allSettled(calls)) {
        expect(call).toMatchObject({ status: 'rejected', reason: UNAVAILABLE });
      }
      expect(reports).toHaveLength(calls.length);
      expect(JSON.stringify(reports)).not.toMatch(/videos|Signature|Credential/);
      proxy.on(() => undefined);
      expect((await storage.stat(lesson))?.bytes).toBe(BODY.length);
    },
  );

  it.each<S3Fault>([
    { kind: 'answer', status: 200, body: '<html>Sign in to this network</html>' },
    { kind: 'answer', status: 200, body: '' },
    { kind: 'answer', status: 407, body: 'Who are you?' },
  ])(
    'takes nothing for done and no bytes for an object’s where somebody else answers: $status $body',
    async (fault) => {
      proxy.on(() => fault);
      const calls = [
        storage.stat(lesson),
        storage.read(lesson),
        storage.read(lesson, { first: 0, last: 9 }, 'etag'),
        storeObject(storage, newKey(), 'x'),
        storeObject(storage, newKey(), Buffer.alloc(PART_BYTES, 'a'), 'the rest'),
        storage.startMultipart(newKey(), 'video/mp4'),
        storage.completeMultipart(newKey(), 'upload', [{ partNumber: 1, etag: 'e' }]),
      ];
      for (const call of await Promise.allSettled(calls))
        expect(call).toMatchObject({ status: 'rejected', reason: UNAVAILABLE });
      proxy.on(() => undefined);
      expect((await storage.stat(lesson))?.bytes).toBe(BODY.length);
    },
  );

  it('ends what stands still, each within its budget', async () => {
    expect(S3_LIMITS.callMs).toBeLessThan(10_000);
    // Shorter by the same measure, with room for a second try; the waiting is what is tried, and not its length.
    const limits = { callMs: 2700, tryMs: 1200, stalledMs: 1200 };
    const silent = await stored();
    const clients = s3Clients(bucket);
    const impatient = new S3Storage(clients, new SystemClock(), (fault) => reports.push(fault), limits);
    let reads = 0;
    proxy.on(({ url }) =>
      url.includes(lesson) && (reads += 1) === 1 ? { kind: 'stalled', afterBytes: 1000 } : { kind: 'silent' },
    );
    const calls = [
      impatient.stat(silent),
      impatient.read(silent),
      storeObject(impatient, newKey(), 'x'),
      impatient.delete(silent),
      impatient.read(lesson).then(wholeOf),
    ];
    for (const call of await Promise.allSettled(calls)) {
      expect(call).toMatchObject({ status: 'rejected', reason: UNAVAILABLE });
    }
    clients.close();
  });

  it('stays whole when a fifth of all requests fail', async () => {
    let chance = 7;
    const faults: S3Fault[] = [{ kind: 'busy' }, { kind: 'refused' }, { kind: 'lost' }];
    proxy.on(() => {
      chance = (chance * 48_271) % 2_147_483_647;
      return chance % 5 === 0 ? faults[chance % 3] : undefined;
    });
    const bodies = new Map(Array.from({ length: 24 }, () => [newKey(), randomBytes(2000)] as const));
    const put = await inBatches([...bodies], 4, ([key, body]) => storeObject(storage, key, body));
    expect(put.done.length).toBeGreaterThan(18);
    const read = await inBatches(put.done, 4, async ([key, body]) => {
      if (!(await wholeOf(await storage.read(key))).equals(body)) throw new Error(`${key} is another one.`);
    });
    expect(read.done.length).toBeGreaterThan(put.done.length - 4);
    for (const failure of [...put.failures, ...read.failures]) expect(failure).toMatchObject(UNAVAILABLE);
  });

  it('uses one connection for many small reads', async () => {
    for (let first = 0; first < 20; first += 1) await wholeOf(await storage.read(lesson, { first, last: first + 9 }));
    expect(proxy.accepted()).toBeLessThan(3);
  });

  it('aborts what readers leave: connections to the storage and descriptors come back', async () => {
    const descriptors = async (): Promise<number> => (await readdir('/proc/self/fd')).length;
    const leave = async (chunks: number): Promise<void> => {
      const reading = (await storage.read(lesson))[Symbol.asyncIterator]();
      for (let read = 0; read < chunks; read += 1) await reading.next();
      await reading.return?.();
    };
    await leave(1);
    const before = await descriptors();
    for (let round = 0; round < 10; round += 1)
      await Promise.all(Array.from({ length: 20 }, (_, chunks) => leave(chunks % 4)));
    while (proxy.openConnections() > 0 || (await descriptors()) > before + 2)
      await new Promise((resolve) => setTimeout(resolve, 10));
  });
});
