import type { JournalKeeper } from './journal-keeper.ts';
import type { AnswersServer, Conflict, Failure, SaveOutcome, SaveRequest, Sitting, SittingOutcome } from './ports.ts';
import type { Attempt, Verdict } from './request-scheduler.ts';
import type { SectionSheet } from './section-sheet.ts';
import type { ServerClock } from './server-clock.ts';
import type { SittingState } from './sitting-state.ts';

const AGAIN: Verdict = { kind: 'again' };
const REST: Verdict = { kind: 'rest' };
const RETRY: Verdict = { kind: 'retry' };
const WAIT: Verdict = { kind: 'wait' };

interface Tools<S extends Sitting> {
  readonly server: AnswersServer<S>;
  readonly state: SittingState<S>;
  readonly keeper: JournalKeeper;
  readonly serverClock: ServerClock;
  /** Puts what the stopwatch has counted into the sheet. */
  countSeconds(): void;
  /** Writes the sheet to the journal and shows it. */
  journal(sheet: SectionSheet): Promise<void>;
  /** Takes the reply to a reading. */
  read(sitting: S): Promise<void>;
  take(sitting: S): void;
  tookOver(sitting: S): Promise<void>;
  publish(): void;
}

/** One request after the other, as the state asks for it, and what each answer means. */
export class SyncClient<S extends Sitting> {
  private conflicts = 0;
  private isClosed = false;

  constructor(private readonly tools: Tools<S>) {}

  async work(attempt: Attempt): Promise<Verdict> {
    const { server, state, read, tookOver } = this.tools;
    if (state.isSignedOut || this.isClosed) return WAIT;
    switch (state.task()) {
      case 'save':
        return this.save(attempt);
      case 'submit':
        return this.submit(attempt);
      case 'read':
        return this.ask(attempt, () => server.read(), read);
      case 'take-over':
        return this.ask(attempt, () => server.takeOver(), tookOver);
      case 'nothing':
        return WAIT;
    }
  }

  close(): void {
    this.isClosed = true;
  }

  private async save(attempt: Attempt): Promise<Verdict> {
    const { server, state, serverClock, countSeconds, journal } = this.tools;
    countSeconds();
    const sheet = state.sheet!;
    // Sends what came in time before what may be too late.
    const request = (state.phase === 'closing' && sheet.noted) || sheet.request();
    const sent = serverClock.mark();
    const outcome = await server.save(sheet.section, request);
    this.keepNote(sheet, request, outcome);
    // An acknowledgement is true however late it comes.
    if (this.isClosed || (attempt.isLate && outcome.kind !== 'saved')) return WAIT;
    if (outcome.kind === 'section-over' && state.maySave && sheet.request().sequence > request.sequence) {
      // Edited while this was on its way: the server keeps it apart only once it has it.
      state.closeByCount();
      return AGAIN;
    }
    if (outcome.kind !== 'saved') return this.trouble(outcome);
    serverClock.heard(outcome.now, sent);
    sheet.acknowledge(request.sequence, outcome.savedAt);
    if (outcome.sequence > request.sequence) sheet.continueAbove(outcome.sequence);
    void journal(sheet);
    if (sheet === state.sheet) state.saved(outcome);
    return this.settled();
  }

  /** Sends the same body at each try, so that the server can tell whether an earlier one has arrived. */
  private submit(attempt: Attempt): Promise<Verdict> {
    const { server, state, journal, take } = this.tools;
    const sheet = state.sheet!;
    const request = sheet.request();
    const call = async () => {
      const outcome = await server.submit(sheet.section, request);
      this.keepNote(sheet, request, outcome);
      return outcome;
    };
    return this.ask(attempt, call, (sitting) => {
      sheet.acknowledge(request.sequence, sitting.now);
      void journal(sheet);
      take(sitting);
    });
  }

  /** Keeps the note that comes with an answer, however late, and drops one that was judged. */
  private keepNote(sheet: SectionSheet, request: SaveRequest, outcome: SaveOutcome | SittingOutcome<S>): void {
    switch (outcome.kind) {
      case 'unreachable':
        // Another page may be writing the journal by now.
        if (outcome.arrivalNote === undefined || this.isClosed) return;
        sheet.note(request, outcome.arrivalNote);
        void this.tools.journal(sheet);
        return;
      case 'out-of-order':
      case 'taken-over':
      case 'section-over':
        if (request.arrivalNote !== undefined) sheet.forgetNote(request);
    }
  }

  private async ask(
    attempt: Attempt,
    call: () => Promise<SittingOutcome<S>>,
    take: (sitting: S) => void | Promise<void>,
  ): Promise<Verdict> {
    const sent = this.tools.serverClock.mark();
    const outcome = await call();
    if (this.isClosed || attempt.isLate) return WAIT;
    if (outcome.kind !== 'sitting') return this.trouble(outcome);
    this.tools.serverClock.heard(outcome.sitting.now, sent);
    await take(outcome.sitting);
    return this.settled();
  }

  private settled(): Verdict {
    this.conflicts = 0;
    this.tools.publish();
    return this.tools.state.isUrgent ? AGAIN : REST;
  }

  private trouble(outcome: Conflict | Failure): Verdict {
    const { state, publish } = this.tools;
    const verdict = this.verdictOn(outcome);
    if (outcome.kind === 'refused' || outcome.kind === 'section-over') state.isTakingOver = false;
    publish();
    if (verdict !== AGAIN) return verdict;
    // Avoids an endless loop with a server that refuses every request.
    this.conflicts += 1;
    return this.conflicts > 2 ? RETRY : AGAIN;
  }

  private verdictOn(outcome: Conflict | Failure): Verdict {
    const { state, keeper } = this.tools;
    const { sheet } = state;
    switch (outcome.kind) {
      case 'unreachable':
        return { kind: 'retry', afterMs: outcome.retryAfterMs };
      case 'signed-out':
        state.isSignedOut = true;
        return WAIT;
      case 'refused':
        state.refusal = { status: outcome.status, message: outcome.message };
        state.isSubmitting = false;
        return REST;
      case 'out-of-order':
        sheet?.continueAbove(outcome.sequence);
        if (sheet) void keeper.write(sheet.record());
        return AGAIN;
      case 'taken-over':
        state.lose(outcome.device);
        return AGAIN;
      case 'section-over':
        if (!state.maySave) return AGAIN;
        if (sheet!.noted) {
          state.isSubmitting = false;
          state.closeByCount();
          return AGAIN;
        }
        state.end();
        // The server has the late answers now: no later visit sends them again.
        void keeper.write({ ...sheet!.record(), unsent: [] });
        return AGAIN;
    }
  }
}
