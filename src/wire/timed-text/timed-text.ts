import { type Cue, CueReader } from './cue-reader.ts';
import { timestamp } from './cue-times.ts';
import { linesIn } from './decode-text.ts';
import { FAULT, type LineFault, MAX_FAULTS, MAX_TIMED_TEXT_BYTES, type TimedTextKind } from './faults.ts';

/** `leftOut` says what of the file shows nothing, and why: it was not kept. */
export type TimedText =
  | { readonly cues: readonly Cue[]; readonly leftOut: readonly LineFault[] }
  | { readonly faults: readonly LineFault[] };

/**
 * Reads a file of captions or chapters, WebVTT or SubRip, or reports faulty lines, eight at most. The page checks with
 * this before it sends a file, and the server again: its word counts. Linear time in the size of the file, also for
 * hostile ones.
 */
export function readTimedText(kind: TimedTextKind, fileName: string, bytes: Uint8Array): TimedText {
  const extension = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase();
  if (extension !== 'vtt' && extension !== 'srt') return wrong(FAULT.wrongType);
  if (bytes.length === 0) return wrong(FAULT.empty);
  if (bytes.length > MAX_TIMED_TEXT_BYTES) return wrong(FAULT.tooLarge);
  const decoded = linesIn(bytes);
  if ('faults' in decoded) return decoded;
  // Some programs write WebVTT under the older name.
  const isSubRip = extension === 'srt' && !decoded.lines[0]?.startsWith('WEBVTT');
  const reader = new CueReader(decoded.lines, kind, isSubRip);
  reader.read();
  const { cues, faults, leftOut } = reader;
  if (faults.length > 0)
    return { faults: faults.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)).slice(0, MAX_FAULTS) };
  if (cues.length === 0)
    return { faults: [{ line: null, sentence: FAULT.noCues(kind) }, ...leftOut].slice(0, MAX_FAULTS) };
  return { cues, leftOut: shortened(leftOut) };
}

/** The first of them, and how many more there are. */
function shortened(lines: readonly LineFault[]): LineFault[] {
  const first = lines.slice(0, MAX_FAULTS);
  const more = lines.length - first.length;
  return more > 0 ? [...first, { line: null, sentence: FAULT.more(more) }] : first;
}

/** A WebVTT file of our own writing: nothing of the sender's but times, settings and words. */
export const webVttOf = (cues: readonly Cue[]): string =>
  `WEBVTT\n${cues
    .map(
      ({ startMs, endMs, settings, text }) =>
        `\n${timestamp(startMs)} --> ${timestamp(endMs)}${settings && ` ${settings}`}\n${text}\n`,
    )
    .join('')}`;

const wrong = (sentence: string): TimedText => ({ faults: [{ line: null, sentence }] });
