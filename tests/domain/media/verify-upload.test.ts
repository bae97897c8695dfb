import { describe, expect, it, vi } from 'vitest';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import { VerifyUpload } from '../../../src/domain/media/use-cases/verify-upload.ts';
import { plainArchive } from '../../doubles/media/archive-inspector.ts';
import { storeObject } from '../../support/store-object.ts';
import { wholeOf } from '../../support/whole-of.ts';
import { SAMPLES } from './samples.ts';
import { mediaWorld } from './world.ts';

/** An address was given out and these bytes came. */
async function uploaded(fileName: string, body: Uint8Array | undefined, folder = 'documents') {
  const world = mediaWorld();
  const { key } = await world.presign.run({ fileName, fileType: '', folder });
  if (body) await storeObject(world.storage, key, body);
  return { ...world, key };
}

describe('VerifyUpload', () => {
  it('finds a genuine file to be one, with its size and etag as they are', async () => {
    const { verify, files, storage, key } = await uploaded('a.pdf', SAMPLES.pdf);
    await verify.run({ key, purpose: 'document' });
    const stored = await storage.stat(key);
    expect(await files.find(key)).toMatchObject({ status: 'verified', contentType: 'application/pdf', ...stored });
  });

  it('reads both ends of a large file', async () => {
    const body = Buffer.concat([SAMPLES.pdf, Buffer.alloc(300_000, 0x30), Buffer.from('%%EOF\n')]);
    const { verify, files, key } = await uploaded('a.pdf', body);
    await verify.run({ key, purpose: 'document' });
    expect(await files.find(key)).toMatchObject({ status: 'verified', bytes: body.length });
  });

  it('finds the end of a PDF in front of any padding', async () => {
    for (const zeros of [65_500, 65_533, 65_536, 130_000, 300_000]) {
      const { verify, files, key } = await uploaded('a.pdf', Buffer.concat([SAMPLES.pdf, Buffer.alloc(zeros)]));
      await verify.run({ key, purpose: 'document' });
      expect(await files.find(key)).toMatchObject({ status: 'verified' });
    }
  });

  it.each([
    ['a.pdf', SAMPLES.html, 'document', 'Invalid file type. Allowed: PDF, DOC, DOCX'],
    ['a.pdf', SAMPLES.pdfZip, 'document', 'Invalid file type. Allowed: PDF, DOC, DOCX'],
    [
      'a.pdf',
      SAMPLES.pdfCut,
      'document',
      'The end of this PDF is missing. Please save it again and upload the new file.',
    ],
    [
      'a.pdf',
      SAMPLES.pdfLate,
      'document',
      'There is other data in front of this PDF. Please print it to a new PDF and upload that.',
    ],
    [
      'a.pdf',
      Buffer.concat([SAMPLES.pdf, Buffer.from('<!-- served by a shop -->')]),
      'document',
      'There is other data after the end of this PDF. Please print it to a new PDF and upload that.',
    ],
    [
      'a.docx',
      SAMPLES.doc,
      'document',
      'This file is protected by a password, or it is an older DOC under another name. Please save it as DOCX without a password.',
    ],
    [
      'a.doc',
      SAMPLES.html,
      'document',
      'This file is no Word document inside, whatever its name says. Please save it as DOCX or PDF.',
    ],
    ['a.docx', SAMPLES.macroDocx, 'document', 'Invalid file type. Allowed: PDF, DOC, DOCX'],
    ['a.pdf', new Uint8Array(), 'document', 'This file is empty. Please choose another one.'],
  ] as const)('refuses %s that is something else, and erases it', async (fileName, body, purpose, sentence) => {
    const { verify, files, storage, key } = await uploaded(fileName, body);
    await expect(verify.run({ key, purpose })).rejects.toMatchObject({ kind: 'invalid', message: sentence });
    expect([await storage.stat(key), await files.find(key)]).toEqual([undefined, undefined]);
    // Whoever lost the answer asks again.
    await expect(verify.run({ key, purpose })).rejects.toMatchObject({ kind: 'invalid', message: sentence });
  });

  it('refuses and erases what is over its ceiling', async () => {
    const { files, storage, archives, videos, key } = await uploaded(
      'a.pdf',
      Buffer.concat([SAMPLES.pdf, Buffer.alloc(600_000)]),
    );
    const verify = new VerifyUpload(
      files,
      storage,
      { videoMaxBytes: 1, documentMaxBytes: 524_288, thumbnailMaxBytes: 1 },
      archives,
      videos,
    );
    await expect(verify.run({ key, purpose: 'document' })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'media/too-large',
      message: 'This file is too large. The limit is 0.5 MB.',
    });
    expect([await storage.stat(key), await files.find(key)]).toEqual([undefined, undefined]);
  });

  const part = (name: string, unpackedBytes = 900, packedBytes = 100) => ({ name, packedBytes, unpackedBytes });

  it.each([
    ['macros', [part('word/document.xml'), part('word/vbaProject.bin')], 'media/archive-macros'],
    ['macros under another name', [part('WORD/vbaData.xml')], 'media/archive-macros'],
    ['a path upwards', [part('word/../../etc/passwd')], 'media/archive-path'],
    ['a path upwards for Windows', [part('word\\..\\..\\x')], 'media/archive-path'],
    ['an absolute path', [part('/etc/passwd')], 'media/archive-path'],
    ['a drive', [part('C:\\x')], 'media/archive-path'],
    [
      '2,001 entries',
      Array.from({ length: 2001 }, (_, index) => part(`word/${index}.xml`)),
      'media/archive-too-demanding',
    ],
    ['more than it should unpack to', [part('word/document.xml', 10_000_001, 100_000)], 'media/archive-too-demanding'],
    [
      'much in many',
      Array.from({ length: 200 }, (_, index) => part(`word/${index}.xml`, 20_000)),
      'media/archive-too-demanding',
    ],
    ['nothing', [], 'media/archive-broken'],
  ])('refuses and erases a DOCX that holds %s', async (_what, entries, code) => {
    const { verify, files, storage, key } = await uploaded('a.docx', plainArchive(entries));
    await expect(verify.run({ key, purpose: 'document' })).rejects.toMatchObject({ kind: 'invalid', code });
    expect([await storage.stat(key), await files.find(key)]).toEqual([undefined, undefined]);
  });

  it('takes a DOCX at the limits', async () => {
    const entries = Array.from({ length: 2000 }, (_, index) => part(`word/media/..image${index}.png`, 10_000));
    const { verify, files, key } = await uploaded('a.docx', plainArchive(entries));
    await verify.run({ key, purpose: 'document' });
    expect(await files.find(key)).toMatchObject({ status: 'verified' });
  });

  it('refuses a broken DOCX, and keeps one that could not be read this time', async () => {
    const sound = plainArchive([part('word/document.xml')]);
    const broken = Buffer.from(sound.toString('latin1').replace('word/ 1\n', 'word/ 2\n'), 'latin1');
    const { verify, files, storage, key } = await uploaded('a.docx', broken);
    // The first read looks at the signatures, the second one at the entries.
    vi.spyOn(storage, 'read')
      .mockImplementationOnce(storage.read.bind(storage))
      .mockRejectedValueOnce(new DomainError('unavailable', 'test/away', 'The storage does not answer.'));
    await expect(verify.run({ key, purpose: 'document' })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await storage.stat(key)).toBeDefined();
    await expect(verify.run({ key, purpose: 'document' })).rejects.toMatchObject({ code: 'media/archive-broken' });
    expect([await storage.stat(key), await files.find(key)]).toEqual([undefined, undefined]);
  });

  it('allows captions at most a mebibyte', async () => {
    const body = Buffer.concat([SAMPLES.vtt, Buffer.alloc(1024 * 1024)]);
    const { verify, key } = await uploaded('a.vtt', body, 'videos');
    await expect(verify.run({ key, purpose: 'captions' })).rejects.toMatchObject({ code: 'media/too-large' });
  });

  it('does not take captions for a video, and leaves them where they are', async () => {
    const { verify, storage, key } = await uploaded('a.vtt', SAMPLES.vtt, 'videos');
    await expect(verify.run({ key, purpose: 'video' })).rejects.toMatchObject({
      message: 'Invalid file type. Allowed: MP4, WebM, MOV, AVI',
    });
    expect(await storage.stat(key)).toBeDefined();
  });

  it('refuses before the bytes are there, and takes them afterwards', async () => {
    const { verify, storage, key } = await uploaded('a.pdf', undefined);
    await expect(verify.run({ key, purpose: 'document' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'media/not-uploaded',
    });
    await storeObject(storage, key, SAMPLES.pdf);
    await verify.run({ key, purpose: 'document' });
  });

  it('may be repeated, and leaves a file in use as it is, whatever its bytes are by now', async () => {
    const { verify, files, storage, key } = await uploaded('a.pdf', SAMPLES.pdf);
    await verify.run({ key, purpose: 'document' });
    await verify.run({ key, purpose: 'document' });
    expect(await files.attach([key])).toEqual([key]);
    await storage.delete(key);
    await storeObject(storage, key, SAMPLES.html);
    await verify.run({ key, purpose: 'document' });
    expect(await files.find(key)).toMatchObject({ status: 'attached', bytes: SAMPLES.pdf.length });
    expect(await wholeOf(await storage.read(key))).toEqual(SAMPLES.html);
  });

  it.each([
    'http://169.254.169.254/',
    'file:///etc/passwd',
    'documents/202608/id-9999999999999999.pdf',
    '',
    '../x',
    'a\0b',
  ])('refuses the key %j that nobody was given', async (key) => {
    await expect(mediaWorld().verify.run({ key, purpose: 'document' })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'media/unknown',
    });
  });
});
