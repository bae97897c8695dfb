import { abortable } from '../abort.ts';
import { isStale, type RefusedRecord, type Transport, TransportError } from '../api/transport.ts';
import { type RetryPolicy, withRetry } from '../api/with-retry.ts';
import { type Entry, moduleOf } from '../list/entry.ts';
import { keysOf, type Sidecar } from '../list/sidecar.ts';
import type { UploadList } from '../list/upload-list.ts';
import { isRefusalOfFile, saveFailure, sessionEnded, sidecarRefused, targetGone } from '../messages.ts';
import type { PickedFile } from '../upload-queue.ts';
import { isPending, isTransferring, isUploading } from '../upload-state.ts';
import type { CleanupQueue } from './cleanup-queue.ts';

export interface SaverTools<File extends PickedFile> {
  readonly list: UploadList<File>;
  readonly transport: Transport<File>;
  readonly policy: RetryPolicy;
  readonly cleanup: CleanupQueue;
  /** Called when entries are saved, or need a retry by the person. */
  onSettled(): void;
}

/** Time window for batching documents into one call. */
const GATHER_MS = 400;

/** True if the stored bytes are unusable: a retry must upload again. */
const isSpent = ({ code }: TransportError): boolean => code.startsWith('media/');
/** True if the outcome is unknown: the server may have executed the request. */
const isUnanswered = ({ status }: TransportError): boolean => status === 0 || status >= 500;
/** True if a record already uses the object: it must not be discarded. */
const isInUse = ({ code }: TransportError): boolean => code === 'media/in-use';
/** Returns the sidecar if only captions or chapters were refused. */
const refusedSidecar = ({ fields }: TransportError): Sidecar<PickedFile>['kind'] | undefined =>
  (['captions', 'chapters'] as const).find((kind) => fields[`${kind}Key`] !== undefined);
/** True if a whole batch was refused, which does not tell which file is at fault. */
const isRefusedAsWhole = ({ status }: TransportError): boolean => status === 400 || status === 413 || status === 422;

/** Saves the records of uploaded files: one call at a time per module, several documents per call. */
export class Saver<File extends PickedFile> {
  private readonly busyModules = new Set<string>();
  private readonly closing = new AbortController();

  constructor(private readonly tools: SaverTools<File>) {}

  /** Starts every module with entries to save and no running call. */
  wake(): void {
    if (this.tools.policy.environment.session() === undefined) return;
    const ready = inOrder(this.tools.list.all());
    for (const module of new Set(ready.map(({ row }) => moduleOf(row.target)))) {
      if (this.busyModules.has(module)) continue;
      this.busyModules.add(module);
      void this.saveAll(module);
    }
  }

  close(): void {
    this.closing.abort();
  }

  private async saveAll(module: string): Promise<void> {
    const { clock } = this.tools.policy;
    const { signal } = this.closing;
    try {
      for (let ready = this.readyIn(module); ready.length > 0; ready = this.readyIn(module)) {
        if (this.isWorthWaiting(module, ready)) await abortable(signal, (resolve) => clock.after(GATHER_MS, resolve));
        const batch = this.nextBatch(module);
        if (batch.length > 0) await this.save(batch);
        signal.throwIfAborted();
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      // Synchronous with the last check, so that no entry becomes ready unnoticed in between.
      this.busyModules.delete(module);
    }
  }

  private readyIn(module: string): readonly Entry<File>[] {
    return inOrder(this.tools.list.all()).filter(({ row }) => moduleOf(row.target) === module);
  }

  private nextBatch(module: string): readonly Entry<File>[] {
    const ready = this.readyIn(module);
    if (!isDocument(ready[0])) return ready.slice(0, 1);
    return ready.filter(isDocument).slice(0, this.tools.transport.maxDocumentsAtOnce);
  }

  /** Tells whether to wait for a larger batch: small files arrive faster than calls are answered. */
  private isWorthWaiting(module: string, ready: readonly Entry<File>[]): boolean {
    if (!isDocument(ready[0]) || ready.length >= this.tools.transport.maxDocumentsAtOnce) return false;
    return this.tools.list
      .all()
      .some(
        (entry) =>
          isUploading(entry.row) && entry.wantsSave && isDocument(entry) && moduleOf(entry.row.target) === module,
      );
  }

  private async save(batch: readonly Entry<File>[]): Promise<void> {
    const { list, policy } = this.tools;
    const session = policy.environment.session();
    for (const entry of batch) list.change(entry, { state: 'saving', reason: undefined });
    list.publish();
    // Write-ahead: the journal entry precedes the first request; after a crash the save is repeated, which is
    // idempotent. Automatic saves are repeated after any crash and need no entry.
    await Promise.all(batch.filter(({ row }) => !row.savesItself).map((entry) => list.persist(entry)));
    try {
      const refused = new Map((await this.send(batch)).map((refusal) => [refusal.s3Key, refusal]));
      for (const entry of batch) {
        const refusal = refused.get(entry.object?.key ?? '');
        if (refusal) this.failed(entry, new TransportError(422, { code: refusal.code, sentence: refusal.message }));
        else this.saved(entry);
      }
    } catch (error) {
      if (this.closing.signal.aborted) return;
      if (error instanceof TransportError && batch.length > 1 && isRefusedAsWhole(error)) {
        for (const entry of batch) await this.save([entry]);
        return;
      }
      for (const entry of batch) this.notSaved(entry, error, session);
    }
    await Promise.all(batch.map((entry) => list.persist(entry)));
    list.publish();
    this.tools.onSettled();
  }

  private async send(batch: readonly Entry<File>[]): Promise<readonly RefusedRecord[]> {
    const { transport, policy } = this.tools;
    const [first] = batch;
    if (!first) return [];
    const records = batch.map(({ row, object, sidecars }) => ({
      title: row.title,
      s3Key: object?.key ?? '',
      ...keysOf(sidecars),
    }));
    const { target } = first.row;
    const attempt = async () => {
      if (target.kind === 'document') return (await transport.saveDocuments(target, records)).refused;
      if (target.kind === 'replacement') await transport.replaceFile(target, records[0]!.s3Key);
      else await transport.saveContent(target, records[0]!);
      return [];
    };
    return withRetry(policy, this.closing.signal, () =>
      attempt().catch((error: unknown) => {
        if (error instanceof TransportError && isUnanswered(error)) for (const entry of batch) entry.mayBeSaved = true;
        throw error;
      }),
    );
  }

  private saved(entry: Entry<File>): void {
    entry.wantsSave = false;
    entry.mayBeSaved = false;
    this.tools.list.change(entry, { state: 'saved', reason: undefined });
  }

  private notSaved(entry: Entry<File>, error: unknown, session: string | undefined): void {
    if (error instanceof TransportError && error.status === 401) {
      entry.endedSession = { name: session };
      this.tools.list.change(entry, { state: 'uploaded', reason: sessionEnded });
    } else if (error instanceof TransportError && refusedSidecar(error)) this.withoutSidecar(entry, error);
    else this.failed(entry, error);
  }

  /** Keeps the video: only the refused sidecar is discarded, and the next save omits it. */
  private withoutSidecar(entry: Entry<File>, error: TransportError): void {
    const { list, cleanup } = this.tools;
    const refused = entry.sidecars.find(({ kind }) => kind === refusedSidecar(error));
    entry.wantsSave = false;
    entry.sidecars = entry.sidecars.filter((sidecar) => sidecar !== refused);
    if (refused?.object) void cleanup.add(refused.object);
    list.change(entry, { state: 'failed', reason: sidecarRefused(refused?.fileName ?? '', error) });
  }

  private failed(entry: Entry<File>, error: unknown): void {
    const { list, cleanup } = this.tools;
    entry.wantsSave = false;
    const isGone = error instanceof TransportError && error.status === 404 && !isSpent(error);
    list.change(entry, {
      state: 'failed',
      reason: isGone ? targetGone(entry.row.target.kind) : saveFailure(error, entry.row),
      isRefused: error instanceof TransportError && isRefusalOfFile(error),
    });
    // After this message, a retry replaces the current file, unconditionally.
    if (isStale(error) && entry.row.target.kind === 'replacement')
      list.change(entry, { target: { ...entry.row.target, replaces: undefined } });
    // An entry with an unknown outcome is not uploaded again: a second record would duplicate it.
    const isOver = isGone && !entry.mayBeSaved;
    if (!entry.object || !(isOver || (error instanceof TransportError && isSpent(error)))) return;
    if (!(error instanceof TransportError && isInUse(error))) void cleanup.add(entry.object);
    entry.object = undefined;
    list.change(entry, { key: undefined, sentBytes: 0 });
  }
}

/**
 * Returns the entries that can be saved now. A record gets the next position in its day, so an item waits for earlier
 * ones that are still uploading.
 */
function inOrder<File extends PickedFile>(entries: readonly Entry<File>[]): Entry<File>[] {
  const awaited = new Set<string>();
  return entries.filter((entry) => {
    const { row, wantsSave } = entry;
    const day = row.target.kind === 'content' ? row.target.dayId : undefined;
    if (day === undefined) return isReady(entry);
    if (wantsSave && isTransferring(row)) awaited.add(day);
    return isReady(entry) && !awaited.has(day);
  });
}

const isDocument = (entry: Entry<PickedFile> | undefined): boolean => entry?.row.target.kind === 'document';

const isReady = ({ row, wantsSave, endedSession }: Entry<PickedFile>): boolean =>
  isPending(row) && wantsSave && endedSession === undefined;
