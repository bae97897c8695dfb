import { type Change, type Rows, rowsOf, withChange, withSeconds } from './answer-sheet.ts';
import type { AnswerSheet, JournalRecord, SaveRequest } from './ports.ts';

/** In the ten seconds of the grace a page makes no more requests than that. */
const MAX_NOTED = 4;

interface Start {
  readonly section: number;
  readonly writer: number;
  /** Sequence above which this page counts. */
  readonly sequence: number;
  readonly answers: AnswerSheet;
  readonly savedAt: number | null;
}

/**
 * Answer sheet of one section under one writer: rows, and which of them the server has acknowledged. Edits are compared
 * by their sequence and never by their value: a row that was changed and changed back is unsent too, because the server
 * may have either edit.
 */
export class SectionSheet {
  rows: Rows;
  acknowledged: number;
  savedAt: number | null;
  private sequence: number;
  private notes: readonly SaveRequest[] = [];
  private readonly edits = new Map<string, { readonly sequence: number; readonly at: number }>();

  constructor(private readonly start: Start) {
    this.rows = rowsOf(start.answers);
    this.sequence = start.sequence;
    this.acknowledged = start.sequence;
    this.savedAt = start.savedAt;
  }

  get section(): number {
    return this.start.section;
  }

  get writer(): number {
    return this.start.writer;
  }

  get isDirty(): boolean {
    return this.sequence > this.acknowledged;
  }

  /** Questions whose last edit is not acknowledged. */
  get unsent(): readonly string[] {
    return [...this.edits].filter(([, { sequence }]) => sequence > this.acknowledged).map(([question]) => question);
  }

  /** Moment of the oldest edit that is not acknowledged. */
  get waitingSince(): number | undefined {
    const times = this.unsent.map((question) => this.edits.get(question)!.at);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  /** Returns false where the change says nothing new. */
  edit(question: string, change: Change, at: number): boolean {
    const rows = withChange(this.rows, question, change);
    if (rows === this.rows) return false;
    this.rows = rows;
    this.sequence += 1;
    // Keeps the time since when an edit of this question has been waiting.
    const earlier = this.edits.get(question);
    const since = earlier && earlier.sequence > this.acknowledged ? earlier.at : at;
    this.edits.set(question, { sequence: this.sequence, at: since });
    return true;
  }

  /** Returns false where nothing was counted. */
  addSeconds(counted: readonly (readonly [question: string, seconds: number])[]): boolean {
    for (const [question, seconds] of counted) this.rows = withSeconds(this.rows, question, seconds);
    if (counted.length > 0) this.sequence += 1;
    return counted.length > 0;
  }

  /** Makes the rows of a record of the journal the sheet, these questions of it unsent. */
  restore({ answers, noted = [] }: JournalRecord, unsent: readonly string[], at: number): void {
    this.rows = rowsOf(answers);
    this.notes = noted;
    this.sequence += 1;
    for (const question of unsent) this.edits.set(question, { sequence: this.sequence, at });
  }

  request(): SaveRequest {
    const { writer, sequence, noted } = this;
    return noted?.sequence === sequence ? noted : { writer, sequence, answers: [...this.rows.values()] };
  }

  /** Newest request that counts from when it came first. Only the very same one does, and no later edit with it. */
  get noted(): SaveRequest | undefined {
    return this.notes.at(-1);
  }

  /** Keeps the note of a request that the server could not store; the first one says the most. */
  note(request: SaveRequest, arrivalNote: string): void {
    if (request.sequence <= Math.max(this.acknowledged, this.noted?.sequence ?? 0)) return;
    // Earlier ones stay: this one may have come after the grace.
    this.notes = [...this.notes, { ...request, arrivalNote }].slice(-MAX_NOTED);
  }

  forgetNote({ sequence }: SaveRequest): void {
    this.notes = this.notes.filter((noted) => noted.sequence !== sequence);
  }

  acknowledge(sequence: number, savedAt: number): void {
    this.notes = this.notes.filter((noted) => noted.sequence > sequence);
    if (sequence <= this.acknowledged) return;
    this.acknowledged = sequence;
    this.savedAt = savedAt;
  }

  /** Counts above a stored sequence that was not this sheet's: it is sent again and is not acknowledged. */
  continueAbove(sequence: number): void {
    this.sequence = Math.max(this.sequence, sequence) + 1;
  }

  record(): JournalRecord {
    const { section, writer, sequence, acknowledged, unsent, notes } = this;
    const answers = [...this.rows.values()];
    return { section, writer, sequence, answers, acknowledged, unsent, ...(notes.length > 0 && { noted: notes }) };
  }
}
