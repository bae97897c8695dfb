import { isVisible } from '../visible.ts';
import { timeIn, timestamp } from './cue-times.ts';
import { escaped, plainWords, readWords, wordsOfSubRip } from './cue-words.ts';
import { FAULT, type LineFault, MAX_CHAPTER_TITLE, MAX_CUES, MAX_FAULTS, type TimedTextKind } from './faults.ts';

/** A piece of text and when it is shown. */
export interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  /** Cue settings in WebVTT's syntax, such as `align:start line:90%`; empty without. */
  readonly settings: string;
  /** In the markup of WebVTT, its lines divided by `\n`. Of a chapter its title, on one line. */
  readonly text: string;
}

const ARROW = '-->';
const HEADER = /^WEBVTT(?:[ \t].*)?$/;
/** Blocks of WebVTT that show nothing themselves. */
const SILENT_BLOCK = /^(?:NOTE(?:[ \t].*)?|STYLE[ \t]*|REGION[ \t]*)$/;
/** Cue number in SubRip. */
const NUMBER = /^\d+[ \t]*$/;
const SETTING = /^(?:vertical|line|position|size|align|region):[^\s<&]+$/;
const SUBRIP_PLACE = /^[XY][12]:-?\d+$/i;

/**
 * Reads cues of WebVTT or SubRip line by line, and continues after a fault, so that one try reports several. More
 * lenient than either format where the meaning is plain: what is kept is written anew.
 */
export class CueReader {
  readonly cues: Cue[] = [];
  readonly faults: LineFault[] = [];
  /** Valid blocks that show nothing. */
  readonly leftOut: LineFault[] = [];
  private at = 0;

  constructor(
    private readonly lines: readonly string[],
    private readonly kind: TimedTextKind,
    private readonly isSubRip: boolean,
  ) {}

  read(): void {
    if (!this.isSubRip) this.readHeader();
    while (this.skipBlankLines() && this.faults.length < MAX_FAULTS && this.mayHaveMore()) this.readBlock();
    if (this.kind === 'captions') this.cues.sort((one, other) => one.startMs - other.startMs);
  }

  /** Notes about the whole file may follow on the lines up to the first empty one. */
  private readHeader(): void {
    if (!HEADER.test(this.lines[0] ?? '')) return this.complain(1, FAULT.noHeader);
    this.at = 1;
    this.skipBlock();
  }

  private readBlock(): void {
    if (this.hasArrow(this.at)) return this.readCue();
    if (!this.isSubRip && SILENT_BLOCK.test(this.line(this.at))) {
      this.at += 1;
      return this.skipBlock();
    }
    // The name of a cue, or its number.
    if (this.hasArrow(this.at + 1)) {
      this.at += 1;
      return this.readCue();
    }
    if (NUMBER.test(this.line(this.at)) && this.line(this.at + 1).trim() === '') return this.readNumberAlone();
    this.complain(this.at + 1, FAULT.noTimes(this.kind));
    this.skipBlock();
  }

  /** An empty line may be between a number and its times; where a file was cut, a number is all there is of a cue. */
  private readNumberAlone(): void {
    const line = this.at + 1;
    this.at += 1;
    this.skipBlankLines();
    if (!this.hasArrow(this.at)) this.leaveOut(line, FAULT.numberAlone(this.kind));
  }

  private readCue(): void {
    const line = this.at + 1;
    const times = this.readTimes(this.line(this.at), line);
    this.at += 1;
    const text = this.readWords();
    if (text === '' || !isVisible(readWords(text))) return this.leaveOut(line, FAULT.noWords(this.kind));
    if (!times) return;
    if (times.endMs === times.startMs)
      return this.leaveOut(line, FAULT.endsAtStart(this.kind, timestamp(times.startMs)));
    if (this.kind === 'captions') return void this.cues.push({ ...times, text });
    const title = plainWords(text);
    if (title.length > MAX_CHAPTER_TITLE) return this.complain(line + 1, FAULT.titleTooLong);
    this.cues.push({ ...times, text: escaped(title) });
  }

  /** Undefined where the times are wrong, after a complaint. */
  private readTimes(words: string, line: number): Omit<Cue, 'text'> | undefined {
    const [before = '', after = ''] = words.split(ARROW, 2).map((half) => half.trim());
    const [ending = '', ...settings] = after.split(/[ \t]+/);
    const [startMs, endMs] = [timeIn(before), timeIn(ending)];
    for (const [written, ms] of [[before, startMs] as const, [ending, endMs] as const])
      if (ms === undefined) this.complain(line, written === '' ? FAULT.timeMissing : FAULT.noTime(written));
    if (startMs === undefined || endMs === undefined) return undefined;
    if (endMs < startMs) this.complain(line, FAULT.endsTooEarly(this.kind, timestamp(startMs), timestamp(endMs)));
    const last = this.cues.at(-1)?.startMs ?? 0;
    if (this.kind === 'chapters' && startMs < last)
      this.complain(line, FAULT.goesBack(timestamp(startMs), timestamp(last)));
    const kept = settings.filter((one) => !(this.isSubRip && SUBRIP_PLACE.test(one)));
    const odd = kept.find((one) => !SETTING.test(one));
    if (odd !== undefined) this.complain(line, FAULT.noSetting(odd));
    return { startMs, endMs, settings: kept.join(' ') };
  }

  /**
   * Up to the empty line, or to the next times. A line of blanks ends what has words: editors leave them; before any
   * words, machines write them.
   */
  private readWords(): string {
    const words: string[] = [];
    while (this.at < this.lines.length && this.line(this.at) !== '' && !this.hasArrow(this.at)) {
      const isBlank = this.line(this.at).trim() === '';
      if (isBlank && words.length > 0) break;
      if (!isBlank) words.push(this.line(this.at).trimEnd());
      this.at += 1;
    }
    if (this.hasArrow(this.at)) this.complainOfMissingLine(words);
    return (this.isSubRip ? words.map(wordsOfSubRip).filter((line) => line.trim() !== '') : words).join('\n');
  }

  /** Complains of a missing blank line before a cue. A number on the line above its times belongs to that cue. */
  private complainOfMissingLine(words: string[]): void {
    const isNumbered = words.length > 1 && NUMBER.test(words.at(-1) ?? '');
    if (isNumbered) words.pop();
    this.complain(isNumbered ? this.at : this.at + 1, FAULT.noBlankLine(this.kind));
  }

  private mayHaveMore(): boolean {
    if (this.cues.length < MAX_CUES[this.kind]) return true;
    this.complain(this.at + 1, FAULT.tooMany(this.kind));
    return false;
  }

  /** False at the end of the file. */
  private skipBlankLines(): boolean {
    while (this.at < this.lines.length && this.line(this.at).trim() === '') this.at += 1;
    return this.at < this.lines.length;
  }

  private skipBlock(): void {
    while (this.at < this.lines.length && this.line(this.at).trim() !== '' && !this.hasArrow(this.at)) this.at += 1;
  }

  private line(at: number): string {
    return this.lines[at] ?? '';
  }

  private hasArrow(at: number): boolean {
    return this.line(at).includes(ARROW);
  }

  private complain(line: number, sentence: string): void {
    this.faults.push({ line, sentence });
  }

  private leaveOut(line: number, sentence: string): void {
    this.leftOut.push({ line, sentence });
  }
}
