import { type Stop, Stopped } from '../abort.ts';
import { insist } from '../api/with-retry.ts';
import { isFaultOfFile } from '../messages.ts';
import { TransportError } from '../ports.ts';
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
import { PARTS_AT_ONCE } from './limits.ts';
import { type Part, partsOf } from './parts.ts';
import type { StoredObject } from './stored-object.ts';

/** How often a file begins again in one go, when the storage no longer knows what had arrived. */
const MAX_RESTARTS = 1;

interface MultipartObject extends StoredObject {
  readonly uploadId: string;
}

const isMultipart = (object: StoredObject | undefined): object is MultipartObject => object?.uploadId !== undefined;

/** The storage has lost the upload or parts of it; a fault of the file itself would only come again. */
const isLost = (error: unknown): boolean =>
  error instanceof TransportError &&
  ([404, 409].includes(error.status) || error.code === 'media/parts') &&
  !isFaultOfFile(error);

/** A file in parts, going on with those that have arrived. */
export async function sendParts<File extends PickedFile>(
  tools: SenderTools<File>,
  sending: Sending<File>,
): Promise<void> {
  const { transport, patience, remember, waiting } = tools;
  const { entry, stop } = sending;
  for (let restarts = 0; ; restarts += 1) {
    const object = await begun(tools, sending);
    try {
      const whole = await inItsTurn(tools, sending, async () => {
        const arrived = await sendMissing(tools, sending, object);
        await insist(
          patience,
          stop,
          () => transport.complete(arrived.key, arrived.uploadId, arrived.parts),
          waiting(entry),
        ).catch((error: unknown) => {
          // Its answer was lost, and the object stands under our key.
          if (!isTaken(error)) throw error;
        });
        return arrived;
      });
      await remember(entry, { ...whole, isWhole: true });
      return;
    } catch (error) {
      if (!isLost(error) || restarts >= MAX_RESTARTS) throw error;
      await giveUp(tools, sending);
    }
  }
}

async function begun<File extends PickedFile>(
  { transport, patience, remember, waiting }: SenderTools<File>,
  { entry, stop }: Sending<File>,
): Promise<MultipartObject> {
  if (isMultipart(entry.object)) return entry.object;
  const { key, uploadId } = await insist(
    patience,
    stop,
    () => transport.initiate(objectOf(entry.row, entry.fileType)),
    waiting(entry),
  );
  const object: MultipartObject = { key, uploadId, parts: [], isWhole: false };
  await remember(entry, object);
  stop.check();
  return object;
}

async function giveUp<File extends PickedFile>(
  { forgetter, remember }: SenderTools<File>,
  { entry, meter }: Sending<File>,
): Promise<void> {
  if (entry.object) await forgetter.forget(entry.object);
  meter.startOver();
  await remember(entry, undefined);
}

/** Several at a time, and never more than one after the first that fails. */
async function sendMissing<File extends PickedFile>(
  tools: SenderTools<File>,
  sending: Sending<File>,
  object: MultipartObject,
): Promise<MultipartObject> {
  const arrived = new Set(object.parts.map(({ PartNumber }) => PartNumber));
  const missing = partsOf(sending.file.size).filter(({ number }) => !arrived.has(number));
  const stop = sending.stop.child();
  let latest = object;

  const work = async () => {
    for (let part = missing.shift(); part; part = missing.shift()) {
      const etag = await sendPart(tools, sending, latest, part, stop);
      latest = {
        ...latest,
        parts: [...latest.parts, { PartNumber: part.number, ETag: etag }].sort((a, b) => a.PartNumber - b.PartNumber),
      };
      await tools.remember(sending.entry, latest);
    }
  };
  const workers = Array.from({ length: PARTS_AT_ONCE }, () =>
    work().catch((error: unknown) => {
      stop.stop();
      throw error;
    }),
  );
  const faults = (await Promise.allSettled(workers)).flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  sending.stop.check();
  if (faults.length > 0) throw faults.find((fault) => !(fault instanceof Stopped)) ?? faults[0];
  return latest;
}

async function sendPart<File extends PickedFile>(
  tools: SenderTools<File>,
  sending: Sending<File>,
  { key, uploadId }: MultipartObject,
  part: Part,
  stop: Stop,
): Promise<string> {
  const { transport, patience, waiting } = tools;
  for (let renewals = 0; ; renewals += 1) {
    const { uploadUrl } = await insist(
      patience,
      stop,
      () => transport.partAddress(key, uploadId, part.number),
      waiting(sending.entry),
    );
    try {
      const { etag } = await put(
        tools,
        sending,
        part.number,
        { fromByte: part.fromByte, toByte: part.toByte, address: uploadUrl },
        stop,
      );
      return etag;
    } catch (error) {
      if (isExpired(error) && renewals < MAX_RENEWALS) continue;
      if (error instanceof TransportError) error.partNumber = part.number;
      throw error;
    }
  }
}
