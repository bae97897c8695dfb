import { holdsText, type Sample } from './signatures.ts';

const PDF_END_BYTES = 1024;
const ZIP_END_BYTES = 22;
const ZIP_END = [0x50, 0x4b, 0x05, 0x06] as const;

const startsWith = (bytes: Uint8Array, wanted: readonly number[]): boolean =>
  wanted.every((byte, index) => bytes[index] === byte);

/** Whether a zip reader, which begins at the end, would take the file for an archive. */
function endsAsZip(tail: Uint8Array): boolean {
  const [first] = ZIP_END;
  for (
    let at = tail.lastIndexOf(first, tail.length - ZIP_END_BYTES);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(first, at - 1)
  ) {
    if (!startsWith(tail.subarray(at, at + ZIP_END.length), ZIP_END)) continue;
    const commentBytes = (tail[at + 20] ?? 0) + (tail[at + 21] ?? 0) * 256;
    if (at + ZIP_END_BYTES + commentBytes === tail.length) return true;
  }
  return false;
}

/** Viewers find `%PDF-` anywhere in the first kilobyte; we want it first, so that nothing else can be. */
const beginsAsPdf = ({ head }: Sample): boolean => startsWith(head, [0x25, 0x50, 0x44, 0x46, 0x2d]);
const endsAsPdf = ({ tail }: Sample): boolean =>
  holdsText(tail.subarray(Math.max(0, tail.length - PDF_END_BYTES)), '%%EOF');

export const isPdf = (sample: Sample): boolean => beginsAsPdf(sample) && endsAsPdf(sample) && !endsAsZip(sample.tail);

/** As a download that broke off leaves it. */
export const isCutOffPdf = (sample: Sample): boolean =>
  beginsAsPdf(sample) && !endsAsPdf(sample) && !endsAsZip(sample.tail);

/** The compound file of Word 97 to 2003. */
export const isDoc = ({ head }: Sample): boolean => startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Names lie in front of each entry and again in the directory at the end. One with macros is refused. */
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
