import { isExpired, isTaken } from '../api/transport.ts';
import type { PickedFile } from '../upload-queue.ts';
import { type FileTransfer, MAX_RENEWALS } from './file-transfer.ts';
import type { StoredObject } from './parts.ts';

/**
 * Sends a file in one PUT. Nothing of an earlier try can be continued; its key is given back, because its bytes may
 * have arrived.
 */
export async function putFile<File extends PickedFile>(transfer: FileTransfer<File>): Promise<void> {
  const { transport, file, signal } = transfer;
  for (let renewals = 0; ; renewals += 1) {
    await transfer.discard();
    const { key, uploadUrl, contentType } = await transfer.call(() => transport.presign(transfer.newObject));
    signal.throwIfAborted();
    const object: StoredObject = { key, uploadId: undefined, parts: [], isWhole: false };
    await transfer.stored(object);
    let etag: string | undefined;
    try {
      const receipt = await transfer.inTurn(() =>
        transfer.put({ part: 0, fromByte: 0, toByte: file.size, url: uploadUrl, contentType }),
      );
      etag = receipt.etag || undefined;
    } catch (error) {
      if (isExpired(error) && renewals < MAX_RENEWALS) continue;
      if (!isTaken(error)) throw error;
    }
    return transfer.stored({ ...object, etag, isWhole: true });
  }
}
