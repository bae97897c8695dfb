import { describe, expect, it } from 'vitest';
import { faultOfWordPackage } from '../../src/adapters/office/word-package.ts';
import { once } from '../../src/domain/media/bytes.ts';
import type { ArchiveEntry } from '../../src/domain/media/ports.ts';
import { pieces } from '../support/pieces.ts';
import { type DocxRequest, docxParts, WORDPROCESSING } from '../support/word.ts';

interface Part {
  readonly name: string;
  readonly content: string;
  /** What the directory claims, where that is not so. */
  readonly claims?: number;
}

async function* entriesOf(parts: readonly Part[]): AsyncGenerator<ArchiveEntry> {
  for (const { name, content, claims = content.length } of parts)
    yield {
      name,
      packedBytes: 50,
      unpackedBytes: claims,
      unpack: () => once(Buffer.from(content, content === OLE ? 'latin1' : 'utf8')),
    };
}

const codeOf = async (holds: DocxRequest, more: readonly Part[] = []) =>
  (await faultOfWordPackage(entriesOf([...docxParts(holds), ...more])))?.code;

const OLE = '\u00d0\u00cf\u0011\u00e0';
const relationsXml = (relations: readonly (readonly [string, string])[]): string =>
  `<Relationships>${relations.map(([type, target]) => `<Relationship Type="x/${type}" Target="${target}"/>`).join('')}</Relationships>`;

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
    ...['javascript:alert(1)', 'java&#9;script:alert(1)', 'vbscript:x', 'data:text/html,x', 'mhtml:x'].map(
      (target): [string, string, DocxRequest] => [
        `has ${target} as its template`,
        'media/document-loads',
        { relations: [['attachedTemplate', target, 'External']] },
      ],
    ),
    ['links to a program', 'media/document-links', { relations: [['hyperlink', 'ms-msdt:/id', 'External']] }],
    [
      'links to a share in disguised letters',
      'media/document-links',
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
    ['is a template', 'media/document-kind', { mainType: `${WORDPROCESSING}.template.main+xml` }],
    ['has no text', 'media/archive-broken', { mainType: `${WORDPROCESSING}.header+xml` }],
    [
      'has types in another encoding',
      'media/document-encoding',
      { typesXml: '<?xml version="1.0" encoding="UTF-7"?><Types/>' },
    ],
    [
      'has types with entities of its own',
      'media/document-type',
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
      'media/document-fields',
      fields('<w:instrText>DDEAUTO c:\\\\windows\\\\cmd.exe</w:instrText>'),
    ],
    [
      'one in pieces',
      'media/document-fields',
      fields('<w:instrText> D</w:instrText><w:t/><w:instrText>DE</w:instrText><w:instrText> cmd</w:instrText>'),
    ],
    ['one in an attribute', 'media/document-fields', fields("<w:fldSimple w:instr=' &#68;DE &quot;cmd&quot; '/>")],
    [
      'one in another encoding',
      'media/document-encoding',
      fields('<?xml version="1.0" encoding="UTF-7"?><w:instrText>+AEQARABF</w:instrText>'),
    ],
    ['one in letters of two bytes', 'media/archive-broken', fields('<\0w\0:\0i\0')],
  ])('says of a field: %s', async (_what, code, holds) => {
    expect(await codeOf(holds)).toBe(code);
  });

  const OFFICE = 'application/vnd.openxmlformats-officedocument';
  /** One more part of this type, which the document names. */
  const withPart = (name: string, type: string, content = '<x/>', relation = 'unheardOf'): DocxRequest => ({
    types: override(`word/${name}`, type),
    parts: { [`word/${name}`]: content },
    relations: [[relation, name]],
  });
  const chart = (from: string, workbook: { name: string; type: string; content: string }): DocxRequest => ({
    types: override(`word/${from}`, `${OFFICE}.drawingml.chart+xml`) + override(workbook.name, workbook.type),
    parts: {
      [`word/${from}`]: '<c:chartSpace/>',
      'word/charts/_rels/chart1.xml.rels': relationsXml([['package', '../embeddings/Workbook.xlsx']]),
      [workbook.name]: workbook.content,
    },
    relations: [['chart', from]],
  });
  const WORKBOOK = {
    name: 'word/embeddings/Workbook.xlsx',
    type: `${OFFICE}.spreadsheetml.sheet`,
    content: 'PK\u0003\u0004 numbers',
  };
  const PLIST = '<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//A" "x.dtd"><plist/>';

  it.each<[string, DocxRequest]>([
    ['what the Editor found', withPart('intelligence2.xml', 'application/vnd.ms-office.intelligence2+xml')],
    [
      'the label of an organisation',
      {
        types: override('docMetadata/LabelInfo.xml', 'application/vnd.ms-office.classificationlabels+xml'),
        parts: { 'docMetadata/LabelInfo.xml': '<labelList/>' },
      },
    ],
    ['a picture with an effect', withPart('media/hdphoto1.wdp', 'image/vnd.ms-photo', 'II', 'hdphoto')],
    ['the settings of a printer', withPart('p.bin', `${WORDPROCESSING}.printerSettings`, 'Laser', 'printerSettings')],
    ['those of a printer of a Mac', withPart('p.bin', `${WORDPROCESSING}.printerSettings`, PLIST, 'printerSettings')],
    ['a picture as scanners name it', withPart('media/a.tif', 'image/tif', 'II*', 'image')],
    ['key bindings', withPart('customizations.xml', 'application/vnd.ms-word.keyMapCustomizations+xml')],
    ['a part that nobody has heard of', withPart('surprise.xml', 'application/vnd.example.surprise+xml')],
    ['data in UTF-16', withPart('item1.xml', 'application/xml', '<\0a\0/\0>\0')],
    ['data that say UTF-16 and are not', withPart('item1.xml', 'application/xml', '<?xml encoding="utf-16"?><a/>')],
    ['a chart and its workbook', chart('charts/chart1.xml', WORKBOOK)],
    [
      'relationships of the strict standard',
      {
        relationsXml:
          '<Relationships><Relationship Type="urn:strict/officeDocument/relationships/image" Target="a.png"/></Relationships>',
      },
    ],
    ...['Normal.dotm', 'file:///C:\\Users\\Ada\\School.dotx', 'file:///g:/School.dotx', 'C:\\School.dotx'].map(
      (target): [string, DocxRequest] => [
        `the template ${target}`,
        { relations: [['attachedTemplate', target, 'External']] },
      ],
    ),
    ['a picture of the own drive', { relations: [['image', 'file:///Users/ada/My%20Pictures/p.png', 'External']] }],
    ...['file:///C:\\notes.docx', 'about:blank', '#chapter', 'law-database://act/1', 'notes.docx'].map(
      (target): [string, DocxRequest] => [`a link to ${target}`, { relations: [['hyperlink', target, 'External']] }],
    ),
  ])('is taken with %s', async (_what, holds) => {
    expect(await codeOf(holds)).toBeUndefined();
  });

  it.each<[string, string, DocxRequest]>([
    ...[
      'http://x.example/t.dotm',
      'HTTPS://x.example/t',
      '\\\\host\\t.dotx',
      'file://host/t.dotx',
      'file:////host/t.dotx',
      'file://///host/t.dotx',
      'file:///%5C%5Chost/t.dotx',
      '/&#92;host/t.dotx',
      'mhtml:http://x.example/t!x',
    ].flatMap((target) =>
      ['attachedTemplate', 'frame', 'image', 'mailMergeSource', 'subDocument', 'oleObject'].map(
        (type): [string, string, DocxRequest] => [
          `loads its ${type} from ${target}`,
          'media/document-loads',
          { relations: [[type, target, 'External']] },
        ],
      ),
    ),
    [
      'names a picture of the web in its drawing',
      'media/document-loads',
      { parts: { 'word/header1.xml': '<v:imagedata src="http&#x3a;//x.example/p.png"/>' } },
    ],
    [
      'has a source of data on a share',
      'media/document-loads',
      { parts: { 'word/settings.xml': '<w:connectString w:val="Data Source=\\\\host\\list.mdb"/>' } },
    ],
    ['has a control', 'media/document-controls', withPart('a.xml', 'application/vnd.ms-office.activeX+xml')],
    ['names a control', 'media/document-controls', withPart('a.xml', 'application/xml', '<x/>', 'control')],
    ['names macros', 'media/archive-macros', withPart('a.bin', 'application/octet-stream', 'x', 'vbaProject')],
    ['takes in another file', 'media/document-embeds', withPart('a.txt', 'text/plain', 'x', 'aFChunk')],
    ['holds a program as a picture', 'media/document-embeds', withPart('media/a.png', 'image/png', 'MZ', 'image')],
    [
      'holds an object as a picture',
      'media/document-embeds',
      { ...withPart('media/a.png', 'image/png', 'x', 'image'), parts: { 'word/media/a.png': OLE } },
    ],
    ['holds a workbook without a chart', 'media/document-embeds', withPart('a.xlsx', WORKBOOK.type, WORKBOOK.content)],
    [
      'holds a package that is no chart’s',
      'media/document-embeds',
      withPart('a.xlsx', WORKBOOK.type, WORKBOOK.content, 'package'),
    ],
    [
      'has a chart with a document behind it',
      'media/document-embeds',
      chart('charts/chart1.xml', { ...WORKBOOK, type: `${WORDPROCESSING}.document` }),
    ],
    [
      'has a chart with a program behind it',
      'media/document-embeds',
      chart('charts/chart1.xml', { ...WORKBOOK, content: 'MZ' }),
    ],
    [
      'has a chart with macros behind it',
      'media/archive-macros',
      chart('charts/chart1.xml', { ...WORKBOOK, type: 'application/vnd.ms-excel.sheet.macroEnabled.12' }),
    ],
    ...['word/document.xml.more', 'customXml/item1.xml', 'word/media/drawing.svg'].map(
      (name): [string, string, DocxRequest] => [
        `has a document type in ${name}`,
        'media/document-type',
        { parts: { [name]: '<!-- a --><!DOCTYPE x [<!ENTITY y SYSTEM "file:///x">]><x>&y;</x>' } },
      ],
    ),
    ['has text that is no XML', 'media/archive-broken', { parts: { 'word/header1.xml': 'words' } }],
    ['has text that is cut off', 'media/archive-broken', { parts: { 'word/header1.xml': '<w:hdr><w:p' } }],
  ])('is refused when it %s', async (_what, code, holds) => {
    expect(await codeOf(holds)).toBe(code);
  });

  const run = (text: string): string => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
  const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const field = (...told: string[]): string => `${mark('begin')}${told.join('')}${mark('separate')}x${mark('end')}`;
  it.each<[string, string | undefined, string]>([
    ['a link to a page called dde', undefined, field(run(' HYPERLINK "https://x.example/dde/include" '))],
    ['a field of a form letter', undefined, field(run(' MERGEFIELD Include '))],
    ['what a program for references keeps', undefined, field(run(` ADDIN X.CITE ${'y'.repeat(40_000)} DDE `))],
    ['a link to a table on the own drive', undefined, field(run(' LINK Excel.Sheet.12 "C:\\\\a.xlsx" "R1C1" \\a '))],
    ['a picture', 'media/document-fields', field(run(' INCLUDEPICTURE "x.png" \\d '))],
    ['a text', 'media/document-fields', field(run('includetext "C:\\\\a.docx"'))],
    ['one in a field', 'media/document-fields', field(run(' IF 1 = 1 '), field(run(' DDEAUTO excel ')), run(' "x" '))],
    ['one around a field', 'media/document-fields', field(run('D'), field(run(' PAGE ')), run('DE cmd'))],
    ['one that is torn apart', 'media/document-fields', field(run('IMP'), '<w:t/>', run('<!-- - -->ORT "x"'))],
    ['one in CDATA', 'media/document-fields', field(run('<![CDATA[D]]>D<![CDATA[E x]]>'))],
    ['one with numbers for letters', 'media/document-fields', field(run('&#000000000068;D&#x00000000045; cmd'))],
    ['one that was deleted', 'media/document-fields', field('<w:delInstrText>DDE x</w:delInstrText>')],
    ['one that never ends', 'media/document-fields', `${mark('begin')}${run('DDE x')}`],
    ['one behind many blanks', 'media/document-fields', field(run(' '.repeat(40_000)), run('DDE x'))],
    ['one under another prefix', 'media/document-fields', '<w:fldSimple x:instr="PAGE" w:instr="INCLUDE a"/>'],
    [
      'a link to a table on a share',
      'media/document-fields',
      field(run(' LINK Excel.Sheet.12 "\\\\\\\\host\\\\a.xlsx" ')),
    ],
    ['fields in fields without end', 'media/archive-too-demanding', mark('begin').repeat(200)],
    ['one in UTF-16', 'media/document-fields', [...run('DDE x')].join('\0').concat('\0')],
  ])('says of a field: %s', async (_what, code, xml) => {
    const isWide = xml.includes('\0');
    const whole = isWide ? `<\0x\0>\0${xml}` : `<w:hdr>${xml}</w:hdr>`;
    expect(await codeOf({ parts: { 'word/header1.xml': whole } })).toBe(code);
  });

  it('is read alike in pieces of any size', async () => {
    const xml = `\u{feff}<?xml version="1.0" encoding="UTF-8"?><!-- a - b -->${field(run('D<![CDATA[DE]]>'), run('AUTO x'))}`;
    const bytes = Buffer.from(xml);
    for (const size of [1, 2, 3, 5, 7]) {
      const unpack = () => pieces(bytes, size);
      async function* entries(): AsyncGenerator<ArchiveEntry> {
        yield* entriesOf(docxParts());
        yield { name: 'word/header1.xml', packedBytes: 50, unpackedBytes: bytes.length, unpack };
      }
      expect((await faultOfWordPackage(entries()))?.code).toBe('media/document-fields');
    }
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
