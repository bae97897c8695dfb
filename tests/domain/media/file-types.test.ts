import { describe, expect, it } from 'vitest';
import { faultOfPdfEnds } from '../../../src/domain/media/document-signatures.ts';
import { typeOfContent, typeOfUpload } from '../../../src/domain/media/file-types.ts';
import { SAMPLES, type SampleName } from './samples.ts';

const GENUINE: readonly (readonly [string, readonly SampleName[]])[] = [
  ['video/mp4', ['mp4']],
  ['video/webm', ['webm']],
  ['video/quicktime', ['mov', 'oldMov', 'mp4']],
  ['video/x-msvideo', ['avi']],
  ['application/pdf', ['pdf']],
  ['application/msword', ['doc']],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', ['docx']],
  ['image/png', ['png']],
  ['image/jpeg', ['jpeg']],
  ['image/webp', ['webp']],
  ['text/vtt', ['vtt']],
];

const isGenuine = (contentType: string, body: Uint8Array): boolean | undefined =>
  typeOfContent(contentType)?.isGenuine({ bytes: body.length, head: body, tail: body });

describe('the first and last bytes of a file', () => {
  it.each(GENUINE)('as %s pass for that alone', (contentType, genuine) => {
    const passing = Object.entries(SAMPLES).filter(([, body]) => isGenuine(contentType, body));
    expect(passing.map(([name]) => name).sort()).toEqual([...genuine].sort());
  });

  it.each(GENUINE)('of nothing or of three bytes are no %s', (contentType) => {
    expect(isGenuine(contentType, new Uint8Array())).toBe(false);
    expect(isGenuine(contentType, SAMPLES.pdf.subarray(0, 3))).toBe(false);
  });

  it('may carry a byte order mark before captions, but no longer word', () => {
    expect(isGenuine('text/vtt', Buffer.from('\u{feff}WEBVTT - a title\n'))).toBe(true);
    expect(isGenuine('text/vtt', Buffer.from('WEBVTT'))).toBe(true);
    expect(isGenuine('text/vtt', Buffer.from('WEBVTTX\n'))).toBe(false);
  });
});

describe('the ends of a PDF', () => {
  const { pdf } = SAMPLES;
  const mark = Buffer.from('\u{feff}');
  const HTML = Buffer.from('\n<!-- served by a shop -->\n');
  const together = (...parts: readonly (Buffer | string)[]): Buffer =>
    Buffer.concat(parts.map((part) => Buffer.from(part)));
  const nextRevision = '\n12 0 obj\n<< /Type /Annot >>';

  it.each<[string, string | undefined, Buffer]>([
    ['a byte order mark in front', undefined, together(mark, pdf)],
    ['line breaks in front', undefined, together('\r\n\n', pdf)],
    ['zeros behind', undefined, together(pdf, Buffer.alloc(40_960))],
    ['white space and a mark behind', undefined, together(pdf, ' \r\n\t\f'.repeat(500), mark)],
    ['a page in front', 'in-front', SAMPLES.pdfLate],
    ['a page behind', 'behind', together(pdf, HTML)],
    ['a page behind zeros', 'behind', together(pdf, Buffer.alloc(2000), HTML, Buffer.alloc(2000))],
    ['no end', 'cut-off', SAMPLES.pdfCut],
    ['no end of its second revision', 'cut-off', together(pdf, nextRevision)],
    ['an archive', 'no-pdf', SAMPLES.pdfZip],
    ['an archive behind which are zeros', 'no-pdf', together(SAMPLES.pdfZip, Buffer.alloc(3000))],
    ['the mark of a PDF too far in', 'no-pdf', together(Buffer.alloc(1100), pdf)],
  ])('with %s are told apart', (_what, fault, body) => {
    expect(faultOfPdfEnds({ bytes: body.length, head: body, tail: body })).toBe(fault);
  });
});

describe('what an upload says it is', () => {
  it.each([
    ['a.mp4', 'video/mp4', 'video/mp4'],
    ['a.MP4', 'VIDEO/MP4; codecs=avc1', 'video/mp4'],
    ['A lesson.v2.mov', 'video/quicktime', 'video/quicktime'],
    ['a.avi', 'video/avi', 'video/x-msvideo'],
    ['a.jpeg', 'image/jpg', 'image/jpeg'],
    ['a.vtt', '', 'text/vtt'],
  ])('%s as %j is %s', (fileName, claimed, contentType) => {
    expect(typeOfUpload(fileName, claimed)?.contentType).toBe(contentType);
  });

  it.each([
    ['a.pdf', 'text/html'],
    ['a.html', 'application/pdf'],
    ['a.svg', 'image/svg+xml'],
    ['a.pdf.exe', 'application/pdf'],
    ['pdf', 'application/pdf'],
    ['a.', ''],
    ['a.pdf ', 'application/pdf'],
    ['', ''],
    ['a.constructor', ''],
  ])('%j as %j is nothing we keep', (fileName, claimed) => {
    expect(typeOfUpload(fileName, claimed)).toBeUndefined();
  });
});
