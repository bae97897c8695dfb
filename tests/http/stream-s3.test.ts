import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import { s3Clients } from '../../src/adapters/s3/s3-client.ts';
import { S3Storage } from '../../src/adapters/s3/s3-storage.ts';
import type { DirectDelivery } from '../../src/domain/media/ports.ts';
import { SAMPLES } from '../domain/media/samples.ts';
import { faultyS3 } from '../support/faulty-s3.ts';
import { openDescriptors } from '../support/open-descriptors.ts';
import { freshBucket } from '../support/provision/fresh-bucket.ts';
import { storeObject } from '../support/store-object.ts';
import { leaveAfter } from './stream/leave-after.ts';
import { eventually, streamServer } from './stream/stream-server.ts';

const BODY = Buffer.concat([SAMPLES.mp4, randomBytes(12_000_000)]);
const SIZE = BODY.length;

let proxy: Awaited<ReturnType<typeof faultyS3>>;
let storage: S3Storage;
/** In a bucket of its own, and not through the proxy. */
let elsewhere: S3Storage;
let server: Awaited<ReturnType<typeof streamServer>>;
let direct: Awaited<ReturnType<typeof streamServer>>;
let lesson: string;
let closeClients = (): void => {};

beforeAll(async () => {
  const bucket = await freshBucket();
  proxy = await faultyS3(bucket.endpoint);
  const clients = s3Clients({ ...bucket, endpoint: proxy.endpoint });
  closeClients = clients.close;
  storage = new S3Storage(clients, new SystemClock());
  server = await streamServer(storage);
  lesson = `/stream/${await server.publish('Tooth anatomy.mp4', BODY, { folder: 'videos', purpose: 'video' })}`;
  elsewhere = new S3Storage(s3Clients({ ...bucket, bucket: (await freshBucket()).bucket }), new SystemClock());
  // The world's clock stands in August; the storage's own does not.
  const delivery: DirectDelivery = {
    linkTo: (key, file) => elsewhere.linkTo(key, { ...file, expiresAt: new Date(Date.now() + 60_000) }),
  };
  direct = await streamServer(elsewhere, undefined, delivery);
});
beforeEach(() => proxy.on(() => undefined));
afterAll(async () => {
  await Promise.all([server.close(), direct.close()]);
  closeClients();
  await proxy.close();
});

const gets = () => proxy.seen.filter(({ method }) => method === 'GET');

describe('a lesson in a bucket, through us', () => {
  it('is given whole and in parts, each for one call to the storage', async () => {
    const whole = await server.ask(lesson, { as: 'boss' });
    expect([whole.status, whole.body.equals(BODY)]).toEqual([200, true]);
    expect(proxy.seen).toHaveLength(1);
    const part = await server.ask(lesson, { as: 'boss', headers: { range: 'bytes=5000000-5000099' } });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 5000000-5000099/${SIZE}`]);
    expect(part.body.equals(BODY.subarray(5_000_000, 5_000_100))).toBe(true);
    expect(gets().at(-1)?.headers).toMatchObject({ range: 'bytes=5000000-5000099' });
    expect(String(part.headers.etag)).toBe(String(gets().at(-1)?.headers['if-match']));
    const again = await server.ask(lesson, { as: 'boss', headers: { 'if-none-match': String(part.headers.etag) } });
    expect(again.status).toBe(304);
    const head = await server.ask(lesson, { as: 'boss', method: 'HEAD' });
    expect([head.status, head.headers['content-length']]).toEqual([200, String(SIZE)]);
    expect(gets()).toHaveLength(2);
  });

  it('is not given where somebody has replaced it, and the alarm is raised', async () => {
    const key = await server.publish('b.mp4', SAMPLES.mp4, { folder: 'videos', purpose: 'video' });
    const address = await storage.uploadUrl(key, {
      contentType: 'video/mp4',
      maxBytes: SIZE,
      expiresAt: new Date(Date.now() + 60_000),
    });
    const other = Buffer.alloc(SAMPLES.mp4.length, 'x');
    expect((await fetch(address, { method: 'PUT', body: other, headers: { 'content-type': 'video/mp4' } })).ok).toBe(
      true,
    );
    server.raised.length = 0;
    for (const asked of [{}, { headers: { range: 'bytes=0-9' } }, { method: 'HEAD' }])
      expect((await server.ask(`/stream/${key}`, { as: 'boss', ...asked })).status).toBe(404);
    expect(server.raised).toEqual(Array.from({ length: 3 }, () => `media/changed ${key}`));
  });

  it('goes on through broken connections, and is 503 with Retry-After when the storage is away', async () => {
    proxy.on(({ method }) =>
      method === 'GET' && gets().length < 4 ? { kind: 'cut', afterBytes: 1_500_000 } : undefined,
    );
    expect((await server.ask(lesson, { as: 'boss' })).body.equals(BODY)).toBe(true);
    proxy.on(() => ({ kind: 'refused' }));
    const away = await server.ask(lesson, { as: 'boss' });
    expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(String(away.body))).toMatchObject({ code: 'media/storage-unavailable' });
  });

  it('costs no connection to the storage, no descriptor and no memory when 100 viewers leave in the middle', async () => {
    const asked = { port: server.port, path: lesson };
    await leaveAfter(1, asked);
    await eventually(() => proxy.openConnections() === 0);
    const [descriptors, idleBytes] = [await openDescriptors(), process.memoryUsage.rss()];
    for (let round = 0; round < 5; round += 1)
      await Promise.all(Array.from({ length: 20 }, (_, viewer) => leaveAfter(viewer * 80_000, asked)));
    await eventually(async () => proxy.openConnections() === 0 && (await openDescriptors()) <= descriptors + 2);
    expect((process.memoryUsage.rss() - idleBytes) / 1024 / 1024).toBeLessThan(150);
    expect(server.failures).toEqual([]);
  });
});

describe('a lesson in a bucket, from the storage itself', () => {
  const published = async () =>
    `/stream/${await direct.publish('Größe.mp4', BODY, { folder: 'videos', purpose: 'video' })}`;

  it('is a link for whoever may see it: named, typed, with ranges, and kept by nobody', async () => {
    const path = await published();
    const { status, headers, body } = await direct.ask(path, { as: 'boss', headers: { range: 'bytes=0-9' } });
    expect([status, body.length]).toEqual([302, 0]);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    const answer = await fetch(String(headers.location), { headers: { range: 'bytes=4-7' } });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe('ftyp');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes 4-7/${SIZE}`,
      'content-disposition': `inline; filename="Gr__e.mp4"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.mp4`,
      'cache-control': 'private, no-cache',
    });
  });

  it('asks for rights first, and gives no link to what was never verified', async () => {
    const path = await published();
    expect((await direct.ask(path)).status).toBe(401);
    expect((await direct.ask(path, { as: 'stranger' })).status).toBe(403);
    const key = path.slice('/stream/'.length);
    await elsewhere.delete(key);
    expect((await direct.ask(path, { as: 'boss' })).status).toBe(404);
    await storeObject(elsewhere, key, BODY.subarray(1));
    expect((await direct.ask(path, { as: 'boss' })).status).toBe(404);
    expect(direct.raised).toEqual([`media/missing ${key}`, `media/changed ${key}`]);
  });

  it('is answered without a link where no bytes are asked for', async () => {
    const path = await published();
    const head = await direct.ask(path, { as: 'boss', method: 'HEAD' });
    expect([head.status, head.headers['content-length']]).toEqual([200, String(SIZE)]);
    const known = await direct.ask(path, { as: 'boss', headers: { 'if-none-match': String(head.headers.etag) } });
    expect(known.status).toBe(304);
    expect((await direct.ask(path, { as: 'boss', headers: { range: `bytes=${SIZE}-` } })).status).toBe(416);
  });

  it('gives captions and pictures itself: pages read the ones as text, and caches keep the others', async () => {
    const captions = await direct.publish('a.vtt', Buffer.from('WEBVTT\n'), { folder: 'videos', purpose: 'captions' });
    const picture = await direct.publish('a.png', SAMPLES.png, {
      folder: 'thumbnails',
      purpose: 'thumbnail',
      isPublic: true,
    });
    expect((await direct.ask(`/stream/${captions}`, { as: 'boss' })).status).toBe(200);
    expect((await direct.ask(`/stream/${picture}`)).body.equals(SAMPLES.png)).toBe(true);
  });
});
