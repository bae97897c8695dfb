import { type Transport, TransportError } from '../api/transport.ts';
import { type RetryPolicy, withRetry } from '../api/with-retry.ts';
import { type CleanupRecord, cleanupRecord } from '../list/journal-record.ts';
import type { Journal } from '../ports.ts';
import type { StoredObject } from '../transfer/parts.ts';
import type { PickedFile } from '../upload-queue.ts';

/** The object is not there, is in use, or never was one: asking again changes nothing. */
const NOTHING_TO_DISCARD = [400, 404, 409, 422];

/**
 * Has the storage discard the objects that nobody needs any more. The journal keeps those that it could not be told of
 * yet.
 */
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
   * Resolves once the journal knows of it; the storage is asked later.
   * @param id of the record that this one replaces: in one write the row that named the object is gone.
   * @param transferEnded what is still being sent to the object has to end before it is discarded.
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

  /**
   * Asks for these, as an earlier run left them behind, and again for everything that could not be asked for before.
   */
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
      // The journal still has it: the next session, the next connection or the next start tries again.
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
