import { FAULT, type LineFault, MAX_FAULTS, MAX_LINES } from './faults.ts';

export type Decoded = { readonly lines: readonly string[] } | { readonly faults: readonly LineFault[] };

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const LINE_BREAK = /\r\n|\r|\n/;
/** Control characters but the tab. */
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** Replacement character (U+FFFD), which decoders put in place of invalid bytes. */
const LOST = '\ufffd';
/** Zeros and Ctrl-Z, with which older programs fill up a file or end it, and what has no width between them. */
const PADDING = '\0\u001a\r\n\t ';

/**
 * The lines of a text file: UTF-8, or UTF-16 where a byte order mark says so (Windows calls it "Unicode"). What no
 * encoding explains, and what was lost in an earlier conversion, is named line by line, up to a number.
 */
export function linesIn(bytes: Uint8Array): Decoded {
  const encoding = utf16Of(bytes);
  if (encoding) return sound(new TextDecoder(encoding).decode(bytes));
  try {
    return sound(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { faults: undecodable(bytes) };
  }
}

function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function sound(text: string): Decoded {
  const lines = withoutPadding(text).split(LINE_BREAK, MAX_LINES + 1);
  if (lines.length > MAX_LINES) return { faults: [{ line: null, sentence: FAULT.tooManyLines }] };
  if (!UNSEEN.test(text) && !text.includes(LOST)) return { lines };
  const faults: LineFault[] = [];
  for (const [index, words] of lines.entries()) {
    if (UNSEEN.test(words)) faults.push({ line: index + 1, sentence: FAULT.unseen });
    else if (words.includes(LOST)) faults.push({ line: index + 1, sentence: FAULT.lostCharacters });
    if (faults.length === MAX_FAULTS) break;
  }
  return faults.length > 0 ? { faults } : { lines };
}

/** Counted from the end: a pattern that is to end there would be tried at each blank of the file. */
function withoutPadding(text: string): string {
  let end = text.length;
  while (end > 0 && PADDING.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** No byte of a longer UTF-8 character is a line break, so each line is judged alone. */
function undecodable(bytes: Uint8Array): LineFault[] {
  const faults: LineFault[] = [];
  let line = 1;
  let start = 0;
  for (let at = 0; at <= bytes.length && faults.length < MAX_FAULTS; at += 1) {
    if (at < bytes.length && bytes[at] !== NEWLINE && bytes[at] !== RETURN) continue;
    if (!isUtf8(bytes.subarray(start, at))) faults.push({ line, sentence: FAULT.notUtf8 });
    if (bytes[at] === RETURN && bytes[at + 1] === NEWLINE) at += 1;
    start = at + 1;
    line += 1;
  }
  return faults;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
