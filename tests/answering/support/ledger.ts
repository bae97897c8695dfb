import { sameAnswer } from '../../../src/answering/answer-sheet.ts';
import type { AnswerRow } from '../../../src/answering/ports.ts';
import { JOURNAL_MS, type PageOf, type World } from './world.ts';

/** One edit that somebody made, and what they were told of it. */
interface Entry {
  readonly question: string;
  readonly row: AnswerRow;
  readonly writer: number;
  readonly page: PageOf;
  /** The page's own time at which it was made. */
  readonly at: number;
  /** It says what the page showed before: an edit there and back, which nobody sees before the journal has it. */
  readonly isBack: boolean;
  /** The page has shown it. */
  isShown: boolean;
  /** The page has said that it is saved. */
  isAcknowledged: boolean;
  /** Its page is gone, and neither journal nor server had it: it may be lost, where the page has said so. */
  isExcused: boolean;
}

/** A journal that hangs is waited for so long. */
const HUNG_MS = 2000;

/** Notes outside of the engine what people did and what they were told, and afterwards asks whether it was true. */
export class Ledger {
  private entries: Entry[] = [];
  readonly faults: string[] = [];

  constructor(private readonly world: World) {}

  watch(page: PageOf): void {
    page.engine.subscribe(() => this.look(page));
  }

  edit(page: PageOf, question: string, change: Partial<AnswerRow>): void {
    const { writer, phase, isSubmitting, rows } = page.seen;
    const blank = { question, option: null, flagged: false, struck: [], seconds: 0 };
    const before = this.lastOf(page, question) ?? rows.get(question);
    page.engine.edit(question, change);
    if (phase !== 'answering' || writer === undefined || isSubmitting) return;
    const row = { ...blank, ...before, ...change };
    if (sameAnswer(row, before)) return;
    this.note(page, question, row, writer);
  }

  useKept(page: PageOf): void {
    const { writer, phase, kept, isSubmitting } = page.seen;
    page.engine.useKept();
    if (phase !== 'answering' || writer === undefined || isSubmitting) return;
    for (const { question, kept: row } of kept) this.note(page, question, row, writer);
  }

  dropKept(page: PageOf): void {
    const { writer, kept } = page.seen;
    page.engine.dropKept();
    if (writer === undefined) return;
    const isDropped = ({ question, row, writer: older, page: { browser } }: Entry) =>
      older !== writer &&
      browser === page.browser &&
      kept.some((each) => each.question === question && sameAnswer(each.kept, row));
    this.entries = this.entries.filter((entry) => !isDropped(entry));
  }

  /** A page is gone. What it had not shown, or what neither journal nor server had, may be lost and may be there. */
  gone(page: PageOf): void {
    this.look(page);
    for (const entry of this.entries) {
      if (entry.page !== page || entry.isAcknowledged) continue;
      const record = page.browser.records.get(`1/${entry.writer}`);
      const journaled = record?.answers.find(({ question }) => question === entry.question);
      // No row is none that was kept: an older edit that is on its way may still come to stand there.
      const isKept = [journaled, this.world.exam.row(entry.question)].some((row) => row && sameAnswer(row, entry.row));
      if (!entry.isShown || !isKept) entry.isExcused = true;
    }
  }

  /** Each question: the last edit of the newest writer is what the server has, or some page lists it. */
  judge(pages: readonly PageOf[]): void {
    for (const question of new Set(this.entries.map((entry) => entry.question))) {
      const stored = this.world.exam.row(question);
      const of = this.entries.filter((entry) => entry.question === question).toSorted((a, b) => a.writer - b.writer);
      const last = of.findLast(({ isExcused }) => !isExcused);
      const later = last ? of.slice(of.indexOf(last)) : of;
      if (!last || later.some(({ row }) => sameAnswer(stored, row))) continue;
      const listed = pages.flatMap(({ seen }) => [
        ...seen.kept.map(({ kept }) => kept),
        ...(seen.final?.differing ?? []),
      ]);
      const late = this.world.exam.section(1).late ?? [];
      // A later edit that its page had not shown may be lost and may be there.
      const isListed = [...listed, ...late].some(
        (seen) => seen.question === question && later.some(({ row }) => sameAnswer(seen, row)),
      );
      const told = ({ option, flagged, struck }: AnswerRow) => JSON.stringify([option, flagged, struck]);
      const story = `${question} of writer ${last.writer} is ${stored && told(stored)}, and was ${told(last.row)}`;
      if (last.isAcknowledged) this.faults.push(`${story}, acknowledged`);
      else if (!isListed) this.faults.push(`${story}, and is not listed`);
    }
  }

  /** Row of the last edit, where the page does not show it yet; what it showed since says more than older edits. */
  private lastOf(page: PageOf, question: string): AnswerRow | undefined {
    const last = this.entries.findLast((entry) => entry.page === page && entry.question === question);
    return last?.isShown ? undefined : last?.row;
  }

  private note(page: PageOf, question: string, row: AnswerRow, writer: number): void {
    const at = page.browser.device.clock.monotonic();
    const isBack = sameAnswer(row, page.seen.rows.get(question));
    const facts = { at, isBack, isShown: false, isAcknowledged: false, isExcused: false };
    this.entries.push({ question, row, writer, page, ...facts });
  }

  private look(page: PageOf): void {
    const { seen } = page;
    const now = page.browser.device.clock.monotonic();
    for (const entry of this.entries) {
      if (entry.page !== page || entry.writer !== seen.writer) continue;
      if (now < entry.at + JOURNAL_MS + (entry.isBack ? HUNG_MS : 0)) continue;
      const isNewest =
        this.entries.findLast((each) => each.page === page && each.question === entry.question) === entry;
      if (sameAnswer(seen.rows.get(entry.question), entry.row)) entry.isShown = true;
      if (!entry.isShown || !isNewest || entry.isAcknowledged || seen.unsent.includes(entry.question)) continue;
      entry.isAcknowledged = true;
      const isTrue = this.world.exam.acknowledged.some(
        ({ writer, answers }) =>
          writer === entry.writer &&
          sameAnswer(
            answers.find((row) => row.question === entry.question),
            entry.row,
          ),
      );
      if (!isTrue) this.faults.push(`${entry.question} counts as saved, and the server has never said so`);
    }
  }
}
