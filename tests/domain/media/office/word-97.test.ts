import { describe, expect, it } from 'vitest';
import { once } from '../../../../src/domain/media/bytes.ts';
import { faultOfWord97 } from '../../../../src/domain/media/office/word-97.ts';
import { type DocRequest, makeDoc } from '../../../support/word.ts';

const codeOf = async (doc: Buffer) =>
  (await faultOfWord97(doc.length, async ({ first, last }) => once(doc.subarray(first, last + 1))))?.code;

describe('a document of Word 97', () => {
  it.each<[string, DocRequest]>([
    ['nothing but its text', {}],
    ['a template of the author', { template: 'C:\\Users\\ada\\Templates\\School.dot' }],
    ['properties and custom XML', { more: ['\u0005SummaryInformation', 'MsoDataStore/Item'] }],
    ['a place for objects that is empty', { empty: ['ObjectPool'] }],
  ])('is taken with %s', async (_what, holds) => {
    expect(await codeOf(makeDoc(holds))).toBeUndefined();
  });

  it.each<[string, string, DocRequest]>([
    ['has macros', 'media/archive-macros', { more: ['Macros/VBA'] }],
    ['has macros under the name of Excel', 'media/archive-macros', { more: ['_VBA_PROJECT_CUR/dir'] }],
    ['holds an object', 'media/document-embeds', { more: ['ObjectPool/_1'] }],
    ['holds the database of an installer', 'media/document-embeds', { more: ['\u4840\u3f7f\u4164'] }],
    ['is locked', 'media/document-locked', { isEncrypted: true }],
    ['loads a template from the web', 'media/document-loads', { template: 'https://x.example/t.dot' }],
    ['loads a template from a share', 'media/document-loads', { template: '\\\\host\\share\\t.dot' }],
  ])('is refused when it %s', async (_what, code, holds) => {
    expect(await codeOf(makeDoc(holds))).toBe(code);
  });

  it.each<[string, (doc: Buffer) => void]>([
    ['has no text', (doc) => doc.write('X', doc.indexOf(Buffer.from('WordDocument', 'utf16le')), 'utf16le')],
    ['has a directory in a circle', (doc) => doc.writeUInt32LE(17, 512 + 17 * 4)],
    [
      'has entries that are their own siblings',
      (doc) => doc.writeUInt32LE(1, doc.indexOf(Buffer.from('WordDocument', 'utf16le')) + 68),
    ],
    ['has sectors of no size', (doc) => doc.writeUInt16LE(0, 30)],
    ['has a table outside of it', (doc) => doc.writeUInt32LE(0x7fffffff, 76)],
    ['says that its text is none', (doc) => doc.writeUInt16LE(1, 1024)],
  ])('is refused as damaged when it %s', async (_what, damage) => {
    const doc = makeDoc();
    damage(doc);
    expect(['media/archive-broken', 'media/document-embeds']).toContain(await codeOf(doc));
  });

  it('ends, whatever single byte of it is another', async () => {
    const doc = makeDoc();
    const places = [...Array(600).keys(), ...Array.from({ length: 1024 }, (_, at) => doc.length - 1024 + at)];
    for (const at of places) {
      const damaged = Buffer.from(doc);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      await codeOf(damaged);
    }
  });
});
