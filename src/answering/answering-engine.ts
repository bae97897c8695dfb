import { Announcements } from './announcements.ts';
import type { Change, Rows } from './answer-sheet.ts';
import { JournalKeeper } from './journal-keeper.ts';
import type { AnsweringPorts, JournalRecord, Sitting } from './ports.ts';
import { RequestScheduler } from './request-scheduler.ts';
import type { SectionSheet } from './section-sheet.ts';
import { ServerClock } from './server-clock.ts';
import { SittingState } from './sitting-state.ts';
import type { Snapshot } from './snapshot.ts';
import { sameSnapshot, snapshotOf } from './snapshot-of.ts';
import { Stopwatch } from './stopwatch.ts';
import { SyncClient } from './sync-client.ts';
import { writerLockOf } from './writer-lock.ts';

const AFTER_EDIT_MS = 1000;
const HEARTBEAT_MS = 30_000;
/** Between two questions whether the section is over, once its grace is. */
const CLOSING_MS = 2000;
const GRACE_MS = 10_000;
const TICK_MS = 1000;

/** Saves one sitting of one person from this page. `snapshot.ts` is what a screen sees of it; begin there. */
export class AnsweringEngine<S extends Sitting = Sitting> {
  private readonly state = new SittingState<S>();
  private readonly keeper: JournalKeeper;
  private readonly scheduler: RequestScheduler;
  private readonly syncClient: SyncClient<S>;
  private readonly serverClock: ServerClock;
  private readonly stopwatch: Stopwatch;
  private readonly announcements = new Announcements();
  private readonly listeners = new Set<() => void>();
  private readonly stops: (() => void)[];
  private readonly opened: Promise<void>;
  private cancelTick = (): void => undefined;
  private isClosed = false;
  /** Rows that the journal has. */
  private shown: { readonly sheet: SectionSheet | undefined; readonly sequence: number; readonly rows: Rows };
  /** Deadline at which the sheet was sent once more. */
  private flushedAt: number | undefined;
  private announcement: number | undefined;
  private snapshot: Snapshot<S>;

  constructor(private readonly ports: AnsweringPorts<S>) {
    const { server, clock, timers, random, journal, network, page } = ports;
    this.keeper = new JournalKeeper(journal, timers);
    this.serverClock = new ServerClock(clock);
    this.stopwatch = new Stopwatch(clock);
    const { state, keeper, serverClock } = this;
    this.syncClient = new SyncClient({
      server,
      state,
      keeper,
      serverClock,
      countSeconds: () => this.countSeconds(),
      journal: (sheet) => this.journal(sheet),
      read: (sitting) => this.read(sitting),
      take: (sitting) => this.take(sitting),
      tookOver: (sitting) => this.tookOver(sitting),
      publish: () => this.publish(),
    });
    this.scheduler = new RequestScheduler({
      clock,
      timers,
      random,
      heartbeatMs: () => this.heartbeatMs(),
      work: (attempt) => this.opened.then(() => this.syncClient.work(attempt)),
    });
    this.shown = { sheet: undefined, sequence: 0, rows: new Map() };
    this.snapshot = this.look();
    this.stops = [network.onChange(() => this.onNetwork()), page.onChange(() => this.onPage())];
    this.stopwatch.run(page.isVisible());
    this.opened = this.open();
    this.tick();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getSnapshot = (): Snapshot<S> => this.snapshot;

  /** Returns the time that is left by the server's clock, and never less than nothing. */
  remainingMs = (): number | undefined => {
    const left = this.leftMs();
    return left === undefined ? undefined : Math.max(0, left);
  };

  /** Changes a row. The page shows it once the journal has it. Ignored while nothing may be answered. */
  edit = (question: string, change: Change): void => {
    const { sheet, canEdit } = this.state;
    if (!sheet || !canEdit || !sheet.edit(question, change, this.ports.clock.monotonic())) return;
    this.state.refusal = undefined;
    this.scheduler.soon(AFTER_EDIT_MS);
    void this.journalEdit(sheet);
  };

  /** Tells which question is on the screen, for its seconds. */
  show = (question: string | undefined): void => this.stopwatch.show(question);

  /** Makes this page the writer. */
  continueHere = (): void => {
    if (!this.state.sitting || this.state.writer !== undefined) return;
    this.state.isTakingOver = true;
    this.retry();
  };

  /** Takes a reply that the page asked for: a section was started, or the sitting was ended. */
  accept = async (sitting: S): Promise<void> => {
    await this.opened;
    this.take(sitting);
    this.scheduler.now();
  };

  /** Hands the section in. Nothing can be changed any more, unless it is refused. */
  submit = (): void => {
    if (!this.state.canEdit) return;
    this.countSeconds();
    this.state.isSubmitting = true;
    this.retry();
  };

  useKept = (): void => {
    const { sheet, canEdit, older, kept } = this.state;
    if (!sheet || !canEdit) return;
    for (const { question, kept: row } of kept)
      this.edit(question, { option: row.option, flagged: row.flagged, struck: row.struck });
    void this.journalUsed(sheet, older);
  };

  dropKept = (): void => {
    if (this.state.writer !== undefined) this.forget(this.state.older);
  };

  signedInAgain = (): void => {
    this.state.isSignedOut = false;
    this.retry();
  };

  /** Tries again what was refused. */
  retry = (): void => {
    this.state.refusal = undefined;
    this.publish();
    this.scheduler.now();
  };

  /** Ends this page's saving. What is unsent goes out once more, and the journal keeps it for the next visit. */
  close = (): void => {
    this.countSeconds();
    const { sheet } = this.state;
    if (sheet?.isDirty && this.state.maySave && !this.state.isSubmitting)
      this.ports.server.save(sheet.section, sheet.request()).catch(() => undefined);
    this.isClosed = true;
    this.syncClient.close();
    this.scheduler.close();
    this.cancelTick();
    for (const stop of this.stops) stop();
    this.listeners.clear();
    this.ports.lock.release();
  };

  private async open(): Promise<void> {
    const [records, holdsLock] = await Promise.all([this.keeper.read(), this.hold('if-free')]);
    this.state.opened(records, holdsLock);
    this.scheduler.now();
  }

  private hold(how: 'if-free' | 'take'): Promise<boolean> {
    // The page that took it has raised the writer's number: the server tells.
    return this.ports.lock.hold(how, () => this.scheduler.now()).catch(() => false);
  }

  private async tookOver(sitting: S): Promise<void> {
    await this.hold('take');
    this.state.tookOver(sitting, await this.keeper.read(), this.ports.clock.monotonic());
    void this.keeper.write(writerLockOf(sitting.writer.number));
    this.publish();
  }

  private async read(sitting: S): Promise<void> {
    if (this.state.phase === 'elsewhere') this.state.learn(await this.keeper.read());
    this.take(sitting);
  }

  private take(sitting: S): void {
    const { section } = this.state.sheet ?? {};
    this.state.take(sitting, this.ports.clock.monotonic());
    if (this.state.sheet?.section !== section) this.stopwatch.reset();
    if (this.state.isDone) void this.keeper.clear();
    this.publish();
  }

  private forget(records: readonly JournalRecord[]): void {
    this.state.forget(records);
    for (const record of records) void this.keeper.remove(record);
    this.publish();
  }

  /** Writes the sheet to the journal and then shows it. */
  private async journal(sheet: SectionSheet): Promise<void> {
    const { rows } = sheet;
    const record = sheet.record();
    await this.keeper.write(record);
    if (this.shown.sheet === sheet && record.sequence >= this.shown.sequence)
      this.shown = { sheet, sequence: record.sequence, rows };
    this.publish();
  }

  private async journalEdit(sheet: SectionSheet): Promise<void> {
    await this.journal(sheet);
    // The server is all that is left to keep it.
    if (this.keeper.isLost && sheet.isDirty) this.scheduler.hasten();
  }

  private async journalUsed(sheet: SectionSheet, older: readonly JournalRecord[]): Promise<void> {
    await this.journal(sheet);
    // A full storage still has the older records, and may have nothing else.
    if (!this.keeper.isLost) this.forget(older);
  }

  private countSeconds(): void {
    const { sheet, canEdit } = this.state;
    if (sheet && canEdit && sheet.addSeconds(this.stopwatch.take())) void this.journal(sheet);
  }

  private onNetwork(): void {
    if (this.ports.network.isOnline()) this.scheduler.now();
    this.publish();
  }

  private onPage(): void {
    const isVisible = this.ports.page.isVisible();
    this.stopwatch.run(isVisible);
    if (isVisible) return this.scheduler.hasten();
    const { sheet, canEdit } = this.state;
    if (!sheet || !canEdit) return;
    this.countSeconds();
    if (sheet.isDirty) this.scheduler.now();
  }

  private leftMs(): number | undefined {
    const now = this.serverClock.now();
    const { deadlineAt } = this.state;
    return now === undefined || deadlineAt === undefined ? undefined : deadlineAt - now;
  }

  private heartbeatMs(): number | undefined {
    const { phase } = this.state;
    if (phase === 'closing') return Math.max(CLOSING_MS, GRACE_MS + (this.leftMs() ?? 0));
    return phase === 'answering' || phase === 'elsewhere' ? HEARTBEAT_MS : undefined;
  }

  /** Looks at the clocks once a second, as long as the page lives. */
  private tick(): void {
    this.cancelTick = this.ports.timers.after(TICK_MS, () => this.tick());
    this.stopwatch.look();
    const { state } = this;
    // Lists what a journal kept that failed until the section was over, as soon as it can be read.
    if (state.phase === 'over' && this.keeper.isLost)
      void this.keeper
        .read()
        .then((records) => state.learn(records))
        .then(() => this.publish());
    const left = this.leftMs();
    if (left === undefined || state.deadlineAt === undefined || !this.heartbeatMs()) return;
    if (this.serverClock.isInDoubt) this.scheduler.hasten();
    if (left <= 0 && state.phase === 'answering') {
      // The first time at once, even where a retry is planned: the server takes late answers for ten seconds.
      if (this.flushedAt !== state.deadlineAt) this.scheduler.now();
      else this.scheduler.hasten();
      this.flushedAt = state.deadlineAt;
      // The page's own count is never wrong by the whole grace.
      if (left <= -GRACE_MS) state.closeByCount();
    }
    this.announcement = this.announcements.last(state.deadlineAt, left);
    this.publish();
  }

  /** Tells the listeners where anything that they can see has changed. */
  private publish(): void {
    const { sheet } = this.state;
    if (this.shown.sheet !== sheet) this.shown = { sheet, sequence: 0, rows: sheet?.rows ?? new Map() };
    const next = this.look();
    if (this.isClosed || sameSnapshot(next, this.snapshot)) return;
    this.snapshot = next;
    for (const listener of [...this.listeners]) listener();
  }

  private look(): Snapshot<S> {
    const { clock, network } = this.ports;
    return snapshotOf(this.state, {
      rows: this.shown.rows,
      now: clock.monotonic(),
      isOnline: network.isOnline(),
      isJournalLost: this.keeper.isLost,
      isClockInDoubt: this.serverClock.isInDoubt,
      announcement: this.announcement,
    });
  }
}
