import { inflateSync } from 'node:zlib';

// Viewers obey these names wherever they stand in a dictionary. A name may have any of its letters
// written as # and two hexadecimal digits.
const NAMES = ['JavaScript', 'Launch', 'EmbeddedFile'];
const LONGEST_WRITTEN = 1 + 3 * Math.max(...NAMES.map((name) => name.length));

const written = (letter: string): string => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`;
const ACTIVE = new RegExp(`/(?:${NAMES.map((name) => Array.from(name, written).join('')).join('|')})(?![\\w#])`);

const PART_BYTES = 1024 * 1024;
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/**
 * Whether a PDF names scripts, launched programs or attached files: in its bytes as they are, and in object
 * streams that are compressed the usual way (Flate). Not seen: object streams under another filter or
 * encryption. Rather too strict: a page whose uncompressed text speaks of "/Launch" is refused as well.
 */
export function hasActiveContent(pdf: Uint8Array): boolean {
  for (let at = 0; at < pdf.length; at += PART_BYTES) {
    if (ACTIVE.test(latin1(pdf.subarray(at, at + PART_BYTES + LONGEST_WRITTEN)))) return true;
  }
  return objectStreams(pdf).some((text) => ACTIVE.test(text));
}

/** Their texts, as far as they can be unpacked within a budget; what is damaged gives as much as it has. */
function objectStreams(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length);
  const texts: string[] = [];
  let budget = MAX_UNPACKED_BYTES;
  for (let at = bytes.indexOf('/ObjStm'); at !== -1 && budget > 0; at = bytes.indexOf('/ObjStm', at + 1)) {
    const start = dataStart(bytes, bytes.indexOf('stream', at));
    const end = start === undefined ? -1 : bytes.indexOf('endstream', start);
    if (start === undefined || end === -1) continue;
    const text = unpacked(bytes.subarray(start, end), budget);
    budget -= text.length;
    texts.push(text);
  }
  return texts;
}

function dataStart(bytes: Buffer, keyword: number): number | undefined {
  if (keyword === -1) return undefined;
  const after = keyword + 'stream'.length;
  return bytes[after] === 0x0d && bytes[after + 1] === 0x0a ? after + 2 : after + 1;
}

function unpacked(packed: Buffer, mostBytes: number): string {
  try {
    // 2 is Z_SYNC_FLUSH: a stream that is cut off, or followed by a line break, still gives what it has.
    return inflateSync(packed, { maxOutputLength: mostBytes, finishFlush: 2 }).toString('latin1');
  } catch {
    return '';
  }
}
