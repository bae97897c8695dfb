import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EraseFiles } from '../../src/domain/media/jobs/erase-files.ts';
import { VerifyUpload } from '../../src/domain/media/use-cases/verify-upload.ts';
import { SAMPLES } from '../domain/media/samples.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';
import { put, uploading } from './support/uploading.ts';

const PDF = 'application/pdf';

let school: School;
let admin: Person;
beforeAll(async () => {
  school = await openSchool({ DOCUMENT_MAX_BYTES: '100000' });
  admin = await school.admin();
});
afterAll(() => school.close());

const stored = (key: string) => school.installation.dependencies.media.storage.stat(key);
const incoming = () => readdir(join(school.settings.dataDir, 'files', 'incoming'));

describe('an upload', () => {
  const up = () => uploading(school, admin);

  it('is given a key and an address of its own, and its bytes are there after the PUT', async () => {
    const reply = await up().presigned('Notes 1.pdf');
    expect(reply.key).toMatch(/^documents\/\d{6}\/[\w-]{22}\.pdf$/);
    expect(reply.s3Key).toBe(reply.key);
    expect(reply.uploadUrl).toMatch(new RegExp(`^${school.origin}/api/uploads/${reply.key}\\?`));
    expect(reply.contentType).toBe(PDF);
    expect((Date.parse(reply.expiresAt) - Date.now()) / 60_000).toBeCloseTo(15, 0);

    const answer = await put(reply.uploadUrl, SAMPLES.pdf, { 'content-type': PDF });
    expect(answer.status).toBe(200);
    const facts = await stored(reply.key);
    expect(facts?.bytes).toBe(SAMPLES.pdf.length);
    expect(answer.headers.etag).toBe(`"${facts?.etag}"`);
    expect(await incoming()).toEqual([]);
  });

  it('keeps a name of any script, and takes a place that is empty or the word null', async () => {
    const fileName = `${'漢'.repeat(100)}😀.pdf`;
    const place = { weekNumber: 'null', dayNumber: '' };
    const answer = await up().presign({ fileName, fileType: PDF, folder: 'documents', ...place });
    expect(answer.status).toBe(200);
    const { key } = answer.json as { key: string };
    expect(await school.db('files').where({ key }).first()).toMatchObject({ original_name: fileName });
  });

  it.each([
    ['another type', { fileName: 'a.mp4', folder: 'documents' }, 'media/wrong-type'],
    ['a size above the ceiling', { fileName: 'a.pdf', folder: 'documents', fileSize: '100001' }, 'media/too-large'],
    ['nothing in it', { fileName: 'a.pdf', folder: 'documents', fileSize: '0' }, 'media/empty'],
    ['a size that is none', { fileName: 'a.pdf', folder: 'documents', fileSize: 'much' }, 'request/invalid'],
    ['five thousand letters', { fileName: `${'x'.repeat(3000)}.pdf`, folder: 'documents' }, 'request/invalid'],
    ['no name', { folder: 'documents' }, 'request/invalid'],
  ])('is refused for %s, both ways, before a byte travels', async (_title, wanted, code) => {
    const before = await school.db('files').count({ all: '*' });
    expect(await up().presign({ fileType: '', ...wanted } as Record<string, string>)).toMatchObject(problem(422, code));
    const { fileSize, ...rest } = wanted as { fileSize?: string };
    const sized = fileSize === undefined ? rest : { ...rest, fileSize: Number(fileSize) || fileSize };
    expect(await up().initiate({ fileType: '', ...sized, ...(fileSize === '0' ? { fileSize: 0 } : {}) })).toMatchObject(
      problem(422, code),
    );
    expect(await school.db('files').count({ all: '*' })).toEqual(before);
  });

  it('needs no type where the browser knows none', async () => {
    for (const more of [{}, { fileType: '' }]) {
      expect(
        (await up().presign({ fileName: 'a.pdf', folder: 'documents', ...more } as Record<string, string>)).json,
      ).toMatchObject({ contentType: PDF });
      expect((await up().initiate({ fileName: 'a.pdf', folder: 'documents', ...more })).status).toBe(200);
    }
  });

  it('is refused for a folder that is a list', async () => {
    const answer = await school.ask('GET', '/api/upload/presign?fileName=a.pdf&folder=documents&folder=videos', {
      as: admin,
    });
    expect(answer).toMatchObject(problem(422, 'request/invalid'));
  });

  it('is erased when nobody wants it any more, and stays when something was made of it', async () => {
    const { key, uploadUrl } = await up().presigned();
    await put(uploadUrl, SAMPLES.pdf, { 'content-type': PDF });
    for (const _ of [1, 2]) expect(await up().discard(key)).toMatchObject({ status: 200, json: { key } });
    expect(await stored(key)).toBeUndefined();
    expect(await up().discard('../../etc/passwd')).toMatchObject({ status: 200 });
    const { thumbnailKey } = await school.course();
    expect(await up().discard(thumbnailKey)).toMatchObject(problem(409, 'media/in-use'));
    expect(await stored(thumbnailKey)).toBeDefined();
  });
});

describe('a PUT', () => {
  const up = () => uploading(school, admin);
  const changed = (address: string, name: string, value: string) => {
    const url = new URL(address);
    url.searchParams.set(name, value);
    return url.href;
  };

  it.each([
    ['without a signature', (address: string) => address.replace(/signature=[^&]*/, '')],
    ['with another signature', (address: string) => changed(address, 'signature', 'A'.repeat(43))],
    ['with two signatures', (address: string) => `${address}&signature=x`],
    ['with more room', (address: string) => changed(address, 'most', '99999999')],
    ['with another type', (address: string) => changed(address, 'type', 'text/html')],
    ['as a part', (address: string) => `${address}&upload=aaaaaaaaaaaaaaaaaaaaaa&part=1`],
    [
      'to another key',
      (address: string) => address.replace(/\/documents\/\d+\/[\w-]+/, '/documents/202608/aaaaaaaaaaaaaaaaaaaaaa'),
    ],
    ['to a key outside', (address: string) => address.replace(/\/documents\//, '/documents/..%2f..%2f')],
  ])('%s is refused', async (_title, falsify) => {
    const { key, uploadUrl } = await up().presigned();
    const answer = await put(falsify(uploadUrl), SAMPLES.pdf, { 'content-type': PDF });
    expect(answer).toMatchObject(problem(403, 'media/address-invalid'));
    expect(await stored(key)).toBeUndefined();
  });

  it('that comes too late is refused, with a code that tells the sender to ask again', async () => {
    const { storage } = school.installation.dependencies.media;
    const { key } = await up().presigned();
    const address = await storage.uploadUrl(key, {
      contentType: PDF,
      maxBytes: 1000,
      expiresAt: new Date(Date.now() - 1),
    });
    expect(await put(address, SAMPLES.pdf, { 'content-type': PDF })).toMatchObject(
      problem(403, 'media/address-expired'),
    );
    expect(await stored(key)).toBeUndefined();
  });

  it('of another type than was signed is refused', async () => {
    const { key, uploadUrl } = await up().presigned();
    for (const type of ['text/html', '', 'application/pdfx']) {
      expect(await put(uploadUrl, SAMPLES.pdf, { 'content-type': type })).toMatchObject(
        problem(415, 'media/wrong-content-type'),
      );
    }
    expect(await stored(key)).toBeUndefined();
    expect((await put(uploadUrl, SAMPLES.pdf, { 'content-type': 'Application/PDF; charset=utf-8' })).status).toBe(200);
  });

  it('above the ceiling of its kind is refused by its length, before it is read', async () => {
    const { key, uploadUrl } = await up().presigned();
    expect(await put(uploadUrl, Buffer.alloc(100_001), { 'content-type': PDF })).toMatchObject(
      problem(413, 'media/too-large'),
    );
    expect([await stored(key), await incoming()]).toEqual([undefined, []]);
  });

  it('that does not say how long it is is refused', async () => {
    const { uploadUrl } = await up().presigned();
    expect(await put(uploadUrl, SAMPLES.pdf, { 'content-type': PDF, 'transfer-encoding': 'chunked' })).toMatchObject(
      problem(411, 'media/length-required'),
    );
  });

  it('to a key that has its bytes replaces nothing, and says that they are there', async () => {
    const { key, uploadUrl } = await up().presigned();
    await put(uploadUrl, SAMPLES.pdf, { 'content-type': PDF });
    const before = await stored(key);
    const other = Buffer.alloc(90_000, 'x');
    for (const body of [SAMPLES.pdf, other])
      expect(await put(uploadUrl, body, { 'content-type': PDF })).toMatchObject(problem(409, 'media/key-taken'));
    expect(await stored(key)).toEqual(before);
  });

  it('to the address of a file that was refused, discarded or erased leaves nothing, whole or in parts', async () => {
    const { files } = school.installation.dependencies.media;
    const again = async (uploadUrl: string) => put(uploadUrl, SAMPLES.pdf, { 'content-type': PDF });

    const refused = await up().presigned();
    await put(refused.uploadUrl, Buffer.from('rubbish'), { 'content-type': PDF });
    const verify = school.container.get(VerifyUpload).run({ key: refused.key, purpose: 'document' });
    await expect(verify).rejects.toMatchObject({ code: 'media/wrong-type' });

    const discarded = await up().presigned();
    await up().discard(discarded.key);

    const erased = await up().presigned();
    await again(erased.uploadUrl);
    await school.container.get(VerifyUpload).run({ key: erased.key, purpose: 'document' });
    await files.attach([erased.key]);
    await school.container.get(EraseFiles).run({ keys: [erased.key] });

    for (const { key, uploadUrl } of [refused, discarded, erased]) {
      expect(await again(uploadUrl)).toMatchObject(problem(404, 'media/no-upload'));
      expect(await stored(key)).toBeUndefined();
      // Known to the sweep for as long as somebody may send to it.
      expect(await files.withoutRow([key])).toEqual([]);
    }
  });

  it('needs no session, and a session does not replace the signature', async () => {
    const { uploadUrl, key } = await up().presigned();
    const headers = { 'content-type': PDF, authorization: `Bearer ${admin.bearer}`, cookie: admin.cookie };
    expect((await put(uploadUrl.split('?')[0] ?? '', SAMPLES.pdf, headers)).status).toBe(403);
    expect((await put(uploadUrl, SAMPLES.pdf, { 'content-type': PDF })).status).toBe(200);
    expect(await stored(key)).toBeDefined();
  });
});
