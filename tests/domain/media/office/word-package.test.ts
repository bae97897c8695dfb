import { describe, expect, it } from 'vitest';
import { once } from '../../../../src/domain/media/bytes.ts';
import { faultOfWordPackage } from '../../../../src/domain/media/office/word-package.ts';
import type { ArchiveEntry } from '../../../../src/domain/media/ports.ts';
import { type DocxRequest, docxParts, WORDPROCESSING } from '../../../support/word.ts';

interface Part {
  readonly name: string;
  readonly content: string;
  /** What the directory claims, where that is not so. */
  readonly claims?: number;
}

async function* entriesOf(parts: readonly Part[]): AsyncGenerator<ArchiveEntry> {
  for (const { name, content, claims = content.length } of parts)
    yield { name, packedBytes: 50, unpackedBytes: claims, unpack: () => once(Buffer.from(content)) };
}

const codeOf = async (holds: DocxRequest, more: readonly Part[] = []) =>
  (await faultOfWordPackage(entriesOf([...docxParts(holds), ...more])))?.code;

const override = (name: string, type: string): string => `<Override PartName="/${name}" ContentType="${type}"/>`;

describe('a document of Word', () => {
  it.each<[string, DocxRequest]>([
    ['nothing but its text', {}],
    [
      'pictures, a header and styles',
      {
        parts: { 'word/media/image1.png': 'PNG', 'word/header1.xml': '<w:hdr/>', 'word/styles.xml': '<w:styles/>' },
        types:
          override('word/header1.xml', `${WORDPROCESSING}.header+xml`) +
          override('word/styles.xml', `${WORDPROCESSING}.styles+xml`),
        relations: [
          ['image', 'media/image1.png'],
          ['header', 'header1.xml'],
          ['styles', '/word/styles.xml'],
        ],
      },
    ],
    [
      'links to the web and to a mail',
      {
        relations: [
          ['hyperlink', 'https://example.org/?a=1&amp;b=2', 'External'],
          ['hyperlink', 'mailto:a@example.org', 'External'],
        ],
      },
    ],
    [
      'a picture under a type that was never needed',
      { types: '<Default Extension="bin" ContentType="application/x-anything"/>' },
    ],
    [
      'comments between its tags',
      { typesXml: docxParts()[0]?.content.replace('<Default', '<!-- by - hand --><Default') ?? '' },
    ],
  ])('is taken with %s', async (_what, holds) => {
    expect(await codeOf(holds)).toBeUndefined();
  });

  it.each<[string, string, DocxRequest]>([
    [
      'loads a template from elsewhere',
      'media/document-loads',
      { relations: [['attachedTemplate', 'https://x.example/t.dotm', 'External']] },
    ],
    [
      'loads a picture from elsewhere',
      'media/document-loads',
      { relations: [['image', 'http://x.example/p.png', 'External']] },
    ],
    ['leads outside without saying so', 'media/document-loads', { relations: [['image', 'file:///c:/p.png']] }],
    [
      'leads to a share without saying so',
      'media/document-loads',
      { relations: [['image', '\\\\host\\share\\p.png']] },
    ],
    ['links to a program', 'media/document-loads', { relations: [['hyperlink', 'ms-msdt:/id', 'External']] }],
    [
      'links to a share in disguised letters',
      'media/document-loads',
      { relations: [['hyperlink', '&#x5c;&#92;host\\share', 'External']] },
    ],
    [
      'holds an embedded object',
      'media/document-embeds',
      {
        types: override('word/embeddings/oleObject1.bin', 'application/vnd.openxmlformats-officedocument.oleObject'),
        parts: { 'word/embeddings/oleObject1.bin': 'MZ' },
        relations: [['oleObject', 'embeddings/oleObject1.bin']],
      },
    ],
    [
      'calls a program a picture and loads it as an object',
      'media/document-embeds',
      { parts: { 'word/media/a.png': 'MZ' }, relations: [['oleObject', 'media/a.png']] },
    ],
    ['holds a part of no type', 'media/document-embeds', { parts: { 'word/a.exe': 'MZ' } }],
    [
      'holds a part of HTML',
      'media/document-embeds',
      { types: '<Default Extension="html" ContentType="text/html"/>', parts: { 'word/a.html': '<p/>' } },
    ],
    [
      'has macros under another name',
      'media/archive-macros',
      { types: override('word/readme.xml', 'application/vnd.ms-office.vbaProject'), parts: { 'word/readme.xml': 'x' } },
    ],
    [
      'is a document with macros',
      'media/archive-macros',
      { mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' },
    ],
    ['is a template', 'media/document-embeds', { mainType: `${WORDPROCESSING}.template.main+xml` }],
    ['has no text', 'media/archive-broken', { mainType: `${WORDPROCESSING}.header+xml` }],
    [
      'has types in another encoding',
      'media/archive-broken',
      { typesXml: '<?xml version="1.0" encoding="UTF-7"?><Types/>' },
    ],
    [
      'has types with entities of its own',
      'media/archive-broken',
      { typesXml: '<!DOCTYPE a [<!ENTITY b "c">]><Types/>' },
    ],
    [
      'has relationships that are no XML',
      'media/archive-broken',
      { relationsXml: '<Relationships>words</Relationships>' },
    ],
    [
      'has relationships with another element',
      'media/archive-broken',
      { relationsXml: '<Relationships><Include/></Relationships>' },
    ],
    [
      'says a target twice',
      'media/archive-broken',
      { relationsXml: '<Relationships><Relationship Type="a/image" Target="a" Target="b"/></Relationships>' },
    ],
  ])('is refused when it %s', async (_what, code, holds) => {
    expect(await codeOf(holds)).toBe(code);
  });

  const fields = (xml: string): DocxRequest => ({ parts: { 'word/header1.xml': xml } });
  it.each<[string, string | undefined, DocxRequest]>([
    ['a page number', undefined, fields('<w:hdr><w:instrText xml:space="preserve"> PAGE </w:instrText></w:hdr>')],
    [
      'a link to pages on DDEVELOPERS',
      undefined,
      fields('<w:fldSimple w:instr=" HYPERLINK &quot;https://x.example/ddevelopers&quot; "/>'),
    ],
    ['the word in its text', undefined, fields('<w:t>DDE and DDEAUTO are fields</w:t>')],
    [
      'one that starts a program',
      'media/document-loads',
      fields('<w:instrText>DDEAUTO c:\\\\windows\\\\cmd.exe</w:instrText>'),
    ],
    [
      'one in pieces',
      'media/document-loads',
      fields('<w:instrText> D</w:instrText><w:t/><w:instrText>DE</w:instrText><w:instrText> cmd</w:instrText>'),
    ],
    ['one in an attribute', 'media/document-loads', fields("<w:fldSimple w:instr=' &#68;DE &quot;cmd&quot; '/>")],
    [
      'one in another encoding',
      'media/archive-broken',
      fields('<?xml version="1.0" encoding="UTF-7"?><w:instrText>+AEQARABF</w:instrText>'),
    ],
    ['one in letters of two bytes', 'media/archive-broken', fields('<\0w\0:\0i\0')],
  ])('says of a field: %s', async (_what, code, holds) => {
    expect(await codeOf(holds)).toBe(code);
  });

  it('is refused when its parts are larger than its directory claims, or smaller', async () => {
    const long = 'x'.repeat(3000);
    expect(await codeOf({}, [{ name: 'word/media/a.png', content: long, claims: 10 }])).toBe('media/archive-broken');
    expect(await codeOf({}, [{ name: 'word/media/a.png', content: 'x', claims: 10 }])).toBe('media/archive-broken');
    expect(await codeOf({}, [{ name: 'word/media/a.png', content: long }])).toBeUndefined();
  });

  it('is refused when two parts have one name, in whatever letters', async () => {
    expect(await codeOf({}, [{ name: 'WORD/Document.xml', content: 'x' }])).toBe('media/archive-broken');
  });

  it('stops unpacking at its ceiling, whatever was claimed', async () => {
    const parts = docxParts();
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1024 * 1024;
        yield Buffer.alloc(1024 * 1024);
      }
    }
    async function* entries(name: string): AsyncGenerator<ArchiveEntry> {
      yield* entriesOf(parts);
      yield { name, packedBytes: 50, unpackedBytes: 100, unpack: endless };
    }
    expect((await faultOfWordPackage(entries('word/media/a.png')))?.code).toBe('media/archive-too-demanding');
    expect(given).toBeLessThan(600 * 1024 * 1024);
    given = 0;
    expect((await faultOfWordPackage(entries('word/_rels/a.xml.rels')))?.code).toBe('media/archive-too-demanding');
    expect(given).toBeLessThan(3 * 1024 * 1024);
  });
});
