import { randomBytes } from 'node:crypto';
import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { problems } from '../../src/http/problem.ts';
import { contentReply, documentReply } from '../../src/http/replies/catalog-replies.ts';
import { VersionedReplies } from '../../src/http/versioned-replies.ts';
import { aContent, aDocument, aPaper } from '../contracts/samples.ts';

/** Answers `/{name}/{version}`; `reads` says which were built. */
function shelf(
  maxBytes?: number,
  read: (name: string) => Promise<unknown> = async (name) => ({ name, text: 'x'.repeat(2000) }),
) {
  const replies = new VersionedReplies(maxBytes);
  const reads: string[] = [];
  const app = express().set('etag', false); // as in the application
  app.get('/:name/:version', (req, res) => {
    const { name, version } = req.params;
    const what = { name, version: Number(version), cacheControl: 'public, no-cache' };
    return replies.send(req, res, {
      ...what,
      read: () => {
        reads.push(`${name} ${version}`);
        return read(name);
      },
    });
  });
  app.use(problems({ error: () => {} }));
  return { app, reads, replies };
}

describe('answers that are kept for their version', () => {
  it('are built once, even for many at once', async () => {
    const { app, reads } = shelf();
    const server = app.listen(0);
    await Promise.all(Array.from({ length: 10 }, () => request(server).get('/live/1').expect(200)));
    server.close();
    expect(reads).toEqual(['live 1']);
  });

  it('are built anew for another version, with a tag of what they say', async () => {
    const { app, reads } = shelf();
    const [one, two] = [await request(app).get('/live/1'), await request(app).get('/live/2')];
    const other = await request(app).get('/other/1');
    expect(reads).toHaveLength(3);
    expect(two.headers.etag).toBe(one.headers.etag);
    expect(other.headers.etag).not.toBe(one.headers.etag);
    await request(app).get('/live/2').set('If-None-Match', String(one.headers.etag)).expect(304);
  });

  it('are forgotten in the order in which they were last asked for', async () => {
    const { app, reads } = shelf(8_000);
    for (const path of ['/a/1', '/b/1', '/a/1', '/c/1', '/a/1', '/b/1']) await request(app).get(path).expect(200);
    expect(reads).toEqual(['a 1', 'b 1', 'c 1', 'b 1']);
  });

  it('are of the newest version of each name, and never heavier together than they may be', async () => {
    const maxBytes = 1_000_000;
    const { app, replies } = shelf(maxBytes, async (name) => ({ name, text: randomBytes(30_000).toString('base64') }));
    const server = app.listen(0);
    const ask = (path: string) => request(server).get(path).set('Accept-Encoding', 'br').expect(200);
    await ask('/course/1');
    const one = replies.bytes;
    // The text, and what it is compressed to.
    expect(one).toBeGreaterThan(60_000);
    for (let version = 2; version <= 40; version += 1) await ask(`/course/${version}`);
    expect(replies.bytes).toBeLessThan(2 * one);
    for (let name = 0; name < 40; name += 1) await ask(`/other-${name}/1`);
    expect(replies.bytes).toBeGreaterThan(maxBytes / 2);
    expect(replies.bytes).toBeLessThanOrEqual(maxBytes);
    server.close();
  });

  it('are compressed once somebody asks for that, each coding for itself', async () => {
    const { app, replies } = shelf();
    await request(app).get('/live/1').set('Accept-Encoding', 'identity').expect(200);
    const plain = replies.bytes;
    await request(app).get('/live/1').set('Accept-Encoding', 'br').expect('Content-Encoding', 'br');
    expect(replies.bytes).toBeGreaterThan(plain);
  });

  it('are not replaced by an older version that was read for longer', async () => {
    let arrive = () => {};
    let isFirst = true;
    const { app, reads } = shelf(undefined, async () => {
      if (isFirst) {
        isFirst = false;
        await new Promise<void>((resolve) => (arrive = resolve));
      }
      return {};
    });
    const server = app.listen(0);
    const slow = Promise.all([1, 1].map((version) => request(server).get(`/live/${version}`).expect(200)));
    await expect.poll(() => reads.length).toBe(1);
    await request(server).get('/live/2').expect(200);
    arrive();
    await slow;
    await request(server).get('/live/2').expect(200);
    server.close();
    expect(reads).toEqual(['live 1', 'live 2']);
  });

  it('are not kept when they failed', async () => {
    let isBroken = true;
    const { app } = shelf(undefined, async () => {
      if (isBroken) throw new Error('away');
      return {};
    });
    const failed = await request(app).get('/live/1').expect(500);
    expect(failed.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(failed.headers.etag).toBeUndefined();
    isBroken = false;
    await request(app).get('/live/1').expect(200);
  });

  it('that are short come as they are', async () => {
    const { app } = shelf(undefined, async () => ({ a: 1 }));
    const { headers, text } = await request(app).get('/live/1').set('Accept-Encoding', 'br, gzip');
    expect([headers['content-encoding'], text, headers['content-length']]).toEqual([undefined, '{"a":1}', '7']);
    await request(app).get('/live/1').set('Accept-Encoding', 'identity;q=0').expect(200);
  });
});

describe('what a file is, as its tag says', () => {
  it.each([
    ['video', 'videos/202603/a.mp4', null],
    ['pdf', 'documents/202603/a.pdf', 'PDF'],
    ['pdf', 'documents/202603/a.doc', 'DOC'],
    ['pdf', 'documents/202603/a.docx', 'DOC'],
  ] as const)('%s at %s is %s', (type, fileKey, tag) => {
    const stored = { position: 1, revision: 1, file: undefined };
    const content =
      type === 'video'
        ? { ...aContent({ fileKey }), ...stored, renditions: [] }
        : { ...aPaper({ fileKey }), ...stored };
    expect(contentReply(content).tag).toBe(tag);
    if (tag) expect(documentReply({ ...aDocument({ fileKey }), ...stored }).tag).toBe(tag);
  });
});

describe('how long a video is', () => {
  const file = { bytes: 1, contentType: 'video/mp4', originalName: 'a.mp4', state: 'ready' } as const;
  it.each([
    ['as its file tells', 9, { ...file, lengthSeconds: 12.4 }, 12.4],
    ['as it was told with a file that tells none', 9, file, 9],
    ['unknown', null, undefined, null],
  ])('is %s', (_, durationSeconds, of, seconds) => {
    const stored = { position: 1, revision: 1, file: of, renditions: [] };
    expect(contentReply({ ...aContent({ durationSeconds }), ...stored }).duration).toBe(seconds);
  });
});
