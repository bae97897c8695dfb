import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { PdfReader } from '../../src/adapters/pdfium/pdf-reader.ts';
import type { DocumentFacts, DocumentReading } from '../../src/domain/media/document-reader.ts';
import { projectFolder } from '../../src/main/project-folder.ts';
import { makePdf, packed } from '../support/pdf.ts';
import { pieces } from '../support/pieces.ts';

const demo = (name: string): Buffer => readFileSync(join(projectFolder(), 'src/main/seed/demo-files', name));
const MIB = 1024 * 1024;

const reader = new PdfReader();
afterAll(() => reader.close());

const read = (pdf: Buffer): Promise<DocumentReading> => reader.read(async () => pieces(pdf), pdf.length);
const facts = async (pdf: Buffer): Promise<DocumentFacts> => {
  const reading = await read(pdf);
  if ('refused' in reading) throw new Error(`Refused: ${reading.refused}`);
  return reading.facts;
};
const picture = async (pdf: Buffer) => sharp((await facts(pdf)).preview).metadata();

describe('PDFium in a process of its own', () => {
  it('reads the pages, the title, the words and the first page of a paper', async () => {
    const { pageCount, title, text, preview } = await facts(demo('mock-paper-1.pdf'));
    expect([pageCount, title]).toEqual([3, 'Mock Paper 1']);
    expect(text).toContain('QUESTIONS');
    expect(text).toContain('3 of 3');
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'webp', width: 480, height: 679 });
    expect((await sharp(preview).stats()).isOpaque).toBe(true);
  });

  it.each([
    ['a million points wide and high', [1e6, 1e6], { width: 480, height: 480 }],
    ['a strip', [14_400, 3], { width: 480, height: 1 }],
    ['a tower', [3, 14_400], { width: 1, height: 960 }],
    ['wide', [842, 595], { width: 480, height: 339 }],
  ] as const)('draws a page that is %s within the limits', async (_what, size, wanted) => {
    expect(await picture(makePdf({ size }))).toMatchObject(wanted);
  });

  it.each([
    ['a PDF that was cut off', () => demo('mock-paper-1.pdf').subarray(0, 60_000)],
    [
      'noise with the ends of a PDF',
      () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 0xa7), Buffer.from('%%EOF')]),
    ],
  ])('refuses %s as broken', async (_what, pdf) => {
    expect(await read(pdf())).toEqual({ refused: 'broken' });
  });

  it('refuses what only opens with a password', async () => {
    const lock = `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`;
    const id = '/ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]';
    expect(await read(makePdf({ trailer: `/Encrypt ${lock} ${id}` }))).toEqual({ refused: 'encrypted' });
    expect(await read(makePdf({ trailer: `/Encrypt << /Filter /Company.Lock /V 9 >> ${id}` }))).toEqual({
      refused: 'encrypted',
    });
  });

  const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  const LAUNCH = '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (x.exe) >> >>]';
  const ATTACHED = '/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (a) /EF << /F 4 0 R >> >>] >> >>';
  it.each([
    ['a script that runs when it opens', makePdf({ catalog: `/OpenAction ${SCRIPT}` })],
    ['a named script', makePdf({ catalog: `/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >>` })],
    ['a script of a page', makePdf({ page: `/AA << /O ${SCRIPT} >>` })],
    ['a script under a disguised name', makePdf({ catalog: '/OpenAction << /S /J#61vaScr#69pt /JS (x) >>' })],
    [
      'a script in a packed object',
      makePdf({ more: [packed(`5 0 ${SCRIPT}`, '/Type /ObjStm /N 1 /First 4')], catalog: '/OpenAction 5 0 R' }),
    ],
    ['a program that is started', makePdf({ page: LAUNCH })],
    ['an attached file', makePdf({ more: [{ body: '<<', stream: Buffer.from('MZ') }], catalog: ATTACHED })],
    [
      'a script behind four mebibytes',
      makePdf({ more: [{ body: '<<', stream: Buffer.alloc(4 * MIB, 0x20) }], page: `/AA << /O ${SCRIPT} >>` }),
    ],
  ])('refuses %s', async (_what, pdf) => {
    expect(await read(pdf)).toEqual({ refused: 'active-content' });
  });

  it('takes links, bookmarks and form fields without scripts', async () => {
    const link = '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.org/) >> >>';
    const outline = '/Outlines << /Type /Outlines /Count 0 >> /OpenAction [6 0 R /Fit] /AcroForm << /Fields [] >>';
    expect(
      await facts(makePdf({ page: `/Annots [${link}]`, catalog: outline, pages: ['JavaScript and Launch as words'] })),
    ).toMatchObject({ pageCount: 1 });
  });

  const repeated = deflateSync(Buffer.alloc(200 * MIB, ' 0 0 m 9 9 l S'), { level: 1 });
  const forms = Array.from({ length: 30 }, (_, index) => ({
    body: `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /I ${5 + index} 0 R >> >>`,
    stream: Buffer.from('/I Do '.repeat(2)),
  }));
  const image = {
    body: '<< /Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
    stream: deflateSync(Buffer.alloc(30 * MIB)),
  };
  const shown = {
    page: '/Resources << /XObject << /I 4 0 R >> >>',
    content: () => Buffer.from('500 0 0 500 0 0 cm /I Do'),
  };
  it.each([
    [
      'unpacks to 200 MiB of drawing',
      makePdf({ more: [{ body: '<< /Filter /FlateDecode', stream: repeated }], page: '/Contents 4 0 R /X' }),
    ],
    ['draws forms twice in each other, thirty deep', makePdf({ more: forms, ...shown })],
    ['saves its state two million times', makePdf({ content: () => Buffer.from('q '.repeat(2_000_000)) })],
    ['opens two million brackets', makePdf({ content: () => Buffer.from('['.repeat(2_000_000)) })],
    ['nests two hundred thousand dictionaries', makePdf({ catalog: `/X ${'<< /A '.repeat(200_000)}` })],
    ['shows a picture of 60,000 pixels in each direction', makePdf({ more: [image], ...shown })],
    ['has pages that contain each other', makePdf({ catalog: '/Pages 1 0 R /Kids [1 0 R] /Count 3' })],
  ])('survives a PDF that %s, and reads the next one', async (_what, pdf) => {
    const reading = await read(pdf);
    if ('refused' in reading) expect(['too-demanding', 'unclear', 'broken', 'empty']).toContain(reading.refused);
    expect(await facts(makePdf())).toMatchObject({ pageCount: 1, text: 'Cusp' });
  });

  it.each([
    ['a byte order mark in front', Buffer.concat([Buffer.from('\u{feff}'), makePdf()])],
    ['a line break in front', Buffer.concat([Buffer.from('\r\n'), makePdf()])],
    ['40,960 zeros behind', Buffer.concat([makePdf(), Buffer.alloc(40_960)])],
    ['2,048 blanks behind', Buffer.concat([makePdf(), Buffer.alloc(2048, ' ')])],
  ])('reads a PDF with %s', async (_what, pdf) => {
    expect(await facts(pdf)).toMatchObject({ pageCount: 1, text: 'Cusp' });
  });

  it('fails as the storage does, at the start and in the middle, and reads the next one', async () => {
    const pdf = demo('mock-paper-1.pdf');
    async function* cut() {
      yield pdf.subarray(0, 50_000);
      throw new Error('The disk is away.');
    }
    await expect(reader.read(async () => cut(), pdf.length)).rejects.toThrow('The disk is away.');
    await expect(reader.read(() => Promise.reject(new Error('No such file.')), 1)).rejects.toThrow('No such file.');
    expect(await facts(pdf)).toMatchObject({ pageCount: 3 });
  });
});
