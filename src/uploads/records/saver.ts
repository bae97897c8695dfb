import { Stop, Stopped } from '../abort.ts';
import { insist, type Patience } from '../api/with-retry.ts';
import { type Entry, moduleOf } from '../list/entry.ts';
import type { Book } from '../list/upload-list.ts';
import { saveFailure, sessionEnded, weekOrDayNotFound } from '../messages.ts';
import { type RefusedRecord, type Transport, TransportError } from '../ports.ts';
import type { PickedFile } from '../upload-queue.ts';
import type { Forgetter } from './cleanup-queue.ts';

export interface SaverTools<File extends PickedFile> {
  readonly book: Book<File>;
  readonly transport: Transport<File>;
  readonly patience: Patience;
  readonly forgetter: Forgetter;
  /** Nothing more happens to this entry until somebody asks for it. */
  settled(entry: Entry<File>): void;
}

const GATHER_MS = 400;

/** The bytes cannot be used any more, so that trying again means uploading again. */
const isSpent = ({ code }: TransportError): boolean => code.startsWith('media/');
/** Something shows it already: it is not ours to take away. */
const isInUse = ({ code }: TransportError): boolean => code === 'media/in-use';
/** A batch that was refused as a whole does not say which of its files is to blame. */
const asksOneByOne = ({ status }: TransportError): boolean => status === 400 || status === 413 || status === 422;

/** Makes records of what is uploaded: one call at a time for each module, several documents in one. */
export class Saver<File extends PickedFile> {
  private readonly busy = new Set<string>();
  private readonly stop = new Stop();

  constructor(private readonly tools: SaverTools<File>) {}

  /** Looks for what wants to be saved and may be. */
  wake(): void {
    if (this.tools.patience.surroundings.session() === undefined) return;
    const modules = new Set(
      this.tools.book
        .all()
        .filter(isReady)
        .map(({ row }) => moduleOf(row.target)),
    );
    for (const module of modules) {
      if (this.busy.has(module)) continue;
      this.busy.add(module);
      void this.drain(module);
    }
  }

  close(): void {
    this.stop.stop();
  }

  private async drain(module: string): Promise<void> {
    const { clock } = this.tools.patience;
    try {
      for (let ready = this.ready(module); ready.length > 0; ready = this.ready(module)) {
        if (this.isWorthWaiting(module, ready)) await this.stop.wait((resolve) => clock.after(GATHER_MS, resolve));
        const batch = this.next(module);
        if (batch.length > 0) await this.save(batch);
        this.stop.check();
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    } finally {
      // In one go with the last look, so that nothing becomes ready unseen in between.
      this.busy.delete(module);
    }
  }

  private ready(module: string): readonly Entry<File>[] {
    return this.tools.book.all().filter((entry) => isReady(entry) && moduleOf(entry.row.target) === module);
  }

  private next(module: string): readonly Entry<File>[] {
    const ready = this.ready(module);
    if (!isDocument(ready[0])) return ready.slice(0, 1);
    return ready.filter(isDocument).slice(0, this.tools.transport.mostDocumentsAtOnce);
  }

  /** Small files arrive faster than calls are answered: a moment later, one call takes several. */
  private isWorthWaiting(module: string, ready: readonly Entry<File>[]): boolean {
    if (!isDocument(ready[0]) || ready.length >= this.tools.transport.mostDocumentsAtOnce) return false;
    return this.tools.book
      .all()
      .some(
        (entry) =>
          entry.row.state === 'uploading' &&
          entry.wantsSave &&
          isDocument(entry) &&
          moduleOf(entry.row.target) === module,
      );
  }

  private async save(batch: readonly Entry<File>[]): Promise<void> {
    const { book, patience } = this.tools;
    const session = patience.surroundings.session();
    for (const entry of batch) book.change(entry, { state: 'saving', reason: undefined });
    book.publish();
    // Before: a crash from here on means that the save is repeated, which is so anyway for what saves itself. After: that it is not.
    await Promise.all(batch.filter(({ row }) => !row.savesItself).map((entry) => book.keep(entry)));
    try {
      const refused = new Map((await this.send(batch)).map((refusal) => [refusal.s3Key, refusal]));
      for (const entry of batch) {
        const refusal = refused.get(entry.object?.key ?? '');
        if (refusal) this.failed(entry, new TransportError(422, { code: refusal.code, sentence: refusal.message }));
        else this.saved(entry);
      }
    } catch (error) {
      if (error instanceof Stopped) return;
      if (error instanceof TransportError && batch.length > 1 && asksOneByOne(error)) {
        for (const entry of batch) await this.save([entry]);
        return;
      }
      for (const entry of batch) this.notSaved(entry, error, session);
    }
    await Promise.all(batch.map((entry) => book.keep(entry)));
    book.publish();
    for (const entry of batch) this.tools.settled(entry);
  }

  private async send(batch: readonly Entry<File>[]): Promise<readonly RefusedRecord[]> {
    const { transport, patience } = this.tools;
    const [first] = batch;
    if (!first) return [];
    const records = batch.map(({ row, object }) => ({ title: row.title, s3Key: object?.key ?? '' }));
    const { target } = first.row;
    return insist(patience, this.stop, async () => {
      if (target.kind === 'document') return (await transport.saveDocuments(target, records)).refused;
      await transport.saveContent(target, records[0]!);
      return [];
    });
  }

  private saved(entry: Entry<File>): void {
    entry.wantsSave = false;
    this.tools.book.change(entry, { state: 'saved', reason: undefined });
  }

  private notSaved(entry: Entry<File>, error: unknown, session: string | undefined): void {
    if (error instanceof TransportError && error.status === 401) {
      entry.endedSession = { name: session };
      this.tools.book.change(entry, { state: 'uploaded', reason: sessionEnded });
      return;
    }
    this.failed(entry, error);
  }

  private failed(entry: Entry<File>, error: unknown): void {
    const { book, forgetter } = this.tools;
    entry.wantsSave = false;
    const isGone = error instanceof TransportError && error.status === 404 && !isSpent(error);
    book.change(entry, {
      state: 'failed',
      reason: isGone ? weekOrDayNotFound : saveFailure(error, entry.row.target.kind),
    });
    if (!entry.object || !(isGone || (error instanceof TransportError && isSpent(error)))) return;
    if (!(error instanceof TransportError && isInUse(error))) void forgetter.forget(entry.object);
    entry.object = undefined;
    book.change(entry, { key: undefined, sentBytes: 0 });
  }
}

const isDocument = (entry: Entry<PickedFile> | undefined): boolean => entry?.row.target.kind === 'document';

const isReady = ({ row, wantsSave, endedSession }: Entry<PickedFile>): boolean =>
  row.state === 'uploaded' && wantsSave && endedSession === undefined;
