import { describe, expect, it } from 'vitest';
import { putHeaders } from '../../src/uploads/api/put-headers.ts';

const ADDRESS = 'https://bucket.example/documents/a.pdf?X-Amz-Expires=900&X-Amz-SignedHeaders=';

describe('the headers of a PUT', () => {
  it.each([
    ['a type alone, where that is signed', `${ADDRESS}content-type%3Bhost`, 'a/b', { 'Content-Type': 'a/b' }],
    [
      'the condition too, where that is signed',
      `${ADDRESS}content-length%3Bcontent-type%3Bhost%3Bif-none-match&X-Amz-Signature=0`,
      'a/b',
      { 'Content-Type': 'a/b', 'If-None-Match': '*' },
    ],
    ['none for a part', `${ADDRESS}host`, undefined, {}],
    [
      'a type for our own server',
      '/api/uploads/documents/a.pdf?signature=if-none-match',
      'a/b',
      { 'Content-Type': 'a/b' },
    ],
  ])('are %s', (_what, url, contentType, headers) => {
    expect(putHeaders(url, contentType)).toEqual(headers);
  });
});
