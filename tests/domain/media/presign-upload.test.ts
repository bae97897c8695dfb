import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_CEILINGS } from '../../../src/domain/media/file-rules.ts';
import { isKey } from '../../../src/domain/media/object-key.ts';
import { august, mediaWorld } from './world.ts';

const pdf = { fileName: 'Mock paper 1.pdf', fileType: 'application/pdf', folder: 'documents' };

describe('PresignUpload', () => {
  it('remembers what is to come under a key of its own', async () => {
    const { presign, files } = mediaWorld();
    const { key } = await presign.run({ ...pdf, fileName: '  Mock paper 1.PDF ' });
    expect(key).toBe('documents/202608/id-1.pdf');
    expect(isKey(key)).toBe(true);
    expect(await files.find(key)).toEqual({
      key,
      folder: 'documents',
      status: 'pending',
      originalName: 'Mock paper 1.PDF',
      contentType: 'application/pdf',
      bytes: 0,
      etag: '',
      createdAt: august,
    });
  });

  it('answers an address for a quarter of an hour, for this type and no more than its ceiling', async () => {
    const { presign, storage } = mediaWorld();
    const asked = vi.spyOn(storage, 'uploadUrl');
    const { key, address, contentType, expiresAt } = await presign.run(pdf);
    expect(new Date('2026-08-01T10:15:00.400Z')).toEqual(expiresAt);
    expect(asked).toHaveBeenCalledWith(key, { contentType, maxBytes: DEFAULT_CEILINGS.documentMaxBytes, expiresAt });
    expect(await asked.mock.results[0]?.value).toBe(address);
  });

  it.each([
    ['documents', 'a.pdf', DEFAULT_CEILINGS.documentMaxBytes, 'This file is too large. The limit is 200 MB.'],
    ['videos', 'a.mp4', DEFAULT_CEILINGS.videoMaxBytes, 'This file is too large. The limit is 10 GB.'],
    ['videos', 'a.vtt', 1024 * 1024, 'This file is too large. The limit is 1 MB.'],
    ['thumbnails', 'a.png', DEFAULT_CEILINGS.thumbnailMaxBytes, 'This file is too large. The limit is 10 MB.'],
  ])('refuses before it travels what is too large or empty: %s, %s', async (folder, fileName, ceiling, sentence) => {
    const { presign, files } = mediaWorld();
    const input = { folder, fileName, fileType: '' };
    await expect(presign.run({ ...input, fileSize: ceiling + 1 })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'media/too-large',
      message: sentence,
    });
    await expect(presign.run({ ...input, fileSize: 0 })).rejects.toMatchObject({
      message: 'This file is empty. Please choose another one.',
    });
    expect(await files.keys()).toEqual([]);
    await presign.run({ ...input, fileSize: ceiling });
  });

  it.each(['é', '😀', '👩🏽‍⚕️', '漢', 'й'])('takes two hundred characters such as %s', async (character) => {
    const { presign, files } = mediaWorld();
    const fileName = `${character.repeat(Math.min(200, Math.floor(990 / character.length)))}.pdf`;
    const { key } = await presign.run({ ...pdf, fileName });
    expect((await files.find(key))?.originalName).toBe(fileName);
  });

  it('never gives one key twice, whatever the name', async () => {
    const { presign } = mediaWorld();
    expect((await presign.run(pdf)).key).not.toBe((await presign.run(pdf)).key);
  });

  it('keeps captions beside their videos', async () => {
    const { presign } = mediaWorld();
    const { key, contentType } = await presign.run({ fileName: 'a.vtt', fileType: 'text/vtt', folder: 'videos' });
    expect([key.split('/')[0], contentType]).toEqual(['videos', 'text/vtt']);
  });

  it.each([
    ['videos', 'a.pdf', 'Invalid file type. Allowed: MP4, WebM, MOV, AVI'],
    ['documents', 'a.mp4', 'Invalid file type. Allowed: PDF, DOC, DOCX'],
    ['documents', 'a.vtt', 'Invalid file type. Allowed: PDF, DOC, DOCX'],
    ['thumbnails', 'a.svg', 'Invalid file type. Allowed: PNG, JPEG, WebP'],
  ])('refuses for %s the file %s', async (folder, fileName, sentence) => {
    const { presign, files } = mediaWorld();
    await expect(presign.run({ folder, fileName, fileType: '' })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'media/wrong-type',
      message: sentence,
      fields: { fileName: sentence },
    });
    expect(await files.keys()).toEqual([]);
  });

  it.each(['../x', 'secrets', '', 'Videos', 'videos/', '__proto__'])('refuses the folder %j', async (folder) => {
    await expect(mediaWorld().presign.run({ ...pdf, folder })).rejects.toMatchObject({ code: 'media/folder' });
  });

  it.each([
    'a/b.pdf',
    '..\\b.pdf',
    'a\0.pdf',
    'a\r\nb.pdf',
    'a\u202efdp.pdf',
    'a\u061cb.pdf',
    'a\u200b.pdf',
    'a\ufeffb.pdf',
    'a\u200f.pdf',
    '',
    ' ',
    `${'x'.repeat(5000)}.pdf`,
    'a\ud800.pdf',
  ])('refuses the name %j', async (fileName) => {
    await expect(mediaWorld().presign.run({ ...pdf, fileName })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'media/file-name',
    });
  });
});
