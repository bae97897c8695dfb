import { insist } from '../api/with-retry.ts';
import type { PickedFile } from '../upload-queue.ts';
import {
  inItsTurn,
  isExpired,
  isTaken,
  MAX_RENEWALS,
  objectOf,
  put,
  type SenderTools,
  type Sending,
} from './file-transfer.ts';
import type { StoredObject } from './stored-object.ts';

/** A file in one PUT. Nothing of an earlier try can be continued: its key is given back, because its bytes may have arrived. */
export async function sendWhole<File extends PickedFile>(
  tools: SenderTools<File>,
  sending: Sending<File>,
): Promise<void> {
  const { transport, patience, forgetter, remember, waiting } = tools;
  const { entry, file, stop } = sending;
  for (let renewals = 0; ; renewals += 1) {
    if (entry.object) {
      await forgetter.forget(entry.object);
      await remember(entry, undefined);
    }
    const { key, uploadUrl, contentType } = await insist(
      patience,
      stop,
      () => transport.presign(objectOf(entry.row, entry.fileType)),
      waiting(entry),
    );
    stop.check();
    const object: StoredObject = { key, uploadId: undefined, parts: [], isWhole: false };
    await remember(entry, object);
    try {
      await inItsTurn(tools, sending, () =>
        put(tools, sending, 0, { fromByte: 0, toByte: file.size, address: uploadUrl, contentType }),
      );
    } catch (error) {
      if (isExpired(error) && renewals < MAX_RENEWALS) continue;
      // Its key was made for this very file: whoever has taken it was our own PUT, whose answer was lost.
      if (!isTaken(error)) throw error;
    }
    await remember(entry, { ...object, isWhole: true });
    return;
  }
}
