import { describe, expect, it } from 'vitest';
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
    expect(files.keys.size).toBe(0);
  });

  it.each(['../x', 'secrets', '', 'Videos', 'videos/', '__proto__'])('refuses the folder %j', async (folder) => {
    await expect(mediaWorld().presign.run({ ...pdf, folder })).rejects.toMatchObject({ code: 'media/folder' });
  });

  it.each(['a/b.pdf', '..\\b.pdf', 'a\0.pdf', 'a\r\nb.pdf', 'a\u202efdp.pdf', 'a\u200f.pdf', '', ' ', `${'x'.repeat(5000)}.pdf`, 'a\ud800.pdf'])(
    'refuses the name %j',
    async (fileName) => {
      await expect(mediaWorld().presign.run({ ...pdf, fileName })).rejects.toMatchObject({
        kind: 'invalid',
        code: 'media/file-name',
      });
    },
  );
});
