import { holdsText, isPadding, lastOf, paddingStart, type Sample } from './signatures.ts';

/** Length in which viewers look for the signature of a PDF, after any other bytes. */
const PDF_FRONT_BYTES = 1024;
const PDF_BEGIN = '%PDF-';
const PDF_END = '%%EOF';
const ZIP_END_BYTES = 22;
const ZIP_END = [0x50, 0x4b, 0x05, 0x06] as const;

const startsWith = (bytes: Uint8Array, wanted: readonly number[]): boolean =>
  wanted.every((byte, index) => bytes[index] === byte);

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/**
 * Returns whether a zip reader, which starts at the end, would accept the file as an archive (polyglot).
 *
 * @param solidBytes length without the padding at the end
 */
function endsAsZip(tail: Uint8Array, solidBytes = tail.length): boolean {
  const [first] = ZIP_END;
  for (
    let at = tail.lastIndexOf(first, tail.length - ZIP_END_BYTES);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(first, at - 1)
  ) {
    if (!startsWith(tail.subarray(at, at + ZIP_END.length), ZIP_END)) continue;
    const commentBytes = (tail[at + 20] ?? 0) + (tail[at + 21] ?? 0) * 256;
    const end = at + ZIP_END_BYTES + commentBytes;
    if (end >= solidBytes && end <= tail.length) return true;
  }
  return false;
}

/**
 * Why bytes are no sound PDF: something else `in-front` of it or `behind` it, which a page or a program could hide in,
 * or no end; `no-pdf` is anything else. White space, zeros and byte order marks hide nothing (decision D77).
 */
export type PdfEndsFault = 'no-pdf' | 'in-front' | 'behind' | 'cut-off';

export function faultOfPdfEnds({ head, tail }: Sample): PdfEndsFault | undefined {
  const begin = latin1(head.subarray(0, PDF_FRONT_BYTES + PDF_BEGIN.length)).indexOf(PDF_BEGIN);
  if (begin === -1 || endsAsZip(tail, paddingStart(tail))) return 'no-pdf';
  if (!isPadding(head.subarray(0, begin))) return 'in-front';
  const end = lastOf(tail, PDF_END);
  if (end === -1) return 'cut-off';
  const rest = tail.subarray(end + PDF_END.length);
  if (isPadding(rest)) return undefined;
  // The next revision of a PDF begins with an object: it is that one's end which is missing.
  return /^\s*\d{1,10}\s+\d{1,5}\s+obj/.test(latin1(rest.subarray(0, 100))) ? 'cut-off' : 'behind';
}

export const isPdf = (sample: Sample): boolean => faultOfPdfEnds(sample) === undefined;

/** The compound file of Word 97 to 2003. */
export const isDoc = ({ head }: Sample): boolean => startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Returns whether it is a DOCX without macros. Names are in front of each entry and in the directory at the end. */
export function isDocx({ head, tail }: Sample): boolean {
  const names = (text: string) => holdsText(head, text) || holdsText(tail, text);
  return (
    startsWith(head, [0x50, 0x4b, 0x03, 0x04]) &&
    endsAsZip(tail) &&
    names('[Content_Types].xml') &&
    names('word/') &&
    !names('vbaProject.bin')
  );
}
