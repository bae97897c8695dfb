/** Syntax error in a line of a captions or chapters file, as a sentence for its author. */
export interface LineFault {
  /** Counted from 1; null where the file as a whole is at fault. */
  readonly line: number | null;
  readonly sentence: string;
}

export type TimedTextKind = 'captions' | 'chapters';

/** One hour of speech is about a tenth of either. */
export const MAX_TIMED_TEXT_BYTES = 1024 * 1024;
export const MAX_CUES: Readonly<Record<TimedTextKind, number>> = { captions: 10_000, chapters: 500 };
/** Ten for each caption: its number, its times, its words and the empty line. */
export const MAX_LINES = 100_000;
export const MAX_CHAPTER_TITLE = 200;

/** Maximum of reported faults: more would not be read. */
export const MAX_FAULTS = 8;

const ONE: Readonly<Record<TimedTextKind, string>> = { captions: 'caption', chapters: 'chapter' };
const MAX_QUOTED = 40;

/** Quotes a line, shortened so that it fits into a sentence. */
const quoted = (words: string): string =>
  `“${words.length > MAX_QUOTED ? `${words.slice(0, MAX_QUOTED).toWellFormed()}…` : words}”`;

export const FAULT = {
  wrongType: 'Please choose a WebVTT (.vtt) or SubRip (.srt) file.',
  empty: 'This file is empty.',
  tooLarge: 'This file is too large. The limit is 1 MB.',
  tooManyLines: `A file has at most ${MAX_LINES.toLocaleString('en-AU')} lines.`,
  noHeader: 'A .vtt file begins with a line that says WEBVTT.',
  notUtf8: 'This line is not UTF-8 text. Please save the file with the encoding UTF-8.',
  lostCharacters: 'Characters of this line were lost (�) when it was saved. Please save the file as UTF-8.',
  unseen: 'This line holds control characters. Please remove them.',
  noCues: (kind: TimedTextKind) => `There are no ${kind} in this file.`,
  noTimes: (kind: TimedTextKind) =>
    `There are no times above this line. A ${ONE[kind]} begins with a line like 00:00:01.000 --> 00:00:04.500.`,
  timeMissing: 'A time is missing next to the arrow. Write it like 00:01:02.500.',
  noTime: (words: string) => `${quoted(words)} is not a time. Write it like 00:01:02.500.`,
  noSetting: (words: string) =>
    `${quoted(words)} cannot follow the times. Words begin on the next line, settings look like align:start.`,
  endsTooEarly: (kind: TimedTextKind, start: string, end: string) =>
    `This ${ONE[kind]} ends at ${end}, which is not after its start at ${start}.`,
  goesBack: (start: string, before: string) =>
    `This chapter starts at ${start}, before the one above it, which starts at ${before}.`,
  noWords: (kind: TimedTextKind) =>
    kind === 'chapters' ? 'There is no title below these times.' : 'There are no words below these times.',
  endsAtStart: (kind: TimedTextKind, at: string) => `This ${ONE[kind]} ends when it begins, at ${at}.`,
  numberAlone: (kind: TimedTextKind) => `There is no ${ONE[kind]} below this number.`,
  more: (count: number) => (count === 1 ? 'And one more.' : `And ${count.toLocaleString('en-AU')} more.`),
  noBlankLine: (kind: TimedTextKind) => `An empty line is missing above this one, where the next ${ONE[kind]} begins.`,
  titleTooLong: `A chapter’s title has at most ${MAX_CHAPTER_TITLE} characters.`,
  tooMany: (kind: TimedTextKind) =>
    `A file has at most ${MAX_CUES[kind].toLocaleString('en-AU')} ${kind}, and this is one more.`,
} as const;

/** Formats the fault for screens without a column for lines. */
export const faultSentence = ({ line, sentence }: LineFault): string =>
  line === null ? sentence : `Line ${line}: ${sentence}`;
