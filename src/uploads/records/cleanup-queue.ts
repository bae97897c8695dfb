import { type Transport, TransportError } from '../api/transport.ts';
import { type RetryPolicy, withRetry } from '../api/with-retry.ts';
import { type CleanupRecord, cleanupRecord } from '../list/journal-record.ts';
import type { Journal } from '../ports.ts';
import type { StoredObject } from '../transfer/parts.ts';
import type { PickedFile } from '../upload-queue.ts';

/** Statuses after which a retry is useless: the object is missing, in use, or invalid. */
const NOTHING_TO_DISCARD = [400, 404, 409, 422];

/** Discards unneeded objects in the storage. Pending requests are kept in the journal. */
export class CleanupQueue {
  private readonly waiting = new Map<string, CleanupRecord>();
  private readonly asking = new Set<string>();
  private readonly closing = new AbortController();

  constructor(
    private readonly transport: Pick<Transport<PickedFile>, 'abort' | 'discard'>,
    private readonly journal: Journal,
    private readonly policy: RetryPolicy,
  ) {}

  /**
   * Resolves once the journal has it; the storage is called later.
   *
   * @param id of the record that this one replaces: one write also removes the row that named the object.
   * @param transferEnded the running transfer, which must end before the object is discarded.
   */
  async add(
    object: StoredObject,
    id: string = this.policy.random.id(),
    transferEnded: Promise<void> = Promise.resolve(),
  ): Promise<void> {
    if (this.closing.signal.aborted) return;
    const record = cleanupRecord(id, object);
    await this.journal.put(record).catch(() => undefined);
    void transferEnded.then(() => this.resume([record]));
  }

  /** Resumes requests of an earlier run, and retries all that failed. */
  resume(records: readonly CleanupRecord[] = []): void {
    for (const record of records) this.waiting.set(record.id, record);
    if (this.policy.environment.session() === undefined) return;
    for (const record of this.waiting.values()) void this.discard(record);
  }

  close(): void {
    this.closing.abort();
  }

  private async discard(record: CleanupRecord): Promise<void> {
    const { id, key, uploadId } = record;
    if (this.asking.has(id)) return;
    this.asking.add(id);
    try {
      if (uploadId !== undefined) await this.ask(() => this.transport.abort(key, uploadId));
      await this.ask(() => this.transport.discard(key));
      this.waiting.delete(id);
      if (!this.closing.signal.aborted) await this.journal.remove(id).catch(() => undefined);
    } catch (error) {
      // The journal keeps it: the next session, connection or start retries.
      if (!this.closing.signal.aborted && !(error instanceof TransportError)) throw error;
    } finally {
      this.asking.delete(id);
    }
  }

  private async ask(work: () => Promise<void>): Promise<void> {
    try {
      await withRetry(this.policy, this.closing.signal, work);
    } catch (error) {
      if (!(error instanceof TransportError && NOTHING_TO_DISCARD.includes(error.status))) throw error;
    }
  }
}
