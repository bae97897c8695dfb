import { describe, expect, it } from 'vitest';
import { faultOfWord97 } from '../../src/adapters/office/word-97.ts';
import { fieldsOfText } from '../../src/adapters/office/word-97-text.ts';
import { once } from '../../src/domain/media/bytes.ts';
import { type DocRequest, makeDoc } from '../support/word.ts';

const codeOf = async (doc: Buffer) =>
  (await faultOfWord97(doc.length, async ({ first, last }) => once(doc.subarray(first, last + 1))))?.code;

const field = (told: string, shown: string): string => `\u0013${told}\u0014${shown}\u0015`;

describe('a document of Word 97', () => {
  it.each<[string, DocRequest]>([
    ['nothing but its text', {}],
    ['a template of the author', { template: 'C:\\Users\\ada\\Templates\\School.dot' }],
    ['properties and custom XML', { more: ['\u0005SummaryInformation', 'MsoDataStore/Item'] }],
    ['a place for objects that is empty', { empty: ['ObjectPool'] }],
    ['streams that nobody has heard of', { more: ['Surprise', '_xmlsignatures/1'] }],
    ['a template under an address of the own drive', { template: 'file:///C:\\Templates\\School.dot' }],
    ['a template of an old Mac', { template: 'Macintosh HD:Templates:School.dot' }],
    ['a list of names on the own drive', { source: 'C:\\Lists\\names.mdb' }],
    ['a picture that came from the web', { picture: { name: 'https://x.example/p.png', isLinked: false } }],
    ['a picture of the own drive', { picture: { name: 'C:\\p.png', isLinked: true } }],
    ['fields', { text: [`a${field(' PAGE ', '1')}`, field(' HYPERLINK "https://x.example/dde" ', 'include DDE')] }],
    ['the words of fields in its text', { text: ['DDE and DDEAUTO and INCLUDE are fields'] }],
  ])('is taken with %s', async (_what, holds) => {
    expect(await codeOf(makeDoc(holds))).toBeUndefined();
  });

  it.each<[string, string, DocRequest]>([
    ['has macros', 'media/archive-macros', { more: ['Macros/VBA'] }],
    ['has macros under the name of Excel', 'media/archive-macros', { more: ['_VBA_PROJECT_CUR/dir'] }],
    ['holds an object', 'media/document-embeds', { more: ['ObjectPool/_1'] }],
    ['holds the database of an installer', 'media/document-embeds', { more: ['\u4840\u3f7f\u4164'] }],
    ['holds a package', 'media/document-embeds', { more: ['Package'] }],
    ['has a control', 'media/document-controls', { more: ['ObjectPool/\u0003OCXNAME'] }],
    ['is a workbook', 'media/document-kind', { main: 'Workbook' }],
    ['is a DOCX with a password', 'media/document-locked', { main: 'EncryptedPackage' }],
    ['has a list of names on a share', 'media/document-loads', { source: '\\\\host\\names.mdb' }],
    [
      'shows a picture of the web',
      'media/document-loads',
      { picture: { name: 'https://x.example/p.png', isLinked: true } },
    ],
    ['shows a picture of a share', 'media/document-loads', { picture: { name: '//host/p.png', isLinked: true } }],
    ['starts a program', 'media/document-fields', { text: [field('DDEAUTO c:\\\\cmd.exe', '!')] }],
    ['starts one in pieces', 'media/document-fields', { text: ['\u0013 D', 'D', 'E cmd \u0015'] }],
    ['includes a text', 'media/document-fields', { text: ['a', field(' INCLUDETEXT "x.doc" ', '')] }],
    ['shows a picture by a field', 'media/document-fields', { text: [field(' INCLUDEPICTURE "x.png" ', '')] }],
    ['does so in a field', 'media/document-fields', { text: [field(` IF ${field('DDE x', '')} `, 'y')] }],
    ['has fields without end', 'media/archive-too-demanding', { text: ['\u0013'.repeat(200)] }],
    ['is locked', 'media/document-locked', { isEncrypted: true }],
    ['loads a template from the web', 'media/document-loads', { template: 'https://x.example/t.dot' }],
    ['loads a template from a share', 'media/document-loads', { template: '\\\\host\\share\\t.dot' }],
    ['has a script as its template', 'media/document-loads', { template: 'javascript:alert(1)' }],
    ['was saved by Word 6 or 95', 'media/document-too-old', { mark: 0xa5dc }],
    ['was saved by a Japanese Word 6', 'media/document-too-old', { mark: 0xa697 }],
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
    expect(['media/archive-broken', 'media/document-kind']).toContain(await codeOf(doc));
  });

  it('is read in rows of sectors, and refused when there are more rows than it may take', async () => {
    const doc = makeDoc({ text: ['x'.repeat(2000)] });
    let reads = 0;
    const read = async ({ first, last }: { first: number; last: number }) => {
      reads += 1;
      return once(doc.subarray(first, last + 1));
    };
    expect(await faultOfWord97(doc.length, read)).toBeUndefined();
    expect(reads).toBeLessThan(12);
    expect(await faultOfWord97(doc.length, read, reads - 1)).toMatchObject({ code: 'media/archive-too-demanding' });
  });

  it('is refused when its text is longer than any', async () => {
    const pieces = [{ start: 0, letters: 2 ** 30, isWide: false }];
    const read = () => Promise.reject(new Error('Nothing of it is read.'));
    expect(await fieldsOfText(pieces, read)).toBe('too-much');
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
