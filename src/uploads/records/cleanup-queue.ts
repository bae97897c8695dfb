import { Stop, Stopped } from '../abort.ts';
import { insist, type Patience } from '../api/with-retry.ts';
import { forgottenRecord } from '../list/entry.ts';
import type { ForgottenRecord } from '../list/journal-record.ts';
import { type Journal, type Transport, TransportError } from '../ports.ts';
import type { StoredObject } from '../transfer/stored-object.ts';
import type { PickedFile } from '../upload-queue.ts';

/** It is not there, it is in use, or it never was a key: asking again changes nothing. */
const NOTHING_TO_FORGET = [400, 404, 409, 422];

/** Has the storage forget what nobody wants any more, and remembers in the journal what it could not be told yet. */
export class Forgetter {
  private readonly waiting = new Map<string, ForgottenRecord>();
  private readonly asking = new Set<string>();
  private readonly stop = new Stop();

  constructor(
    private readonly transport: Pick<Transport<PickedFile>, 'abort' | 'discard'>,
    private readonly journal: Journal,
    private readonly patience: Patience,
  ) {}

  /**
   * Settles once the journal knows. `id` replaces the record of that id: the row that named the object is gone then.
   * @param afterwards what still travels there has to end first.
   */
  async forget(
    object: StoredObject,
    id: string = this.patience.random.id(),
    afterwards: Promise<void> = Promise.resolve(),
  ): Promise<void> {
    if (this.stop.isStopped) return;
    const record = forgottenRecord(id, object);
    await this.journal.put(record).catch(() => undefined);
    void afterwards.then(() => this.resume([record]));
  }

  /** Also what an earlier run left behind; without records, what could not be told before. */
  resume(records: readonly ForgottenRecord[] = []): void {
    for (const record of records) this.waiting.set(record.id, record);
    if (this.patience.surroundings.session() === undefined) return;
    for (const record of this.waiting.values()) void this.ask(record);
  }

  close(): void {
    this.stop.stop();
  }

  private async ask(record: ForgottenRecord): Promise<void> {
    const { id, key, uploadId } = record;
    if (this.asking.has(id)) return;
    this.asking.add(id);
    try {
      if (uploadId !== undefined) await this.told(() => this.transport.abort(key, uploadId));
      await this.told(() => this.transport.discard(key));
      this.waiting.delete(id);
      if (!this.stop.isStopped) await this.journal.remove(id).catch(() => undefined);
    } catch (error) {
      // The journal still has it: the next session, the next connection or the next start tries again.
      if (!(error instanceof Stopped || error instanceof TransportError)) throw error;
    } finally {
      this.asking.delete(id);
    }
  }

  private async told(work: () => Promise<void>): Promise<void> {
    try {
      await insist(this.patience, this.stop, work);
    } catch (error) {
      if (!(error instanceof TransportError && NOTHING_TO_FORGET.includes(error.status))) throw error;
    }
  }
}
