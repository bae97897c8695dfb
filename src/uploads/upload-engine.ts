import { refusalOf } from './accept.ts';
import type { Patience } from './api/with-retry.ts';
import { type Entry, sameFile, sameTarget } from './list/entry.ts';
import type { JournalRecord } from './list/journal-record.ts';
import { newEntry } from './list/new-entry.ts';
import { restored } from './list/restore.ts';
import { Book } from './list/upload-list.ts';
import type { Journal, Transport } from './ports.ts';
import { Forgetter } from './records/cleanup-queue.ts';
import { Saver } from './records/saver.ts';
import { Settlements } from './records/settled-waiters.ts';
import { Lane } from './transfer/concurrency-limit.ts';
import { FILES_AT_ONCE, PARTS_AT_ONCE } from './transfer/limits.ts';
import { Runner } from './transfer/scheduler.ts';
import type { StoredObject } from './transfer/stored-object.ts';
import type { PickedFile, UploadQueue, UploadState, UploadWish } from './upload-queue.ts';

export interface EnginePorts<File extends PickedFile> extends Patience {
  readonly transport: Transport<File>;
  readonly journal: Journal;
}

const PAUSABLE: readonly UploadState[] = ['queued', 'uploading', 'paused'];
const SAVABLE: readonly UploadState[] = ['uploaded', 'saving'];

/** The queue of one person: what the journal knows comes first, then what is added. */
export class UploadEngine<File extends PickedFile> implements UploadQueue<File> {
  private readonly book: Book<File>;
  private readonly forgetter: Forgetter;
  private readonly runner: Runner<File>;
  private readonly saver: Saver<File>;
  private readonly saves = new Settlements<Entry<File>>(
    (entry) => this.book.has(entry) && !entry.endedSession && SAVABLE.includes(entry.row.state),
  );
  private readonly leave: () => void;
  /** What was asked for before the journal was read. */
  private early: (() => void)[] | undefined = [];
  private lastPlace = 0;

  constructor(private readonly ports: EnginePorts<File>) {
    const { transport, journal } = ports;
    const book = new Book<File>(ports.clock, journal);
    const forgetter = new Forgetter(transport, journal, ports);
    const sender = {
      transport,
      forgetter,
      patience: ports,
      files: new Lane(FILES_AT_ONCE),
      puts: new Lane(PARTS_AT_ONCE),
      remember: (entry: Entry<File>, object: StoredObject | undefined) => this.remember(entry, object),
      travels: (entry: Entry<File>) => {
        book.change(entry, { state: 'uploading', reason: undefined });
        book.publish();
      },
      progressed: () => book.progressed(),
      waiting: (entry: Entry<File>) => (reason: string | undefined) => {
        book.change(entry, { reason });
        book.publish();
      },
    };
    this.book = book;
    this.forgetter = forgetter;
    this.saver = new Saver({ book, transport, forgetter, patience: ports, settled: () => this.wake() });
    this.runner = new Runner({ book, sender, patience: ports, ended: () => this.wake() });
    this.leave = ports.surroundings.subscribe(() => {
      forgetter.resume();
      this.wake();
    });
    journal.load().then(
      (records) => this.start(records),
      () => this.start([]),
    );
  }

  subscribe = (listener: () => void): (() => void) => this.book.subscribe(listener);
  rows = () => this.book.rows();

  add = (wishes: readonly UploadWish<File>[]): string => {
    const batchId = this.ports.random.id();
    const admit = () => {
      for (const wish of wishes) void this.book.keep(this.admit(wish, batchId));
      this.wake();
    };
    if (this.early) this.early.push(admit);
    else admit();
    return batchId;
  };

  pause = (ids: readonly string[]): void => {
    for (const entry of this.book.some(ids).filter(({ row }) => PAUSABLE.includes(row.state))) {
      entry.run?.stop.stop();
      entry.endedSession = undefined;
      this.book.change(entry, { state: 'paused', reason: undefined, bytesPerSecond: 0 });
    }
    this.wake();
  };

  resume = (ids: readonly string[]): void => {
    for (const entry of this.book.some(ids)) if (entry.row.state === 'paused') this.enqueue(entry);
    this.wake();
  };

  retry = (ids: readonly string[]): void => {
    for (const entry of this.book.some(ids)) if (entry.row.state === 'failed') this.again(entry);
    this.wake();
  };

  reattach = (files: readonly File[]): readonly File[] => {
    const left = files.filter((file) => !this.claim(file));
    this.wake();
    return left;
  };

  save = async (ids: readonly string[]): Promise<{ saved: number; failed: number }> => {
    const asked = this.book.some(ids).filter(({ row }) => SAVABLE.includes(row.state));
    for (const entry of asked) entry.wantsSave = true;
    const settled = this.saves.of(asked);
    this.wake();
    await settled;
    const saved = asked.filter(({ row }) => row.state === 'saved').length;
    const failed = asked.filter((entry) => entry.row.state !== 'saved' && this.book.has(entry)).length;
    return { saved, failed };
  };

  remove = (ids: readonly string[]): void => {
    for (const entry of this.book.some(ids).filter(({ row }) => row.state !== 'saving')) {
      this.book.take(entry);
      entry.run?.stop.stop();
      // One write takes the row away and keeps what the storage has to forget.
      if (entry.object && entry.row.state !== 'saved')
        void this.forgetter.forget(entry.object, entry.row.id, entry.run?.ended);
      else void this.book.erase(entry.row.id);
    }
    this.wake();
  };

  /** Ends everything here and now; the journal stays for the next start. */
  close = (): void => {
    this.leave();
    this.book.close();
    this.runner.close();
    this.saver.close();
    this.forgetter.close();
  };

  private start(records: readonly JournalRecord[]): void {
    const { entries, forgotten, doneWith, lastPlace } = restored<File>(records);
    this.book.append(entries);
    this.lastPlace = lastPlace;
    for (const id of doneWith) void this.book.erase(id);
    this.forgetter.resume(forgotten);
    const early = this.early ?? [];
    this.early = undefined;
    for (const work of early) work();
    this.wake();
  }

  /** A file that is in the queue already is not added again: its row comes to the new batch, and goes on if it had stopped. */
  private admit(wish: UploadWish<File>, batchId: string): Entry<File> {
    const { file, target, savesItself } = wish;
    const known = this.book.all().find((entry) => sameFile(entry, file) && sameTarget(entry.row.target, target));
    if (!known) {
      const entry = newEntry(wish, { id: this.ports.random.id(), batchId, place: (this.lastPlace += 1) });
      this.book.append([entry]);
      return entry;
    }
    known.file ??= file;
    known.wantsSave ||= savesItself;
    this.book.change(known, { batchId, savesItself: savesItself || known.row.savesItself });
    if (known.row.state === 'missing') this.enqueue(known);
    else if (known.row.state === 'failed') this.again(known);
    return known;
  }

  /** One file may be what several rows wait for. */
  private claim(file: File): boolean {
    const waiting = this.book
      .all()
      .filter((entry) => !entry.file && sameFile(entry, file) && ['missing', 'failed'].includes(entry.row.state));
    for (const entry of waiting) {
      entry.file = file;
      if (entry.row.state === 'missing') this.enqueue(entry);
      else this.again(entry);
    }
    return waiting.length > 0;
  }

  private enqueue(entry: Entry<File>): void {
    entry.endedSession = undefined;
    this.book.change(entry, { state: entry.file ? 'queued' : 'missing', reason: undefined });
    void this.book.keep(entry);
  }

  private again(entry: Entry<File>): void {
    const { fileName: name, bytes: size, folder, savesItself } = entry.row;
    if (entry.object?.isWhole) {
      entry.wantsSave = true;
      this.book.change(entry, { state: 'uploaded', reason: undefined });
      void this.book.keep(entry);
    } else if (refusalOf({ name, size }, folder) === undefined) {
      entry.wantsSave = savesItself;
      this.enqueue(entry);
    }
  }

  private async remember(entry: Entry<File>, object: StoredObject | undefined): Promise<void> {
    entry.object = object;
    if (this.book.has(entry)) await this.book.keep(entry);
    else if (object) await this.forgetter.forget(object);
  }

  /** Another session than the one that ended: what waited for it goes on. */
  private welcomeBack(): void {
    const session = this.ports.surroundings.session();
    for (const entry of this.book.all()) {
      if (session === undefined || !entry.endedSession || entry.endedSession.name === session) continue;
      entry.endedSession = undefined;
      if (entry.row.state === 'paused') this.enqueue(entry);
      else this.book.change(entry, { reason: undefined });
    }
  }

  /** After anything that may let something else go on. */
  private wake(): void {
    this.welcomeBack();
    this.runner.wake();
    this.saver.wake();
    this.book.publish();
    this.saves.look();
  }
}
