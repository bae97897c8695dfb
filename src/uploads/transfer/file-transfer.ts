import type { NewObject, PutReceipt, PutRequest, Transport } from '../api/transport.ts';
import { type RetryPolicy, withRetry } from '../api/with-retry.ts';
import type { Entry } from '../list/entry.ts';
import type { Sidecar } from '../list/sidecar.ts';
import type { FileFinder } from '../ports.ts';
import type { CleanupQueue } from '../records/cleanup-queue.ts';
import type { PickedFile } from '../upload-queue.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import type { StoredObject } from './parts.ts';
import type { SpeedMeter } from './speed-meter.ts';

/** How often in a row a new URL is asked for one that had expired. */
export const MAX_RENEWALS = 3;

/** What a transfer tells the engine about its entry. */
export interface TransferEvents<File extends PickedFile> {
  /** It has got a place among the files that travel: its bytes begin to leave. */
  onTransferStart(entry: Entry<File>): void;
  /** Some bytes have left, or have to leave again. */
  onProgress(): void;
  /** It waits for the network or for the server, and why; undefined once it goes on. */
  onWaiting(entry: Entry<File>, reason: string | undefined): void;
  /**
   * What the storage holds of the file, or of its sidecar, has changed. Resolves once the journal has it: nothing is
   * sent before.
   */
  onStored(entry: Entry<File>, object: StoredObject | undefined, sidecar?: Sidecar<File>): Promise<void>;
}

/** What all transfers share. */
export interface TransferTools<File extends PickedFile> {
  readonly transport: Transport<File>;
  readonly policy: RetryPolicy;
  readonly cleanup: CleanupQueue;
  readonly events: TransferEvents<File>;
  readonly finder: FileFinder<File> | undefined;
  readonly files: ConcurrencyLimit;
  readonly puts: ConcurrencyLimit;
}

/** A range of the file, and the signed URL that takes it. `part` is 0 where it is the whole file. */
export interface PutRange extends Pick<PutRequest<unknown>, 'fromByte' | 'toByte' | 'url' | 'contentType'> {
  readonly part: number;
}

/** One file on its way: the steps of which `putFile` and `putParts` are made. */
export class FileTransfer<File extends PickedFile> {
  readonly transport: Transport<File>;

  constructor(
    private readonly tools: TransferTools<File>,
    readonly entry: Entry<File>,
    readonly file: File,
    private readonly meter: SpeedMeter,
    readonly signal: AbortSignal,
    /** Where it is this one's bytes that travel. */
    private readonly sidecar?: Sidecar<File>,
  ) {
    this.transport = tools.transport;
  }

  /** What the storage holds of the file. */
  get object(): StoredObject | undefined {
    return (this.sidecar ?? this.entry).object;
  }

  get newObject(): NewObject {
    const { folder, target } = this.entry.row;
    const { fileName, bytes: fileSize } = this.sidecar ?? this.entry.row;
    const { fileType } = this.sidecar ?? this.entry;
    const dayNumber = target.kind === 'document' ? 0 : (target.dayNumber ?? 0);
    return { fileName, fileType, fileSize, folder, weekNumber: target.weekNumber, dayNumber };
  }

  /** Calls the server, by the retry policy; while it waits, its row says why. */
  call<T>(work: () => Promise<T>, signal = this.signal): Promise<T> {
    const { policy, events } = this.tools;
    return withRetry(policy, signal, work, (reason) => events.onWaiting(this.entry, reason));
  }

  /**
   * Waits for a place among the files that travel. What comes before is done while others still travel, so that the
   * network is never idle between two files.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const { files, events } = this.tools;
    return files.run(this.signal, () => {
      events.onTransferStart(this.entry);
      return work();
    });
  }

  /**
   * Sends a range of the file, as often as it takes. While it waits for its next try, another PUT may have its slot.
   */
  put(range: PutRange, signal = this.signal): Promise<PutReceipt> {
    return this.call(() => this.tools.puts.run(signal, () => this.putOnce(range, signal)), signal);
  }

  stored(object: StoredObject | undefined): Promise<void> {
    return this.tools.events.onStored(this.entry, object, this.sidecar);
  }

  /** Gives up what the storage holds of the file, which then begins at its first byte. */
  async discard(): Promise<void> {
    const { object } = this;
    if (!object) return;
    await this.tools.cleanup.add(object);
    this.meter.startOver();
    await this.stored(undefined);
  }

  private async putOnce({ part, ...range }: PutRange, signal: AbortSignal): Promise<PutReceipt> {
    const { file, meter, transport } = this;
    const { events, policy } = this.tools;
    const { now } = policy.clock;
    const onProgress = (sentBytes: number) => {
      if (signal.aborted) return;
      meter.onSent(part, sentBytes, now());
      events.onProgress();
    };
    meter.onSent(part, 0, now());
    try {
      const receipt = await transport.put({ file, ...range, signal, onProgress });
      meter.onConfirmed(part, range.toByte - range.fromByte, now());
      return receipt;
    } catch (error) {
      meter.onLost(part);
      throw error;
    } finally {
      events.onProgress();
    }
  }
}
