/**
 * Both ends of a file, at most `SAMPLE_BYTES` each, for recognising its type (magic bytes). A small file is both. An
 * end that is nothing but padding is skipped.
 */
export interface Sample {
  /** Size of the whole file. */
  readonly bytes: number;
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
}

export const SAMPLE_BYTES = 64 * 1024;

/** ISO 32000-1, 7.2.2: zero, tab, line feed, form feed, carriage return, blank; and the bytes of byte order marks. */
const PADDING: readonly number[] = [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff];

/** Returns the offset at which trailing padding begins. */
export const paddingStart = (bytes: Uint8Array): number => bytes.findLastIndex((byte) => !PADDING.includes(byte)) + 1;

/** Returns whether all bytes are padding, so that they hide nothing. */
export const isPadding = (bytes: Uint8Array): boolean => paddingStart(bytes) === 0;

const MAX_FTYP_BYTES = 4096;
const STILL_IMAGE_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis'];
const OLD_QUICKTIME_BOXES = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const hasBytes = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte);

export function holdsText(bytes: Uint8Array, text: string): boolean {
  const wanted = Array.from(text, (character) => character.charCodeAt(0));
  for (let at = bytes.indexOf(wanted[0] ?? 0); at !== -1; at = bytes.indexOf(wanted[0] ?? 0, at + 1)) {
    if (hasBytes(bytes, at, wanted)) return true;
  }
  return false;
}

/** Returns the offset of the last occurrence of an ASCII text, or -1. */
export function lastOf(bytes: Uint8Array, text: string): number {
  const wanted = Array.from(text, (character) => character.charCodeAt(0));
  let at = bytes.lastIndexOf(wanted[0] ?? 0);
  while (at > 0 && !hasBytes(bytes, at, wanted)) at = bytes.lastIndexOf(wanted[0] ?? 0, at - 1);
  return at >= 0 && hasBytes(bytes, at, wanted) ? at : -1;
}

/** The size in front of the first box. Text such as `<!--` reads as a size far beyond the file. */
const firstBoxBytes = ({ head }: Sample): number =>
  (head[0] ?? 0) * 2 ** 24 + (head[1] ?? 0) * 2 ** 16 + (head[2] ?? 0) * 2 ** 8 + (head[3] ?? 0);

/** The major brand of an ISO media file, or undefined when it does not begin as one. */
function brand(sample: Sample): string | undefined {
  const size = firstBoxBytes(sample);
  if (textAt(sample.head, 4, 4) !== 'ftyp' || size < 16 || size > MAX_FTYP_BYTES) return undefined;
  return textAt(sample.head, 8, 4);
}

export function isMp4(sample: Sample): boolean {
  const major = brand(sample);
  return major !== undefined && major !== 'qt  ' && !STILL_IMAGE_BRANDS.includes(major);
}

/** Cameras also write newer brands into files they name `.mov`; before 2004 there was no brand at all. */
export function isQuickTime(sample: Sample): boolean {
  const size = firstBoxBytes(sample);
  const isOld = OLD_QUICKTIME_BOXES.includes(textAt(sample.head, 4, 4)) && size <= sample.bytes;
  return brand(sample) === 'qt  ' || isMp4(sample) || isOld;
}

export const isWebM = ({ head }: Sample): boolean =>
  hasBytes(head, 0, [0x1a, 0x45, 0xdf, 0xa3]) && holdsText(head.subarray(0, 128), 'webm');

export const isAvi = ({ head }: Sample): boolean => textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'AVI ';

export const isPng = ({ head }: Sample): boolean =>
  hasBytes(head, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) && textAt(head, 12, 4) === 'IHDR';

export const isJpeg = ({ head }: Sample): boolean => hasBytes(head, 0, [0xff, 0xd8, 0xff]);

export const isWebP = ({ head }: Sample): boolean => textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP';

/** WebVTT 1.0, section 6.1: an optional byte order mark, the word, then white space or the end. */
export function isWebVtt({ head }: Sample): boolean {
  const start = hasBytes(head, 0, [0xef, 0xbb, 0xbf]) ? 3 : 0;
  return /^WEBVTT(?:[ \t\r\n]|$)/.test(textAt(head, start, 7));
}
