import { describe, expect, it } from 'vitest';
import { folderOf, refusalOf, titleOf } from '../../src/uploads/accept.ts';
import { goesInParts, partsOf } from '../../src/uploads/transfer/parts.ts';
import { MULTIPART_ABOVE_BYTES, PART_BYTES } from '../../src/wire/upload-limits.ts';
import { dayTarget, LARGE, LARGE_PARTS, moduleTarget } from './support/samples.ts';

describe('how a file travels', () => {
  it.each([1, PART_BYTES, MULTIPART_ABOVE_BYTES])('%i bytes go whole', (bytes) => {
    expect(goesInParts(bytes)).toBe(false);
    expect(partsOf(bytes)).toEqual([]);
  });

  it.each([LARGE, 2_147_483_648, 21 * PART_BYTES])('%i bytes go in parts without a gap', (bytes) => {
    const parts = partsOf(bytes);
    expect(parts[0]).toMatchObject({ number: 1, fromByte: 0 });
    expect(parts.at(-1)).toMatchObject({ number: parts.length, toByte: bytes });
    for (const [index, part] of parts.entries()) {
      expect(part.fromByte).toBe(parts[index - 1]?.toByte ?? 0);
      if (index < parts.length - 1) expect(part.toByte - part.fromByte).toBe(PART_BYTES);
    }
  });

  it('one byte above the threshold is a part of its own', () => {
    expect(partsOf(LARGE)).toHaveLength(LARGE_PARTS);
    expect(partsOf(LARGE).at(-1)).toEqual({ number: 21, fromByte: MULTIPART_ABOVE_BYTES, toByte: LARGE });
  });
});

describe('what sets out', () => {
  it.each(['a.mp4', 'A.WEBM', 'lesson.one.mov', 'x.avi'])('%s as a video', (name) =>
    expect(refusalOf({ name, size: 1 }, 'videos')).toBeUndefined(),
  );
  it.each(['a.pdf', 'A.DOC', 'x.docx'])('%s as a document', (name) =>
    expect(refusalOf({ name, size: 1 }, 'documents')).toBeUndefined(),
  );

  it.each(['a.pdf', 'a.vtt', 'mp4', 'a.mp4.exe', 'a.'])('not %s as a video', (name) =>
    expect(refusalOf({ name, size: 1 }, 'videos')).toBe('Invalid file type. Allowed: MP4, WebM, MOV, AVI'),
  );
  it.each(['a.mp4', 'a.txt', ''])('not "%s" as a document', (name) =>
    expect(refusalOf({ name, size: 1 }, 'documents')).toBe('Invalid file type. Allowed: PDF, DOC, DOCX'),
  );
  it('nothing empty', () =>
    expect(refusalOf({ name: 'a.pdf', size: 0 }, 'documents')).toBe('This file is empty. Please choose another one.'));

  it('into the folder of its kind', () => {
    expect([dayTarget(1, 1, 'video'), dayTarget(1, 1, 'pdf'), moduleTarget()].map(folderOf)).toEqual([
      'videos',
      'documents',
      'documents',
    ]);
  });
});

describe('a title', () => {
  it.each([
    ['Furcation 1.3.mp4', 'Furcation 1.3'],
    ['.pdf', '.pdf'],
    ['two\nlines\t.pdf', 'two lines'],
    ['no extension', 'no extension'],
    [`${'é'.repeat(250)}.pdf`, 'é'.repeat(200)],
    [`${'🦷'.repeat(150)}.pdf`, '🦷'.repeat(100)],
    [`a${'🦷'.repeat(150)}.pdf`, `a${'🦷'.repeat(99)}`],
    ['\u0007.pdf', 'Untitled'],
    ['\u200b\u3164.pdf', 'Untitled'],
  ])('of %j is %j', (fileName, title) => expect(titleOf(fileName)).toBe(title));
});
