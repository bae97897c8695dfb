import type { Bytes } from '../../../src/domain/media/ports.ts';
import { makePdf } from '../../support/pdf.ts';
import { blackPng } from '../../support/pictures.ts';
import { zip as archive } from '../../support/zip.ts';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const filled = (start: Buffer, bytes: number): Buffer =>
  Buffer.concat([start, Buffer.alloc(bytes - start.length, 0x20)]);

/** A box as ISO media files have them: its size, its kind, its content. */
function box(kind: string, content: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.length);
  return Buffer.concat([size, latin1(kind + content)]);
}

/** Behind everything else: samples that reach to the end of the file, however much is put behind them. */
const toTheEnd = latin1('\0\0\0\0mdat');

const zipEnd = (comment = ''): Buffer => {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, latin1(comment)]);
};

export const zip = (...names: string[]): Buffer =>
  Buffer.concat([...names.map((name) => latin1(`PK\x03\x04${'\0'.repeat(26)}${name}`)), zipEnd()]);

/** The smallest bytes that begin and end as the type does. */
export const SAMPLES = {
  mp4: filled(Buffer.concat([box('ftyp', 'isom\0\0\x02\0isomiso2'), box('moov', ''), toTheEnd]), 400),
  webm: filled(latin1('\x1a\x45\xdf\xa3\x8fB\x86\x81\x01B\xf7\x81\x01B\x82\x84webm\x18\x53\x80\x67\xff'), 400),
  mov: filled(Buffer.concat([box('ftyp', 'qt  \0\0\x02\0qt  \0\0\0\0'), box('moov', ''), toTheEnd]), 400),
  oldMov: Buffer.concat([box('wide', ''), box('mdat', 'x'.repeat(300)), box('moov', '')]),
  avi: filled(latin1('RIFF\x10\0\0\0AVI LIST'), 400),
  /** Whole: what is saved is read by a job. */
  pdf: makePdf({ pages: ['Enamel', 'Dentine'] }),
  doc: filled(latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 600),
  docx: archive(
    ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'].map((name) => ({
      name,
      content: `<${'x'.repeat(300)}/>`,
    })),
  ),
  /** Whole: a course's picture is opened. */
  png: blackPng({ width: 16, height: 16 }),
  jpeg: filled(latin1('\xff\xd8\xff\xe0\0\x10JFIF'), 200),
  webp: filled(latin1('RIFF\x10\0\0\0WEBPVP8 '), 200),
  vtt: latin1('WEBVTT\n\n00:00.000 --> 00:02.000\nThe enamel is thin here.\n'),
  html: latin1('<!doctype html><script>document.title = 1</script>'),
  svg: latin1('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  /** A page in front of a box: browsers that guess would run it. */
  htmlMp4: filled(latin1('<!--ftypisom--><script>alert(1)</script>'), 400),
  htmlMov: filled(latin1('<!--mdat--><script>alert(1)</script>'), 400),
  pdfZip: Buffer.concat([latin1('%PDF-1.7\n'), zip('a.txt').subarray(0, -22), zipEnd('\n%%EOF\n')]),
  pdfLate: latin1(`<script>alert(1)</script>%PDF-1.7\n${'0'.repeat(300)}%%EOF`),
  pdfCut: latin1(`%PDF-1.7\n${'0'.repeat(3000)}`),
  macroDocx: zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
  xlsx: zip('[Content_Types].xml', 'xl/workbook.xml'),
  heic: filled(box('ftyp', 'heic\0\0\0\0mif1heic'), 400),
  matroska: filled(latin1('\x1a\x45\xdf\xa3\x9fB\x82\x88matroska'), 400),
};

export type SampleName = keyof typeof SAMPLES;

export async function* bytesOf(...chunks: (Uint8Array | string)[]): Bytes & AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk;
}
