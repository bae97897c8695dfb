import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfPdf } from '../../src/adapters/pdfium/active-content.ts';
import { makePdf, packed } from '../support/pdf.ts';

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const link = (action: string): string =>
  `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << ${action} >> >>]`;
const annotation = (entries: string): string => `/Annots [<< /Type /Annot /Rect [0 0 9 9] ${entries} >>]`;
/** An object stream with these objects, numbered from 20. */
const objects = (...values: string[]): string => {
  let at = 0;
  const pairs = values.map((value, index) => {
    const pair = `${20 + index} ${at}`;
    at += value.length + 1;
    return pair;
  });
  return `${pairs.join(' ')} ${values.join(' ')}`;
};
const stream = (text: string): { text: string; entries: string } => {
  const first = /^(\d+ \d+ )+/.exec(text)?.[0].length ?? 0;
  return { text, entries: `/Type /ObjStm /N 1 /First ${first}` };
};
const inStream = (...values: string[]) => {
  const { text, entries } = stream(objects(...values));
  return packed(text, entries);
};

/** One way of many to write a name: each letter as itself or as a number, in digits of either case. */
const disguised = (name: string): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom('plain', 'lower', 'upper'), { minLength: name.length, maxLength: name.length }).map((ways) =>
    Array.from(name, (letter, index) => {
      if (ways[index] === 'plain') return letter;
      const digits = letter.charCodeAt(0).toString(16).padStart(2, '0');
      return `#${ways[index] === 'upper' ? digits.toUpperCase() : digits}`;
    }).join(''),
  );

describe('what a PDF would do', () => {
  it.each([
    'EmbeddedFile',
    'FileAttachment',
    'GoToE',
    'ImportData',
    'JavaScript',
    'Launch',
    'Rendition',
    'RichMedia',
    'SubmitForm',
  ])('is found under any way to write /%s, in an object and in a packed one', (name) => {
    fc.assert(
      fc.property(disguised(name), (written) => {
        const action = `<< /S /${written} >>`;
        expect(faultOfPdf(makePdf({ catalog: `/X ${action}` }))).toBe('active-content');
        expect(faultOfPdf(makePdf({ more: [inStream(action)] }))).toBe('active-content');
      }),
      { numRuns: 25 },
    );
  });

  it('is found under any way to write the short keys', () => {
    const written = fc.constantFrom('JS', 'XFA', 'EF', 'AA').chain(disguised);
    fc.assert(
      fc.property(written, (key) => {
        expect(faultOfPdf(makePdf({ catalog: `/AcroForm << /${key} 4 0 R >>` }))).toBe('active-content');
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['opens another program', { page: link('/S /GoToR /F (other.exe) /D [0 /Fit]') }],
    ['opens a PDF of another machine', { page: link('/S /GoToR /F (\\\\\\\\host\\\\share\\\\a.pdf)') }],
    ['opens a PDF at an address', { page: link('/S /GoToR /F (http://x.example/a.pdf)') }],
    ['opens a PDF from the root of a disk', { page: link('/S /GoToR /F (/c/a.pdf)') }],
    ['opens a PDF by a second name', { page: link('/S /GoToR /F << /F (a.pdf) /UF (//host/a.pdf) >>') }],
    ['opens a PDF of a file system of its own', { page: link('/S /GoToR /F << /FS /URL /F (a.pdf) >>') }],
    ['opens a PDF without a name', { page: link('/S /GoToR /F << >>') }],
    ['opens a PDF that stands elsewhere', { page: link('/S /GoToR /F 4 0 R'), more: [{ body: '(//h/a.pdf)' }] }],
    ['opens an attached file', { page: link('/S /GoToE /T << /R /C >>') }],
    ['does what no standard knows yet', { page: link('/S /Surprise') }],
    ['does what is not said in place', { page: link('/S 4 0 R'), more: [{ body: '/GoTo' }] }],
    ['says twice what it does', { page: link('/S /GoTo /S /JavaScript') }],
    ['does more after a harmless beginning', { page: link('/S /GoTo /D [4 0 R /Fit] /Next << /S /Hide /T (x) >>') }],
    [
      'does more in a row of actions',
      { page: link('/S /GoTo /Next [<< /S /GoTo >> 4 0 R]'), more: [{ body: '<< /S /ResetForm >>' }] },
    ],
    ['names an action that stands elsewhere', { page: `/Annots [<< /A 4 0 R >>]`, more: [{ body: '<< /S /Hide >>' }] }],
    [
      'names an action by way of another object',
      { page: `/Annots [<< /A 4 0 R >>]`, more: [{ body: '5 0 R' }, { body: '<< /S /Hide >>' }] },
    ],
    [
      'names an action behind a comment in its head',
      { page: `/Annots [<< /A 77 0 R >>]`, more: [{ body: '<< >> endobj 77 %\n 0 obj << /S /Hide >>' }] },
    ],
    ['presses a command of the viewer', { page: link('/S /Named /N /SaveAs') }],
    ['leads to a script', { page: link('/S /URI /URI (java\\163cript:alert\\(1\\))') }],
    ['leads to a file of another machine', { page: link('/S /URI /URI (\\\\\\\\host\\\\share)') }],
    ['leads to a file', { page: link('/S /URI /URI <66696c653a2f2f2f78>') }],
    ['goes to the web as soon as it opens', { catalog: '/OpenAction << /S /URI /URI (https://example.org/) >>' }],
    [
      'sends a form as soon as it opens',
      { catalog: '/OpenAction 4 0 R', more: [{ body: '<< /S /SubmitForm /F (http://x.example/) >>' }] },
    ],
    ['acts when a page is shown', { page: '/AA << /O << /S /GoTo >> >>' }],
    ['has a form of XFA', { catalog: '/AcroForm << /Fields [] /XFA 4 0 R >>' }],
    ['has a file as an annotation', { page: annotation('/Subtype /FileAttachment /FS << /F (x.exe) >>') }],
    ['has a file in its names', { catalog: '/Names << /X << /EF << /F 4 0 R >> >> >>' }],
    ['plays a medium', { page: annotation('/Subtype /RichMedia') }],
    ['plays a film', { page: annotation('/Subtype /Movie') }],
    ['has the kind of an annotation elsewhere', { page: annotation('/Subtype 4 0 R'), more: [{ body: '/Movie' }] }],
    ['has a script in a dictionary that never ends', { catalog: `/X << /Y ${SCRIPT.slice(0, -3)}` }],
    ['has a script behind what is no key', { catalog: `7 ${SCRIPT} /X 1` }],
    ['has a script behind a comment', { catalog: `/X %>>\n${SCRIPT}` }],
  ])('is refused when it %s', (_what, holds) => {
    expect(faultOfPdf(makePdf(holds))).toBe('active-content');
  });

  it('is found in an object stream that does not say that it is one', () => {
    const { text } = stream(objects(SCRIPT));
    expect(faultOfPdf(makePdf({ more: [packed(text, '/N 1 /First 5')] }))).toBe('active-content');
  });

  it('is found behind blanks that use up a smaller budget', () => {
    const packedBlanks = inStream(`${' '.repeat(1_000_000)}<< >>`);
    const pdf = makePdf({ more: [packedBlanks, inStream('<< /X (harmless) >>')] });
    expect(faultOfPdf(pdf)).toBeUndefined();
    expect(faultOfPdf(pdf, 1_000_020)).toBe('unclear');
    expect(faultOfPdf(pdf, 100_000)).toBe('unclear');
  });

  const plain = stream(objects('<< /X 1 >>'));
  const hidden = (filter: string, bytes: Buffer, more = '') =>
    makePdf({ more: [{ body: `<< ${plain.entries} ${filter} ${more}`, stream: bytes }] });
  it.each([
    ['under another filter', hidden('/Filter /LZWDecode', Buffer.from('x'))],
    ['under two filters', hidden('/Filter [/ASCIIHexDecode /FlateDecode]', Buffer.from('78>'))],
    ['under a filter that stands elsewhere', hidden('/Filter 4 0 R', deflateSync(plain.text))],
    ['damaged', hidden('/Filter /FlateDecode', Buffer.from('no such thing'))],
    [
      'as rows of differences',
      hidden('/Filter /FlateDecode', deflateSync(plain.text), '/DecodeParms << /Predictor 12 >>'),
    ],
    ['deeper than anybody writes', makePdf({ catalog: `/X ${'['.repeat(2000)}` })],
  ])('is unclear when objects are %s', (_what, pdf) => {
    expect(faultOfPdf(pdf)).toBe('unclear');
  });

  it('is not looked for in what is encrypted', () => {
    expect(faultOfPdf(makePdf({ trailer: '/Encrypt << /Filter /Standard >>' }))).toBe('encrypted');
    const reference = packed('x', '/Type /XRef /Root 1 0 R /Encrypt 9 0 R');
    expect(faultOfPdf(makePdf({ more: [reference] }))).toBe('encrypted');
  });

  it.each([
    ['a link to the next chapter of a book', { page: link('/S /GoToR /F (ch02.pdf) /D [0 /Fit]') }],
    ['the same by two names', { page: link('/S /GoToR /F << /F (../a/ch02.pdf) /UF <FEFF0061002E007000640066> >>') }],
    ['a link by ftp', { page: link('/S /URI /URI (ftp://ftp.example.org/a)') }],
    ['links to the web, to a mail and inside', { page: link('/S /URI /URI (https://example.org/a\\(b\\))') }],
    ['a mail', { page: link('/S /URI /URI (mailto:office@example.org)') }],
    ['an address without a scheme', { page: link('/S /URI /URI (www.example.org)') }],
    ['links inside', { page: link('/S /GoTo /D (chapter.1)') }],
    ['commands to turn pages', { page: link('/S /Named /N /NextPage') }],
    ['a page to open with', { catalog: '/OpenAction << /S /GoTo /D [4 0 R /Fit] >>' }],
    ['a place to open with', { catalog: '/OpenAction [4 0 R /Fit]', more: [{ body: '<< /Type /Page >>' }] }],
    [
      'a tagged structure with attributes and borders',
      {
        catalog: '/StructTreeRoot << /K 4 0 R >>',
        more: [
          { body: '<< /S /Sect /A 5 0 R /K [<< /S /Movie-like /A << /O /Layout >> >>] >>' },
          { body: '<< /O /List >>' },
        ],
        page: annotation('/Subtype /Link /BS << /S /U /W 1 >>'),
      },
    ],
    ['bookmarks', { more: [{ body: '<< /Title (Launch) /Next 5 0 R >>' }, { body: '<< /Title (b) /Prev 4 0 R >>' }] }],
    [
      'blends and objects in a stream',
      { more: [inStream('<< /BM /Screen >>', '<< /S /Alpha /Type /Mask >>', '[1 2 3]')] },
    ],
    [
      'a form without scripts',
      { catalog: '/AcroForm << /Fields [4 0 R] >>', more: [{ body: '<< /FT /Tx /AA << >> >>' }] },
    ],
  ])('takes %s', (_what, holds) => {
    expect(faultOfPdf(makePdf(holds))).toBeUndefined();
  });
});
