import { expect, it } from 'vitest';
import { rareFormatOf } from '../../../src/domain/media/rare-format.ts';

it.each([
  ['video/quicktime', 'HEVC', 'MOV'],
  ['video/x-msvideo', undefined, 'AVI'],
  ['video/mp4', 'MPEG-4 Part 2', 'MPEG-4 Part 2'],
  ['video/mp4', undefined, undefined],
  ['application/pdf', 'HEVC', undefined],
])('a file of %s with the codec %s has the rare format %s', (contentType, rareCodec, format) => {
  expect(rareFormatOf({ contentType, rareCodec })).toBe(format);
});
