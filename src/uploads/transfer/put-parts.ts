import { childOf } from '../abort.ts';
import { hiddenEtag } from '../api/put-refusal.ts';
import { isExpired, isTaken, type PutReceipt, TransportError } from '../api/transport.ts';
import { isFaultOfFile } from '../messages.ts';
import type { PickedFile } from '../upload-queue.ts';
import { MAX_PUTS_AT_ONCE } from './concurrency-limit.ts';
import { type FileTransfer, MAX_RENEWALS } from './file-transfer.ts';
import { missingParts, type Part, type StoredObject } from './parts.ts';

/** How often a file begins at its first byte again, when the storage no longer knows what had arrived. */
const MAX_RESTARTS = 1;

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

/** Sends a file as a multipart upload, going on with the parts that the storage has not confirmed. */
export async function putParts<File extends PickedFile>(transfer: FileTransfer<File>): Promise<void> {
  for (let restarts = 0; ; restarts += 1) {
    const upload = await initiate(transfer);
    try {
      const sent = await transfer.inTurn(async () => complete(transfer, await putMissing(transfer, upload)));
      return await transfer.stored({ ...sent, isWhole: true });
    } catch (error) {
      if (!isLost(error) || restarts >= MAX_RESTARTS) throw error;
      await transfer.discard();
    }
  }
}

async function initiate<File extends PickedFile>(transfer: FileTransfer<File>): Promise<MultipartUpload> {
  const { object, transport, signal } = transfer;
  if (isMultipart(object)) return object;
  const { key, uploadId } = await transfer.call(() => transport.initiate(transfer.newObject));
  const upload: MultipartUpload = { key, uploadId, parts: [], isWhole: false };
  await transfer.stored(upload);
  signal.throwIfAborted();
  return upload;
}

/** Several parts at a time; the first that fails aborts the others, and its error is the one that is thrown. */
async function putMissing<File extends PickedFile>(
  transfer: FileTransfer<File>,
  upload: MultipartUpload,
): Promise<MultipartUpload> {
  const missing = missingParts(transfer.file.size, upload);
  const siblings = childOf(transfer.signal);
  let { parts } = upload;

  const putNext = async () => {
    for (let part = missing.shift(); part; part = missing.shift()) {
      const { etag } = await putPart(transfer, upload, part, siblings.signal);
      if (etag === '') throw hiddenEtag();
      const receipt = { PartNumber: part.number, ETag: etag };
      parts = [...parts, receipt].sort((a, b) => a.PartNumber - b.PartNumber);
      await transfer.stored({ ...upload, parts });
    }
  };
  await Promise.all(
    Array.from({ length: MAX_PUTS_AT_ONCE }, () => putNext().catch((error: unknown) => siblings.abort(error))),
  );
  transfer.signal.throwIfAborted();
  siblings.signal.throwIfAborted();
  return { ...upload, parts };
}

/** One part; its URL is signed just before, and again when it has expired. */
async function putPart<File extends PickedFile>(
  transfer: FileTransfer<File>,
  { key, uploadId }: MultipartUpload,
  { number, fromByte, toByte }: Part,
  signal: AbortSignal,
): Promise<PutReceipt> {
  for (let renewals = 0; ; renewals += 1) {
    const { uploadUrl } = await transfer.call(() => transfer.transport.partUrl(key, uploadId, number), signal);
    try {
      return await transfer.put({ part: number, fromByte, toByte, url: uploadUrl }, signal);
    } catch (error) {
      if (isExpired(error) && renewals < MAX_RENEWALS) continue;
      // An aborted part ends with the error of the one that failed, which has its number already.
      if (error instanceof TransportError) error.partNumber ??= number;
      throw error;
    }
  }
}

async function complete<File extends PickedFile>(
  transfer: FileTransfer<File>,
  upload: MultipartUpload,
): Promise<MultipartUpload> {
  const { key, uploadId, parts } = upload;
  try {
    await transfer.call(() => transfer.transport.complete(key, uploadId, parts));
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  return upload;
}
