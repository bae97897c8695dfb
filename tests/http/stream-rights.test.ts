import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLES } from '../domain/media/samples.ts';
import { type Asked, streamServer } from './stream/stream-server.ts';

let server: Awaited<ReturnType<typeof streamServer>>;
let lesson: string;
let live: string;
let draft: string;

beforeAll(async () => {
  server = await streamServer();
  server.rights.entries.add('buyer in course-a');
  const thumbnail = { folder: 'thumbnails', purpose: 'thumbnail' } as const;
  lesson = await server.publish('a.mp4', SAMPLES.mp4, { folder: 'videos', purpose: 'video' });
  live = await server.publish('a.png', SAMPLES.png, { ...thumbnail, isPublic: true });
  draft = await server.publish('b.png', SAMPLES.png, thumbnail);
});
afterAll(() => server.close());

/** GET, HEAD, a single byte, and a copy to compare with: none of them may know more than another. */
const WAYS: Asked[] = [
  {},
  { method: 'HEAD' },
  { headers: { Range: 'bytes=0-0' } },
  { headers: { Range: 'bytes=9999999-' } },
  { headers: { 'If-None-Match': '*' } },
  { headers: { 'If-Match': '"x"' } },
];

describe('who may read a file', () => {
  it.each([
    { what: 'the lesson', key: () => lesson, as: '', status: 401 },
    { what: 'the lesson', key: () => lesson, as: 'stranger', status: 403 },
    { what: 'the thumbnail of a draft', key: () => draft, as: '', status: 401 },
    { what: 'the thumbnail of a draft', key: () => draft, as: 'stranger', status: 403 },
  ])('$what is refused to "$as" in every way of asking', async ({ key, as, status }) => {
    for (const prefix of ['/stream/', '/api/stream/']) {
      for (const way of WAYS) {
        const reply = await server.ask(prefix + key(), { ...way, as });
        expect(reply.status).toBe(status);
        expect(reply.headers).toMatchObject({
          'cache-control': 'no-store',
          'content-type': 'application/json; charset=utf-8',
        });
        expect(reply.headers.etag).not.toContain((await server.files.find(key()))?.etag);
        for (const name of ['content-range', 'content-disposition', 'last-modified']) {
          expect(reply.headers[name], name).toBeUndefined();
        }
      }
    }
  });

  it('buyers and admins get it', async () => {
    for (const as of ['buyer', 'boss']) expect((await server.ask(`/stream/${lesson}`, { as })).status).toBe(200);
  });

  it('a thumbnail of a live course is for everybody, and may be kept', async () => {
    const { status, headers, body } = await server.ask(`/stream/${live}`);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    expect(body.equals(SAMPLES.png)).toBe(true);
    expect((await server.ask(`/stream/${live}`, { headers: { 'If-None-Match': String(headers.etag) } })).status).toBe(
      304,
    );
  });

  it('says the same of what is not yours as of what does not exist', async () => {
    const refused = await server.ask(`/stream/${lesson}`, { as: 'stranger' });
    const missing = await server.ask(`/stream/${lesson.replace('.mp4', '.mov')}`, { as: 'stranger' });
    expect([refused.status, missing.status]).toEqual([403, 404]);
    const sentence = ({ body }: { body: Buffer }): string => JSON.parse(String(body)).message;
    expect(sentence(refused)).toBe(sentence(missing));
  });

  it('changed bytes are not served to anybody, and somebody is told', async () => {
    const key = await server.publish('c.mp4', SAMPLES.mp4, { folder: 'videos', purpose: 'video' });
    await server.files.falsify(key, { etag: 'other' });
    for (const way of WAYS) expect((await server.ask(`/stream/${key}`, { ...way, as: 'boss' })).status).toBe(404);
    expect(server.raised).toEqual(WAYS.map(() => `media/changed ${key}`));
  });
});

describe('an address that is no key', () => {
  const addresses = (): string[] => [
    '/stream/',
    '/stream',
    '/stream/..',
    '/stream/../../etc/passwd',
    '/stream/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/stream/..%2f..%2f..%2fetc%2fpasswd',
    '/stream/%252e%252e%252fetc%252fpasswd',
    '/stream/..%5c..%5cwindows%5cwin.ini',
    '/stream/videos%00.mp4',
    `/stream/${lesson}%00`,
    `/stream/${lesson}%0d%0aX: y`.replaceAll(' ', '%20'),
    '/stream//etc/passwd',
    '//stream//etc/passwd',
    `/stream//${lesson}`,
    `/stream/${lesson}/`,
    `/stream/uploads/../${lesson}`,
    `/stream/${lesson.replace('/', '//')}`,
    `/stream/${lesson.toUpperCase()}`,
    `/stream/${lesson};x=1`,
    `/stream/${lesson}%20`,
    '/stream/videos/202608/*',
    '/stream/videos/202608/%25',
    '/stream/http://169.254.169.254/latest/meta-data',
    '/stream/file:///etc/passwd',
    '/stream/https%3A%2F%2Fbucket.example%2Fvideos%2Fx.mp4',
    `/stream/${'x'.repeat(5000)}`,
    `/stream/${'a/'.repeat(2500)}`,
    '/stream/%ff%fe',
    '/stream/%c0%ae%c0%ae%c0%af',
    '/stream/%',
    '/stream/%zz',
  ];

  it('gives nothing away to an admin either, reaches no storage, and is never our fault', async () => {
    let calls = 0;
    const { stat, read } = server.storage;
    server.storage.stat = (key) => ((calls += 1), stat.call(server.storage, key));
    server.storage.read = (key, range) => ((calls += 1), read.call(server.storage, key, range));
    for (const address of addresses()) {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, body } = await server.ask(address, { method, as: 'boss' });
        expect([400, 404], `${method} ${address.slice(0, 80)}`).toContain(status);
        expect(headers['content-type']).toBe('application/json; charset=utf-8');
        expect(String(body)).not.toMatch(/root:|ENOENT|node_modules| {4}at /);
      }
    }
    Object.assign(server.storage, { stat, read });
    expect([calls, server.failures]).toEqual([0, []]);
  });
});
