import { describe, expect, it } from 'vitest';
import { MAX_TIMED_TEXT_BYTES, type TimedTextKind } from '../../../src/wire/timed-text/faults.ts';
import { readTimedText, webVttOf } from '../../../src/wire/timed-text/timed-text.ts';
import { ownProcessorMs } from '../../support/longest-turn.ts';

const CUE = '\n\n00:01.000 --> 00:02.000\nx';
/** Pieces of both grammars, of their mistakes, and of what only looks like either. */
const FRAGMENTS = [
  ...['<', '>', '<b', '<b>', '</b>', '<font', '</font', '<font ', '<font>', '{', '{\\', '{\\an8}', '}', '&', '&amp'],
  ...['&amp;', '&nbsp;', '<v Ann>', '<00:01.000>', '\n', '\r', '\r\n', ' ', '\t', ' \n', '\n \n', '\u00a0', '\u2028'],
  ...['-->', ' --> ', 'a -->\n', '-', '00:', '00:01.000', '00:01.000 --> ', '9', '.', ',', '1\n', '\n\n1\n', '\n\n1'],
  ...['align:start ', 'X1:0 ', 'line:', 'NOTE\n', '\n\nNOTE x', 'STYLE\n', '\n\nSTYLE\n', 'WEBVTT', 'WEBVTT\n'],
  ...[CUE, `${CUE}\n<b>`, CUE.slice(0, -1), `${CUE}\n2`, 'é', '🦷', '\ufffd', '\u0000', '\u001a', '\u0001', '\ufeff'],
];
/** The words of a first cue, or the beginning of a file, are where the fragment is repeated. */
const FILES: readonly { kind: TimedTextKind; name: string; head: string }[] = [
  { kind: 'captions', name: 'x.vtt', head: `WEBVTT${CUE}` },
  { kind: 'chapters', name: 'x.vtt', head: `WEBVTT${CUE}` },
  { kind: 'captions', name: 'x.srt', head: CUE },
  { kind: 'captions', name: 'x.srt', head: '' },
];
const SMALL = 8 * 1024;
const TIMES = 16;
/** Less than this is the machine's and not the reader's. */
const NOISE_MS = 6;
const TRIES = 8;
/** What takes so long is not tried again. */
const HOPELESS_MS = 2000;

const encoder = new TextEncoder();
const sizeOf = (text: string): number => encoder.encode(text).length;

/** Files of at most so many bytes, of the fragment after each head and nothing else. */
const filesOf = (fragment: string) => (size: number) =>
  FILES.map(({ head, ...file }) => ({
    ...file,
    bytes: encoder.encode(head + fragment.repeat(Math.floor((size - sizeOf(head)) / sizeOf(fragment)))),
  }));

type Files = ReturnType<ReturnType<typeof filesOf>>;

/** Milliseconds of processor time. */
function costOf(files: Files): number {
  const since = ownProcessorMs();
  for (const { kind, name, bytes } of files) {
    const read = readTimedText(kind, name, bytes);
    if ('cues' in read) webVttOf(read.cues);
  }
  return ownProcessorMs() - since;
}

/**
 * Sixteen times the size costs at most twice sixteen times as much, in the best of several tries; where the time is
 * quadratic that would be 256 times.
 */
function isLinear(filesOfSize: (size: number) => Files): boolean {
  const [small, large] = [filesOfSize(SMALL), filesOfSize(TIMES * SMALL)];
  let [leastSmall, leastLarge] = [Infinity, Infinity];
  for (let tried = 0; tried < TRIES; tried += 1) {
    leastSmall = Math.min(leastSmall, costOf(small));
    leastLarge = Math.min(leastLarge, costOf(large));
    if (leastLarge <= 2 * TIMES * Math.max(leastSmall, NOISE_MS)) return true;
    if (leastLarge > HOPELESS_MS) return false;
  }
  return false;
}

const cases = FRAGMENTS.map((fragment) => [JSON.stringify(fragment), fragment] as const);

describe('captions and chapters are read in time linear in their size', () => {
  it.each(cases)('%s over and over', (_, fragment) => {
    expect(isLinear(filesOf(fragment))).toBe(true);
  });

  it.each(cases)('the largest file of %s takes no more than seconds', (_, fragment) => {
    expect(costOf(filesOf(fragment)(MAX_TIMED_TEXT_BYTES))).toBeLessThan(5000);
  });

  it('bytes that are no text are named as fast', () => {
    const bytes = (size: number) => new Uint8Array(size).map((_, at) => (at % 2 === 0 ? 0xff : 0x0a));
    const files = (size: number) => FILES.map((file) => ({ ...file, bytes: bytes(size) }));
    expect(isLinear(files)).toBe(true);
    expect(costOf(files(MAX_TIMED_TEXT_BYTES))).toBeLessThan(5000);
  });
});
