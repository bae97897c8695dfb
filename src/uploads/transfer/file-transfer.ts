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

/** How often in a row a new URL is asked for one that had expired. */
const MAX_RENEWALS = 3;
/** How often a file begins at its first byte again, when the storage no longer knows what had arrived. */
const MAX_RESTARTS = 1;

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

/** A multipart upload that has been initiated. */
interface MultipartUpload extends StoredObject {
  readonly uploadId: string;
}

const isMultipart = (object: StoredObject | undefined): object is MultipartUpload => object?.uploadId !== undefined;

/** The storage has lost the upload or parts of it. Not a fault of the file itself, which would only come again. */
const isLost = (error: unknown): boolean =>
  error instanceof TransportError &&
  ([404, 409].includes(error.status) || error.code === 'media/parts') &&
  !isFaultOfFile(error);

/** A range of the file, and the signed URL that takes it. `part` is 0 where it is the whole file. */
interface PutRange extends Pick<PutRequest<unknown>, 'fromByte' | 'toByte' | 'url' | 'contentType'> {
  readonly part: number;
}

/** One file on its way to the storage: in one PUT, or as a multipart upload where it is large. */
export class FileTransfer<File extends PickedFile> {
  constructor(
    private readonly tools: TransferTools<File>,
    private readonly entry: Entry<File>,
    private readonly file: File,
    private readonly meter: SpeedMeter,
    private readonly signal: AbortSignal,
    /** Where it is this one's bytes that travel. */
    private readonly sidecar?: Sidecar<File>,
  ) {}

  /**
   * Resolves once the storage holds every byte. Rejects with a `TransportError` when they were refused or tried often
   * enough, and with the signal's reason when it was aborted before. Captions and chapters are small: they always go in
   * one PUT.
   */
  send(): Promise<void> {
    return goesInParts(this.file.size) && !this.sidecar ? this.putParts() : this.putFile();
  }

  /**
   * Sends the file in one PUT. Nothing of an earlier try can be continued; its key is given back, because its bytes may
   * have arrived.
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

  /** Sends the file as a multipart upload, going on with the parts that the storage has not confirmed. */
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

  /** Several parts at a time; the first that fails aborts the others, and its error is the one that is thrown. */
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

  /** One part; its URL is signed just before, and again when it has expired. */
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
        // An aborted part ends with the error of the one that failed, which has its number already.
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
   * Waits for a place among the files that travel. What comes before is done while others still travel, so that the
   * network is never idle between two files.
   */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const { files, events } = this.tools;
    return files.run(this.signal, () => {
      events.onTransferStart(this.entry);
      return work();
    });
  }

  /**
   * Sends a range of the file, as often as it takes. While it waits for its next try, another PUT may have its slot.
   */
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

  /** Calls server or storage, by the retry policy; while it waits, the row says why. */
  private call<T>(work: () => Promise<T>, signal = this.signal): Promise<T> {
    const { policy, events } = this.tools;
    return withRetry(policy, signal, work, (reason) => events.onWaiting(this.entry, reason));
  }

  private stored(object: StoredObject | undefined): Promise<void> {
    return this.tools.events.onStored(this.entry, object, this.sidecar);
  }

  /** Gives up what the storage holds of the file, which then begins at its first byte. */
  private async discard(): Promise<void> {
    const { object } = this;
    if (!object) return;
    await this.tools.cleanup.add(object);
    this.meter.startOver();
    await this.stored(undefined);
  }

  /** What the storage holds of the file. */
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
