import { childOf } from '../abort.ts';
import { hiddenEtag } from '../api/put-refusal.ts';
import {
  isExpired,
  isTaken,
  type NewObject,
  type PutReceipt,
  type PutRequest,
  type Transport,
  TransportError,
} from '../api/transport.ts';
import { type RetryPolicy, withRetry } from '../api/with-retry.ts';
import type { Entry } from '../list/entry.ts';
import type { Sidecar } from '../list/sidecar.ts';
import { isFaultOfFile } from '../messages.ts';
import type { FileFinder } from '../ports.ts';
import type { CleanupQueue } from '../records/cleanup-queue.ts';
import type { PickedFile } from '../upload-queue.ts';
import { type ConcurrencyLimit, MAX_PUTS_AT_ONCE } from './concurrency-limit.ts';
import { goesInParts, missingParts, type Part, type StoredObject } from './parts.ts';
import type { SpeedMeter } from './speed-meter.ts';

/** Consecutive renewals of an expired URL. */
const MAX_RENEWALS = 3;
/** Restarts from the first byte after the storage has lost the upload. */
const MAX_RESTARTS = 1;

/** Events of a transfer, for the engine. */
export interface TransferEvents<File extends PickedFile> {
  /** The file got its slot: its bytes begin to leave. */
  onTransferStart(entry: Entry<File>): void;
  /** Bytes were sent, or must be sent again. */
  onProgress(): void;
  /** Waiting for network or server, with the reason; undefined once it continues. */
  onWaiting(entry: Entry<File>, reason: string | undefined): void;
  /** The stored object of the file or sidecar has changed. Resolves once the journal has it: no byte is sent before. */
  onStored(entry: Entry<File>, object: StoredObject | undefined, sidecar?: Sidecar<File>): Promise<void>;
}

/** Shared by all transfers. */
export interface TransferTools<File extends PickedFile> {
  readonly transport: Transport<File>;
  readonly policy: RetryPolicy;
  readonly cleanup: CleanupQueue;
  readonly events: TransferEvents<File>;
  readonly finder: FileFinder<File> | undefined;
  readonly files: ConcurrencyLimit;
  readonly puts: ConcurrencyLimit;
}

/** An initiated multipart upload. */
interface MultipartUpload extends StoredObject {
  readonly uploadId: string;
}

const isMultipart = (object: StoredObject | undefined): object is MultipartUpload => object?.uploadId !== undefined;

/** True if the storage has lost the upload or parts of it. Faults of the file itself are excluded: they would recur. */
const isLost = (error: unknown): boolean =>
  error instanceof TransportError &&
  ([404, 409].includes(error.status) || error.code === 'media/parts') &&
  !isFaultOfFile(error);

/** A byte range with its signed URL. `part` is 0 for a whole file. */
interface PutRange extends Pick<PutRequest<unknown>, 'fromByte' | 'toByte' | 'url' | 'contentType'> {
  readonly part: number;
}

/** Uploads one file: by a single PUT, or as a multipart upload if it is large. */
export class FileTransfer<File extends PickedFile> {
  constructor(
    private readonly tools: TransferTools<File>,
    private readonly entry: Entry<File>,
    private readonly file: File,
    private readonly meter: SpeedMeter,
    private readonly signal: AbortSignal,
    /** Set if this transfer sends a sidecar. */
    private readonly sidecar?: Sidecar<File>,
  ) {}

  /**
   * Resolves once the storage holds every byte. Rejects with a `TransportError` when refused or out of retries, and
   * with the signal's reason when aborted. Sidecars are small and always use a single PUT.
   */
  send(): Promise<void> {
    return goesInParts(this.file.size) && !this.sidecar ? this.putParts() : this.putFile();
  }

  /**
   * Sends the file in one PUT. An earlier attempt cannot be resumed; its key is discarded, because its bytes may have
   * arrived.
   */
  private async putFile(): Promise<void> {
    const { transport } = this.tools;
    for (let renewals = 0; ; renewals += 1) {
      await this.discard();
      const { key, uploadUrl, contentType } = await this.call(() => transport.presign(this.newObject));
      this.signal.throwIfAborted();
      const object: StoredObject = { key, uploadId: undefined, parts: [], isWhole: false };
      await this.stored(object);
      let etag: string | undefined;
      try {
        const range: PutRange = { part: 0, fromByte: 0, toByte: this.file.size, url: uploadUrl, contentType };
        const receipt = await this.inTurn(() => this.put(range));
        etag = receipt.etag || undefined;
      } catch (error) {
        if (isExpired(error) && renewals < MAX_RENEWALS) continue;
        if (!isTaken(error)) throw error;
      }
      return this.stored({ ...object, etag, isWhole: true });
    }
  }

  /** Sends the file as a multipart upload, resuming with the unconfirmed parts. */
  private async putParts(): Promise<void> {
    for (let restarts = 0; ; restarts += 1) {
      const upload = await this.initiate();
      try {
        const sent = await this.inTurn(async () => this.complete(await this.putMissing(upload)));
        return await this.stored({ ...sent, isWhole: true });
      } catch (error) {
        if (!isLost(error) || restarts >= MAX_RESTARTS) throw error;
        await this.discard();
      }
    }
  }

  private async initiate(): Promise<MultipartUpload> {
    const { object } = this;
    if (isMultipart(object)) return object;
    const { key, uploadId } = await this.call(() => this.tools.transport.initiate(this.newObject));
    const upload: MultipartUpload = { key, uploadId, parts: [], isWhole: false };
    await this.stored(upload);
    this.signal.throwIfAborted();
    return upload;
  }

  /** Sends several parts concurrently; the first failure aborts the others and is thrown. */
  private async putMissing(upload: MultipartUpload): Promise<MultipartUpload> {
    const missing = missingParts(this.file.size, upload);
    const siblings = childOf(this.signal);
    let { parts } = upload;

    const putNext = async () => {
      for (let part = missing.shift(); part; part = missing.shift()) {
        const { etag } = await this.putPart(upload, part, siblings.signal);
        if (etag === '') throw hiddenEtag();
        const receipt = { PartNumber: part.number, ETag: etag };
        parts = [...parts, receipt].sort((a, b) => a.PartNumber - b.PartNumber);
        await this.stored({ ...upload, parts });
      }
    };
    await Promise.all(
      Array.from({ length: MAX_PUTS_AT_ONCE }, () => putNext().catch((error: unknown) => siblings.abort(error))),
    );
    this.signal.throwIfAborted();
    siblings.signal.throwIfAborted();
    return { ...upload, parts };
  }

  /** Sends one part. Its URL is signed just before, and again if it has expired. */
  private async putPart(
    { key, uploadId }: MultipartUpload,
    { number, fromByte, toByte }: Part,
    signal: AbortSignal,
  ): Promise<PutReceipt> {
    for (let renewals = 0; ; renewals += 1) {
      const { uploadUrl } = await this.call(() => this.tools.transport.partUrl(key, uploadId, number), signal);
      try {
        return await this.put({ part: number, fromByte, toByte, url: uploadUrl }, signal);
      } catch (error) {
        if (isExpired(error) && renewals < MAX_RENEWALS) continue;
        // An aborted part rejects with the error of the failed one, which already has its number.
        if (error instanceof TransportError) error.partNumber ??= number;
        throw error;
      }
    }
  }

  private async complete(upload: MultipartUpload): Promise<MultipartUpload> {
    const { key, uploadId, parts } = upload;
    try {
      await this.call(() => this.tools.transport.complete(key, uploadId, parts));
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    return upload;
  }

  /**
   * Waits for a file slot. The preparation runs while other files are being sent, so that the network is never idle
   * between two.
   */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const { files, events } = this.tools;
    return files.run(this.signal, () => {
      events.onTransferStart(this.entry);
      return work();
    });
  }

  /** Sends a range with retries. While it waits for the next attempt, its slot is free for another PUT. */
  private put(range: PutRange, signal = this.signal): Promise<PutReceipt> {
    return this.call(() => this.tools.puts.run(signal, () => this.putOnce(range, signal)), signal);
  }

  private async putOnce({ part, ...range }: PutRange, signal: AbortSignal): Promise<PutReceipt> {
    const { file, meter } = this;
    const { transport, events, policy } = this.tools;
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

  /** Calls server or storage with retries; meanwhile the row shows the reason. */
  private call<T>(work: () => Promise<T>, signal = this.signal): Promise<T> {
    const { policy, events } = this.tools;
    return withRetry(policy, signal, work, (reason) => events.onWaiting(this.entry, reason));
  }

  private stored(object: StoredObject | undefined): Promise<void> {
    return this.tools.events.onStored(this.entry, object, this.sidecar);
  }

  /** Discards the stored object; the file starts over. */
  private async discard(): Promise<void> {
    const { object } = this;
    if (!object) return;
    await this.tools.cleanup.add(object);
    this.meter.startOver();
    await this.stored(undefined);
  }

  /** Stored object of the file or sidecar. */
  private get object(): StoredObject | undefined {
    return (this.sidecar ?? this.entry).object;
  }

  private get newObject(): NewObject {
    const { folder, target } = this.entry.row;
    const { fileName, bytes: fileSize } = this.sidecar ?? this.entry.row;
    const { fileType } = this.sidecar ?? this.entry;
    const dayNumber = target.kind === 'document' ? 0 : (target.dayNumber ?? 0);
    return { fileName, fileType, fileSize, folder, weekNumber: target.weekNumber, dayNumber };
  }
}
