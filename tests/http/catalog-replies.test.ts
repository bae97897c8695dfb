import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { NO_EXTRAS } from '../../src/domain/catalog/content.ts';
import { problems } from '../../src/http/problem.ts';
import { contentReply, documentReply } from '../../src/http/replies/catalog-replies.ts';
import { VersionedReplies } from '../../src/http/versioned-replies.ts';
import { aContent, aDocument } from '../contracts/samples.ts';

/** Answers `/{name}/{version}`; `reads` says which were built. */
function shelf(
  most?: number,
  read: (name: string) => Promise<unknown> = async (name) => ({ name, text: 'x'.repeat(2000) }),
) {
  const replies = new VersionedReplies(most);
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
  return { app, reads };
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
    const { app, reads } = shelf(2);
    for (const path of ['/a/1', '/b/1', '/a/1', '/c/1', '/a/1', '/b/1']) await request(app).get(path).expect(200);
    expect(reads).toEqual(['a 1', 'b 1', 'c 1', 'b 1']);
  });

  it('are not kept when they failed', async () => {
    let isBroken = true;
    const { app } = shelf(5, async () => {
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
    const { app } = shelf(5, async () => ({ a: 1 }));
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
    const stored = { position: 1, revision: 1, file: undefined, renditions: [] };
    const content =
      type === 'video'
        ? { ...aContent(), type, ...NO_EXTRAS }
        : { ...aContent(), type, ...NO_EXTRAS, durationSeconds: null };
    expect(contentReply({ ...content, ...stored, fileKey }).tag).toBe(tag);
    if (tag) expect(documentReply({ ...aDocument({ fileKey }), ...stored }).tag).toBe(tag);
  });
});

describe('how long a video is', () => {
  const file = { bytes: 1, contentType: 'video/mp4', originalName: 'a.mp4' };
  it.each([
    ['as its file tells', 9, { ...file, lengthSeconds: 12.4 }, 12.4],
    ['as it was told with a file that tells none', 9, file, 9],
    ['unknown', null, undefined, null],
  ])('is %s', (_, durationSeconds, of, seconds) => {
    const stored = { position: 1, revision: 1, ...NO_EXTRAS, file: of, renditions: [] };
    expect(contentReply({ ...aContent(), ...stored, type: 'video', durationSeconds }).duration).toBe(seconds);
  });
});
