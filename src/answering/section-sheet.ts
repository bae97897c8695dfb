import { type Change, type Rows, rowsOf, withChange, withSeconds } from './answer-sheet.ts';
import type { AnswerSheet, JournalRecord, SaveRequest } from './ports.ts';

interface Start {
  readonly section: number;
  readonly writer: number;
  /** Sequence above which this page counts. */
  readonly sequence: number;
  readonly answers: AnswerSheet;
  readonly savedAt: number | null;
}

/**
 * Answer sheet of one section under one writer: rows, and which of them the server has acknowledged. Edits are known
 * by their sequence and never compared with what was saved: a row edited there and back again is as unsent as any,
 * because nobody knows which of its edits the server has.
 */
export class SectionSheet {
  rows: Rows;
  acknowledged: number;
  savedAt: number | null;
  private sequence: number;
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

  /** Makes rows of the journal the sheet, these questions of it unsent. */
  restore(answers: AnswerSheet, unsent: readonly string[], at: number): void {
    this.rows = rowsOf(answers);
    this.sequence += 1;
    for (const question of unsent) this.edits.set(question, { sequence: this.sequence, at });
  }

  request(): SaveRequest {
    return { writer: this.writer, sequence: this.sequence, answers: [...this.rows.values()] };
  }

  acknowledge(sequence: number, savedAt: number): void {
    if (sequence <= this.acknowledged) return;
    this.acknowledged = sequence;
    this.savedAt = savedAt;
  }

  /** Counts above a stored sequence that was not this sheet's: it is sent again and is not acknowledged. */
  continueAbove(sequence: number): void {
    this.sequence = Math.max(this.sequence, sequence) + 1;
  }

  record(): JournalRecord {
    const { section, acknowledged, unsent } = this;
    return { section, ...this.request(), acknowledged, unsent };
  }
}
