import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disposition } from '../../src/http/stream/file-headers.ts';
import { SAMPLES } from '../domain/media/samples.ts';
import { august } from '../domain/media/world.ts';
import { type Asked, streamServer } from './stream/stream-server.ts';

const BODY = Buffer.concat([SAMPLES.mp4, Buffer.from(Array.from({ length: 90_000 }, (_, at) => at % 251))]);
const SIZE = BODY.length;
const AUGUST = new Date(Math.floor(august.getTime() / 1000) * 1000).toUTCString();
const BEFORE = 'Fri, 31 Jul 2026 10:00:00 GMT';
const AFTER = 'Sun, 02 Aug 2026 10:00:00 GMT';

let server: Awaited<ReturnType<typeof streamServer>>;
let lesson: string;
let etag: string;
const watch = (requested: Asked = {}) => server.ask(lesson, { as: 'boss', ...requested });

beforeAll(async () => {
  server = await streamServer();
  lesson = `/stream/${await server.publish('Tooth anatomy.mp4', BODY, { folder: 'videos', purpose: 'video' })}`;
  etag = String((await watch()).headers.etag);
});
afterAll(() => server.close());

describe('GET /stream/{key}', () => {
  it('gives the whole file with everything a browser needs to handle it safely', async () => {
    const { status, headers, body } = await watch();
    expect(status).toBe(200);
    expect(body.equals(BODY)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(SIZE),
      'content-disposition': 'inline; filename="Tooth anatomy.mp4"',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'last-modified': AUGUST,
    });
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(headers['content-range']).toBeUndefined();
  });

  it('answers the same under /api, and to a key that was encoded as one piece', async () => {
    expect((await server.ask(`/api${lesson}`, { as: 'boss' })).body.equals(BODY)).toBe(true);
    const encoded = `/stream/${encodeURIComponent(lesson.slice('/stream/'.length))}`;
    expect((await server.ask(encoded, { as: 'boss' })).body.equals(BODY)).toBe(true);
  });

  it('leaves titles to the catalogue', async () => {
    expect(JSON.parse(String((await server.ask('/stream/info/v1')).body))).toEqual({ title: 'v1' });
  });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=70000-', 70_000, SIZE - 1],
    ['bytes=-5', SIZE - 5, SIZE - 1],
    [`bytes=${SIZE - 1}-99999999`, SIZE - 1, SIZE - 1],
  ])('gives the part %s', async (range, first, last) => {
    const { status, headers, body } = await watch({ headers: { Range: range } });
    expect([status, headers['content-range']]).toEqual([206, `bytes ${first}-${last}/${SIZE}`]);
    expect(headers['content-length']).toBe(String(last - first + 1));
    expect(body.equals(BODY.subarray(first, last + 1))).toBe(true);
  });

  it.each(['bytes=0-1,5-6', 'bytes=5-2', 'items=0-1', 'bytes=x'])('gives the whole file for %s', async (range) => {
    const { status, body } = await watch({ headers: { Range: range } });
    expect([status, body.length]).toEqual([200, SIZE]);
  });

  it('refuses a part that does not exist, and says how long the file is', async () => {
    const { status, headers, body } = await watch({ headers: { Range: `bytes=${SIZE}-` } });
    expect([status, headers['content-range']]).toEqual([416, `bytes */${SIZE}`]);
    const message = 'This range of the file does not exist.';
    expect(JSON.parse(String(body))).toEqual({ message, error: message, code: 'media/range' });
    expect([headers['content-disposition'], headers['cache-control']]).toEqual([undefined, 'no-store']);
  });
});

describe('conditions on /stream/{key}', () => {
  const cases: [string, () => Record<string, string>, number][] = [
    ['a copy that is this file', () => ({ 'If-None-Match': etag }), 304],
    ['one of several copies', () => ({ 'If-None-Match': `"x", W/${etag}` }), 304],
    ['any copy', () => ({ 'If-None-Match': '*' }), 304],
    ['another copy', () => ({ 'If-None-Match': '"x"', 'If-Modified-Since': AFTER }), 200],
    ['a copy and a part', () => ({ 'If-None-Match': etag, Range: 'bytes=0-0' }), 304],
    ['a copy of that second', () => ({ 'If-Modified-Since': AUGUST }), 304],
    ['an older copy', () => ({ 'If-Modified-Since': BEFORE }), 200],
    ['no date at all', () => ({ 'If-Modified-Since': 'yesterday' }), 200],
    ['this file only', () => ({ 'If-Match': etag }), 200],
    ['this file only, weakly', () => ({ 'If-Match': `W/${etag}` }), 412],
    ['another file only', () => ({ 'If-Match': '"x"', 'If-Unmodified-Since': AFTER }), 412],
    ['unless changed since', () => ({ 'If-Unmodified-Since': BEFORE }), 412],
    ['unless changed later', () => ({ 'If-Unmodified-Since': AUGUST }), 200],
    ['a part of this file', () => ({ 'If-Range': etag, Range: 'bytes=0-0' }), 206],
    ['a part of this file by its date', () => ({ 'If-Range': AUGUST, Range: 'bytes=0-0' }), 206],
    ['a part of another file', () => ({ 'If-Range': '"x"', Range: 'bytes=0-0' }), 200],
    ['a part of a file that is perhaps this', () => ({ 'If-Range': `W/${etag}`, Range: 'bytes=0-0' }), 200],
    ['a part of an older file', () => ({ 'If-Range': BEFORE, Range: 'bytes=0-0' }), 200],
    ['a part of a later file', () => ({ 'If-Range': AFTER, Range: 'bytes=0-0' }), 200],
    ['a part beyond the end of another file', () => ({ 'If-Range': '"x"', Range: 'bytes=99999999-' }), 200],
  ];

  it.each(cases)('%s', async (_title, headers, status) => {
    const reply = await watch({ headers: headers() });
    expect(reply.status).toBe(status);
    if (status === 304) {
      expect(reply.body).toHaveLength(0);
      expect(reply.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' });
    }
    if (status === 412) expect(JSON.parse(String(reply.body))).toMatchObject({ code: 'media/changed-since' });
  });
});

describe('HEAD /stream/{key}', () => {
  const everyWay = (): Asked[] => [
    {},
    { as: 'stranger' },
    { as: '' },
    ...['bytes=5-9', 'bytes=-1', `bytes=${SIZE}-`, 'junk'].map((Range) => ({ headers: { Range } })),
    { headers: { 'If-None-Match': etag } },
    { headers: { 'If-Match': '"x"' } },
  ];

  it('has the status and the headers of GET, and no body', async () => {
    for (const requested of everyWay()) {
      const get = await watch(requested);
      const head = await watch({ ...requested, method: 'HEAD' });
      const { date: _gotAt, ...headers } = get.headers;
      const { date: _askedAt, ...sameHeaders } = head.headers;
      expect([head.status, sameHeaders, head.body.length]).toEqual([get.status, headers, 0]);
    }
  });
});

describe('what a file is offered as', () => {
  it.each([
    ['notes.pdf', SAMPLES.pdf, 'documents', 'document', 'application/pdf', 'inline'],
    ['notes.doc', SAMPLES.doc, 'documents', 'document', 'application/msword', 'attachment'],
    ['cover.webp', SAMPLES.webp, 'thumbnails', 'thumbnail', 'image/webp', 'inline'],
    ['lesson.vtt', SAMPLES.vtt, 'videos', 'captions', 'text/vtt; charset=utf-8', 'inline'],
  ] as const)('%s', async (name, body, folder, purpose, contentType, disposition) => {
    const key = await server.publish(name, body, { folder, purpose });
    const requested = { as: 'boss', headers: { 'Accept-Encoding': 'gzip, br' } };
    const { status, headers, body: got } = await server.ask(`/stream/${key}`, requested);
    expect([status, headers['content-type'], headers['content-encoding']]).toEqual([200, contentType, undefined]);
    expect(got.equals(body)).toBe(true);
    expect(headers['content-disposition']).toBe(`${disposition}; filename="${name}"`);
  });

  it.each([
    ['a\r\nSet-Cookie: x=1.pdf', 'a__Set-Cookie: x=1.pdf'],
    ['"; filename="evil.html', '\\"; filename=\\"evil.html'],
    ['лекция.pdf', '______.pdf'],
    ['зуб 🦷.pdf', '___ _.pdf'],
    ['Zähne.pdf', 'Z_hne.pdf'],
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['100%41.pdf', '100%41.pdf'],
    ['', 'file'],
    ['x'.repeat(5000), 'x'.repeat(200)],
    ['\0', '_'],
  ])('a name such as %j neither breaks the answer nor adds a header', async (name, plain) => {
    const key = await server.publish('a.pdf', SAMPLES.pdf, { folder: 'documents', purpose: 'document' });
    await server.files.falsify(key, { originalName: name });
    const { status, headers } = await server.ask(`/stream/${key}`, { as: 'boss' });
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect(headers['content-disposition']).toContain(`filename="${plain}"`);
  });

  it('a name with half a letter, which no database keeps, breaks nothing either', () => {
    expect(disposition('a\ud800.pdf', true)).toContain('inline; filename="a_.pdf"');
  });

  it('never serves a type that is not on our list', async () => {
    const key = await server.publish('a.pdf', SAMPLES.pdf, { folder: 'documents', purpose: 'document' });
    await server.files.falsify(key, { contentType: 'text/html' });
    const { headers } = await server.ask(`/stream/${key}`, { as: 'boss' });
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toMatch(/^attachment;/);
  });
});

describe('one connection that asks again and again', () => {
  it('collects no listeners', async () => {
    const counts: number[] = [];
    server.server.on('request', (req) => counts.push(req.socket.listenerCount('close')));
    const socket = connect(server.port, '127.0.0.1');
    for (let turn = 0; turn < 20; turn += 1) {
      socket.write(`GET ${lesson} HTTP/1.1\r\nHost: x\r\nX-Test-User: boss\r\nRange: bytes=4-7\r\n\r\n`);
      for (let answer = ''; !answer.endsWith('ftyp'); ) answer += String((await once(socket, 'data'))[0]);
    }
    socket.destroy();
    expect(Math.max(...counts)).toBeLessThan(Math.min(...counts) + 3);
  });
});
