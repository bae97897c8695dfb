import { refusalOf } from './accept.ts';
import type { Transport } from './api/transport.ts';
import type { RetryPolicy } from './api/with-retry.ts';
import { attach, type Entry, giveFile, lacksBytes, sameFile, sameTarget } from './list/entry.ts';
import type { JournalRecord } from './list/journal-record.ts';
import { newEntry } from './list/new-entry.ts';
import { restore } from './list/restore.ts';
import { isLacking, newSidecars } from './list/sidecar.ts';
import { UploadList } from './list/upload-list.ts';
import { fileChanged, pickToo } from './messages.ts';
import type { FileFinder, Journal } from './ports.ts';
import { CleanupQueue } from './records/cleanup-queue.ts';
import { Saver } from './records/saver.ts';
import { SettledWaiters } from './records/settled-waiters.ts';
import { ConcurrencyLimit, MAX_FILES_AT_ONCE, MAX_PUTS_AT_ONCE } from './transfer/concurrency-limit.ts';
import type { TransferEvents } from './transfer/file-transfer.ts';
import { Scheduler } from './transfer/scheduler.ts';
import type { PickedFile, UploadQueue, UploadRequest } from './upload-queue.ts';
import {
  canBeRemoved,
  hasArrived,
  hasFailed,
  isMissing,
  isPaused,
  isPending,
  isSaved,
  isSaving,
  offers,
} from './upload-state.ts';

export interface EnginePorts<File extends PickedFile> extends RetryPolicy {
  readonly transport: Transport<File>;
  readonly journal: Journal;
  /** Reopens files after a restart. */
  readonly finder?: FileFinder<File>;
}

/** Upload queue of one person: journal entries first, then added ones. */
export class UploadEngine<File extends PickedFile> implements UploadQueue<File> {
  private readonly list: UploadList<File>;
  private readonly cleanup: CleanupQueue;
  private readonly scheduler: Scheduler<File>;
  private readonly saver: Saver<File>;
  private readonly saves = new SettledWaiters<Entry<File>>(
    (entry) => this.list.has(entry) && !entry.endedSession && (isPending(entry.row) || isSaving(entry.row)),
  );
  private readonly unsubscribe: () => void;
  /** Calls queued until the journal is read; undefined afterwards. */
  private addedEarly: (() => void)[] | undefined = [];

  constructor(private readonly ports: EnginePorts<File>) {
    const { transport, journal, clock, finder } = ports;
    const list = new UploadList<File>(clock, journal);
    const cleanup = new CleanupQueue(transport, journal, ports);
    const onSettled = () => this.wake();
    this.list = list;
    this.cleanup = cleanup;
    this.saver = new Saver({ list, transport, cleanup, policy: ports, onSettled });
    const files = new ConcurrencyLimit(MAX_FILES_AT_ONCE);
    const puts = new ConcurrencyLimit(MAX_PUTS_AT_ONCE);
    const tools = { transport, cleanup, policy: ports, events: this.transferEvents(), finder, files, puts };
    this.scheduler = new Scheduler(list, tools, onSettled);
    this.unsubscribe = ports.environment.subscribe(() => {
      cleanup.resume();
      this.wake();
    });
    journal.load().then(
      (records) => this.start(records),
      () => this.start([]),
    );
  }

  subscribe = (listener: () => void): (() => void) => this.list.subscribe(listener);
  rows = () => this.list.rows();

  add = (requests: readonly UploadRequest<File>[], batchId = this.ports.random.id()): string => {
    const admit = () => {
      for (const request of requests) void this.list.persist(this.admit(request, batchId));
      this.wake();
    };
    if (this.addedEarly) this.addedEarly.push(admit);
    else admit();
    return batchId;
  };

  pause = (ids: readonly string[]): void => {
    for (const entry of this.list.some(ids)) {
      // Includes entries paused by the end of a session: from now on they wait for the person.
      if (!offers('pause')(entry.row) && !isPaused(entry.row)) continue;
      entry.run?.controller.abort();
      entry.endedSession = undefined;
      this.list.change(entry, { state: 'paused', reason: undefined, bytesPerSecond: 0 });
    }
    this.wake();
  };

  resume = (ids: readonly string[]): void => {
    for (const entry of this.list.some(ids)) if (isPaused(entry.row)) this.enqueue(entry);
    this.wake();
  };

  move = (ids: readonly string[], beforeId?: string): void => {
    const before = this.list.all().find(({ row }) => row.id === beforeId);
    for (const entry of this.list.move(this.list.some(ids), before)) void this.list.persist(entry);
    this.wake();
  };

  retry = (ids: readonly string[]): void => {
    for (const entry of this.list.some(ids)) if (hasFailed(entry.row)) this.restart(entry);
    this.wake();
  };

  reattach = (files: readonly File[]): readonly File[] => {
    const left = files.filter((file) => !this.claim(file));
    this.wake();
    return left;
  };

  save = async (ids: readonly string[]): Promise<{ saved: number; failed: number }> => {
    const asked = this.list.some(ids).filter(({ row }) => isPending(row) || isSaving(row));
    for (const entry of asked) entry.wantsSave = true;
    const settled = this.saves.wait(asked);
    this.wake();
    await settled;
    const saved = asked.filter(({ row }) => isSaved(row)).length;
    const failed = asked.filter((entry) => !isSaved(entry.row) && this.list.has(entry)).length;
    return { saved, failed };
  };

  remove = (ids: readonly string[]): void => {
    for (const entry of this.list.some(ids).filter(({ row }) => canBeRemoved(row))) {
      this.list.remove(entry);
      entry.run?.controller.abort();
      if (!isSaved(entry.row))
        for (const { object } of entry.sidecars) if (object) void this.cleanup.add(object, undefined, entry.run?.ended);
      // One write replaces the row's record by a cleanup record of its object.
      if (entry.object && !isSaved(entry.row)) void this.cleanup.add(entry.object, entry.row.id, entry.run?.ended);
      else void this.list.eraseRecord(entry.row.id);
    }
    this.wake();
  };

  /** Stops everything; the journal is kept for the next start. */
  close = (): void => {
    this.unsubscribe();
    this.list.close();
    this.scheduler.close();
    this.saver.close();
    this.cleanup.close();
  };

  private start(records: readonly JournalRecord[]): void {
    const { entries, cleanups, obsolete } = restore(records, this.ports.finder);
    this.list.append(entries);
    for (const id of obsolete) void this.list.eraseRecord(id);
    this.cleanup.resume(cleanups);
    const early = this.addedEarly ?? [];
    this.addedEarly = undefined;
    for (const admit of early) admit();
    this.wake();
  }

  private transferEvents(): TransferEvents<File> {
    const { list, cleanup } = this;
    return {
      onTransferStart(entry) {
        list.change(entry, { state: 'uploading', reason: entry.changes > 0 ? fileChanged : undefined });
        list.publish();
      },
      onProgress: () => list.publishProgress(),
      onWaiting(entry, reason) {
        list.change(entry, { reason });
        list.publish();
      },
      async onStored(entry, object, sidecar) {
        (sidecar ?? entry).object = object;
        if (list.has(entry)) await list.persist(entry);
        else if (object) await cleanup.add(object);
      },
    };
  }

  /** Adds a file. One that is already queued is not duplicated: its row joins the new batch and restarts if stopped. */
  private admit(request: UploadRequest<File>, batchId: string): Entry<File> {
    const { file, target, savesItself } = request;
    const known = this.list.all().find((entry) => sameFile(entry, file) && sameTarget(entry.row.target, target));
    if (!known) {
      const entry = newEntry(request, { id: this.ports.random.id(), batchId, index: this.list.nextIndex() });
      this.list.append([entry]);
      return entry;
    }
    if (!known.file) attach(known, file);
    for (const sidecar of newSidecars(request)) {
      if (sidecar.file) giveFile(known, sidecar.file);
      if (hasArrived(known.row) || known.sidecars.some(({ kind }) => kind === sidecar.kind)) continue;
      known.sidecars = [...known.sidecars, sidecar];
    }
    known.wantsSave ||= savesItself;
    this.list.change(known, { batchId, savesItself: savesItself || known.row.savesItself });
    if (isMissing(known.row)) this.enqueue(known);
    else if (hasFailed(known.row)) this.restart(known);
    return known;
  }

  /** Attaches a picked file to every row that needs it: one file may have several targets. */
  private claim(file: File): boolean {
    const waiting = this.list
      .all()
      .filter((entry) => (isMissing(entry.row) || hasFailed(entry.row)) && giveFile(entry, file));
    for (const entry of waiting) {
      if (isMissing(entry.row)) this.enqueue(entry);
      else this.restart(entry);
    }
    return waiting.length > 0;
  }

  private enqueue(entry: Entry<File>): void {
    entry.endedSession = undefined;
    const isIncomplete = lacksBytes(entry);
    const names = entry.sidecars.filter(isLacking).map(({ fileName }) => fileName);
    this.list.change(entry, {
      state: isIncomplete ? 'missing' : 'queued',
      reason: entry.file && isIncomplete ? pickToo(names) : undefined,
    });
    void this.list.persist(entry);
  }

  /** Retries a failed entry: the save if its bytes have arrived, else the upload. */
  private restart(entry: Entry<File>): void {
    const { fileName: name, bytes: size, folder, savesItself } = entry.row;
    if (entry.object?.isWhole && entry.sidecars.every(({ object }) => object?.isWhole)) {
      entry.wantsSave = true;
      this.list.change(entry, { state: 'uploaded', reason: undefined });
      void this.list.persist(entry);
    } else if (refusalOf({ name, size }, folder) === undefined) {
      entry.wantsSave = savesItself;
      entry.changes = 0;
      this.enqueue(entry);
    }
  }

  /** Resumes entries stopped by the end of another session. */
  private resumeAfterSignIn(): void {
    const session = this.ports.environment.session();
    for (const entry of this.list.all()) {
      if (session === undefined || !entry.endedSession || entry.endedSession.name === session) continue;
      entry.endedSession = undefined;
      if (isPaused(entry.row)) this.enqueue(entry);
      else this.list.change(entry, { reason: undefined });
    }
  }

  /** Call after anything that may unblock an entry. */
  private wake(): void {
    this.resumeAfterSignIn();
    this.scheduler.wake();
    this.saver.wake();
    this.list.publish();
    this.saves.check();
  }
}
