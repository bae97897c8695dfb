import { FAULT, type LineFault } from './faults.ts';

export type Decoded = { readonly lines: readonly string[] } | { readonly faults: readonly LineFault[] };

const NEWLINE = 0x0a;
const LINE_BREAK = /\r\n|\r|\n/;
/** Control characters but the tab. */
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/**
 * The lines of a text file: UTF-8, or UTF-16 where a byte order mark says so (Windows calls it "Unicode"). What no
 * encoding explains, and what was lost in an earlier conversion, is named line by line.
 */
export function linesIn(bytes: Uint8Array): Decoded {
  const encoding = utf16Of(bytes);
  if (encoding) return sound(new TextDecoder(encoding).decode(bytes).split(LINE_BREAK));
  try {
    return sound(new TextDecoder('utf-8', { fatal: true }).decode(bytes).split(LINE_BREAK));
  } catch {
    return { faults: undecodable(bytes) };
  }
}

function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function sound(lines: readonly string[]): Decoded {
  const faults = lines.flatMap((words, index): LineFault[] => {
    if (UNSEEN.test(words)) return [{ line: index + 1, sentence: FAULT.unseen }];
    return words.includes('\ufffd') ? [{ line: index + 1, sentence: FAULT.lostCharacters }] : [];
  });
  return faults.length > 0 ? { faults } : { lines };
}

/** No byte of a longer UTF-8 character is a line break, so each line is judged alone. */
function undecodable(bytes: Uint8Array): LineFault[] {
  const faults: LineFault[] = [];
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let start = 0, line = 1; start <= bytes.length; line += 1) {
    const found = bytes.indexOf(NEWLINE, start);
    const end = found === -1 ? bytes.length : found;
    try {
      decoder.decode(bytes.subarray(start, end));
    } catch {
      faults.push({ line, sentence: FAULT.notUtf8 });
    }
    start = end + 1;
  }
  return faults;
}
