import { answeredIn, type Difference } from './answer-sheet.ts';
import { differencesOf, olderRecords, withoutKnown } from './kept.ts';
import type { AnswerRow, JournalRecord, Saved, SectionState, Sitting } from './ports.ts';
import { SectionSheet } from './section-sheet.ts';
import type { Final, Phase, Snapshot } from './snapshot.ts';

/** Sequences that each life of the page skips: a save of an earlier life that arrives late never counts as newer. */
const LIFE = 10_000;
const EMPTY = { sequence: 0, savedAt: null, answers: [] };

export type Task = 'read' | 'save' | 'submit' | 'take-over' | 'nothing';

/** Facts that this page knows of its sitting, and how each answer of the server changes them. Asks nobody. */
export class SittingState<S extends Sitting> {
  phase: Phase = 'opening';
  sitting: S | undefined;
  sheet: SectionSheet | undefined;
  /** Number under which this page may save. */
  writer: number | undefined;
  device = '';
  deadlineAt: number | undefined;
  final: Final | undefined;
  refusal: Snapshot['refusal'];
  isSignedOut = false;
  isTakingOver = false;
  isSubmitting = false;
  /** The section is over, and the sitting has not been read since. */
  private isStale = false;
  private records: readonly JournalRecord[] = [];
  private holdsLock = false;

  get canEdit(): boolean {
    return this.writer !== undefined && this.phase === 'answering' && !this.isSubmitting;
  }

  get maySave(): boolean {
    return this.writer !== undefined && (this.phase === 'answering' || this.phase === 'closing');
  }

  /** There is more to ask or to send at once. */
  get isUrgent(): boolean {
    return this.isStale || (this.maySave && this.sheet!.isDirty && !this.refusal);
  }

  /** The sitting is over, and the server has all that this device ever had of it. */
  get isDone(): boolean {
    return this.sitting?.state === 'over' && !this.maySave;
  }

  get older(): readonly JournalRecord[] {
    // Another page that lives has the number of the server: its edits are still on their way.
    const living = this.holdsLock ? undefined : this.sitting?.writer.number;
    return olderRecords(this.records, this.sheet?.section, this.writer ?? living);
  }

  get kept(): readonly Difference[] {
    return differencesOf(this.older, this.sheet?.rows ?? new Map());
  }

  task(): Task {
    if (!this.sitting) return 'read';
    if (this.isTakingOver) return 'take-over';
    if (this.maySave && !this.refusal) return this.isSubmitting ? 'submit' : 'save';
    const isFollowed = this.phase === 'elsewhere' || this.maySave;
    return isFollowed || this.isStale ? 'read' : 'nothing';
  }

  /** Takes what the journal has by now, of other pages too. */
  learn(records: readonly JournalRecord[]): void {
    this.records = newestOf([...this.records, ...records]);
    if (this.phase === 'over' && this.sheet) this.final = this.finalOf(this.sheet);
  }

  opened(records: readonly JournalRecord[], holdsLock: boolean): void {
    this.records = records;
    this.holdsLock = holdsLock;
  }

  /** Takes the reply to a take-over, with what the journal has by now. */
  tookOver(sitting: S, records: readonly JournalRecord[], at: number): void {
    // A first take-over whose reply came too late may have made this page the writer before.
    this.lose(sitting.writer.device);
    this.learn(records);
    this.isTakingOver = false;
    if (this.phase === 'over' && this.writer === undefined) this.forgetCopy();
    this.writer = sitting.writer.number;
    this.take(sitting, at);
  }

  take(sitting: S, at: number): void {
    const { number, device } = sitting.writer;
    const isMine = this.holdsLock && this.records.some(({ writer }) => writer === number);
    if (this.phase === 'opening' && isMine) this.writer = number;
    if (this.writer !== undefined && this.writer !== number) this.lose(device);
    this.sitting = sitting;
    this.device = device;
    this.isStale = false;
    const running = sitting.sections.find(({ state }) => state === 'running' || state === 'closing');
    if (running) this.follow(running, at);
    else this.followNothing(at);
  }

  saved(reply: Saved): void {
    this.deadlineAt = Math.max(this.deadlineAt ?? 0, reply.deadlineAt);
    // It may be late: from before a take-over, or from before the end.
    if (!this.maySave) return;
    // Later edits are sent once more, so that the server keeps them apart.
    this.turn(reply.state === 'over' && this.sheet!.isDirty ? 'closing' : reply.state);
  }

  /** Another device may save: this page is read-only, and what it could not send is kept. */
  lose(device: string): void {
    if (this.writer === undefined) return;
    if (this.sheet) this.learn([this.sheet.record()]);
    this.writer = undefined;
    this.device = device;
    this.isSubmitting = false;
    this.refusal = undefined;
    if (this.phase !== 'over') this.phase = 'elsewhere';
  }

  /** Ends the section for good, with what was acknowledged until now. */
  end(): void {
    if (!this.sheet || this.phase === 'over') return;
    this.final = this.finalOf(this.sheet);
    this.phase = 'over';
    this.isSubmitting = false;
    this.isStale = true;
  }

  /** Forgets a copy of a section that another device has ended: its last answers are not in it. */
  private forgetCopy(): void {
    if (this.final && this.final.differing.length > 0) return;
    this.phase = 'elsewhere';
    this.sheet = undefined;
    this.final = undefined;
  }

  private finalOf(sheet: SectionSheet): Final {
    const mine = (question: string): AnswerRow => sheet.rows.get(question)!;
    // A page that was taken over has its own sheet until it has read the server's.
    const isCopy = this.writer === undefined && sheet.unsent.length === 0;
    const differing = isCopy ? this.kept.map(({ kept }) => kept) : sheet.unsent.map(mine);
    const lost = answeredIn(differing);
    const kept = answeredIn(sheet.rows.values()) - (isCopy ? 0 : lost);
    return { section: sheet.section, answered: kept + lost, kept, differing };
  }

  /** Stops editing by the page's own count, which the server's next answer may correct. */
  closeByCount(): void {
    if (this.phase === 'answering') this.phase = 'closing';
  }

  forget(records: readonly JournalRecord[]): void {
    this.records = this.records.filter((record) => !records.includes(record));
  }

  private follow({ number, state, deadlineAt }: S['sections'][number], at: number): void {
    if (this.final?.section === number) return;
    const isNew = this.sheet?.section !== number;
    if (isNew) this.final = undefined;
    this.deadlineAt = Math.max(isNew ? 0 : (this.deadlineAt ?? 0), deadlineAt ?? 0);
    const { sequence, savedAt, answers } = this.sitting!.sheet ?? EMPTY;
    if (this.writer === undefined) {
      const writer = this.sitting!.writer.number;
      this.sheet = new SectionSheet({ section: number, writer, sequence, answers, savedAt });
      this.phase = 'elsewhere';
      return;
    }
    if (isNew || this.sheet?.writer !== this.writer) {
      const own = this.ownRecord(number);
      const start = Math.max(sequence, own?.sequence ?? 0) + LIFE;
      this.sheet = new SectionSheet({ section: number, writer: this.writer, sequence: start, answers, savedAt });
      // All of it counts as unsent, whatever was believed before.
      const all = own?.answers.map(({ question }) => question) ?? [];
      if (own && own.sequence > sequence) this.sheet.restore(own, all, at);
      const older = this.older;
      const others = this.records.filter((record) => !older.includes(record));
      this.records = [...others, ...withoutKnown(older, this.sheet.rows)];
    }
    this.turn(state);
  }

  private followNothing(at: number): void {
    const isActive = this.maySave || (this.phase === 'elsewhere' && this.sheet !== undefined);
    if (isActive) {
      // Sent once more: the server keeps late answers apart, and the page can say which they were.
      if (this.maySave && this.sheet!.unsent.length > 0 && !this.refusal) this.phase = 'closing';
      else this.end();
      this.isStale = false;
      return;
    }
    if (this.phase === 'over') return;
    this.phase = this.writer === undefined ? 'elsewhere' : 'between';
    const late = this.records.find(({ writer, unsent }) => writer === this.writer && unsent.length > 0);
    if (!late) return;
    // Sent under its own sequence, so that the server recognises it if it has arrived before.
    this.sheet = new SectionSheet({ ...late, sequence: late.sequence - 1, savedAt: null });
    this.sheet.restore(late, late.unsent, at);
    this.phase = 'closing';
  }

  private turn(state: SectionState): void {
    if (state === 'over') this.end();
    else this.phase = state === 'closing' ? 'closing' : 'answering';
  }

  private ownRecord(section: number): JournalRecord | undefined {
    return this.records.find((record) => record.section === section && record.writer === this.writer);
  }
}

/** Returns one record for each section and writer: the one that knows more edits. */
function newestOf(records: readonly JournalRecord[]): readonly JournalRecord[] {
  const newest = new Map<string, JournalRecord>();
  for (const record of records) {
    const key = `${record.section}/${record.writer}`;
    const known = newest.get(key);
    if (!known || record.sequence >= known.sequence) newest.set(key, record);
  }
  return [...newest.values()];
}
