import type { Stop } from '../abort.ts';
import { insist, type Patience, type WaitingNews } from '../api/with-retry.ts';
import type { Entry } from '../list/entry.ts';
import { type NewObject, type Shipment, type Transport, TransportError } from '../ports.ts';
import type { Forgetter } from '../records/cleanup-queue.ts';
import type { PickedFile } from '../upload-queue.ts';
import type { Lane } from './concurrency-limit.ts';
import type { Meter } from './speed-meter.ts';
import type { StoredObject } from './stored-object.ts';

/** How often in a row a new address is asked for one that had expired. */
export const MAX_RENEWALS = 3;

export interface SenderTools<File extends PickedFile> {
  readonly transport: Transport<File>;
  readonly patience: Patience;
  /** How many files travel at once, and how many PUTs. */
  readonly files: Lane;
  readonly puts: Lane;
  readonly forgetter: Forgetter;
  /** What the storage holds of the entry has changed: journaled before anything else happens. */
  remember(entry: Entry<File>, object: StoredObject | undefined): Promise<void>;
  /** Its bytes begin to leave. */
  travels(entry: Entry<File>): void;
  progressed(): void;
  waiting(entry: Entry<File>): WaitingNews;
}

/** One file on its way. */
export interface Sending<File extends PickedFile> {
  readonly entry: Entry<File>;
  readonly file: File;
  readonly meter: Meter;
  readonly stop: Stop;
}

export const isExpired = (error: unknown): boolean => error instanceof TransportError && error.status === 403;
export const isTaken = (error: unknown): boolean => error instanceof TransportError && error.code === 'media/key-taken';

export function objectOf({ fileName, bytes, folder, target }: Entry<PickedFile>['row'], fileType: string): NewObject {
  const dayNumber = target.kind === 'content' ? target.dayNumber : 0;
  return { fileName, fileType, fileSize: bytes, folder, weekNumber: target.weekNumber, dayNumber };
}

/** What comes before is done while others still travel, so that the line is never idle between two files. */
export function inItsTurn<File extends PickedFile, T>(
  { files, travels }: SenderTools<File>,
  { entry, stop }: Sending<File>,
  work: () => Promise<T>,
): Promise<T> {
  return files.use(stop, () => {
    travels(entry);
    return work();
  });
}

/** One PUT, as often as it takes. `part` is 0 for a whole file. */
export function put<File extends PickedFile>(
  { transport, patience, puts, progressed, waiting }: SenderTools<File>,
  { entry, file, meter, stop }: Sending<File>,
  part: number,
  shipment: Pick<Shipment<File>, 'fromByte' | 'toByte' | 'address' | 'contentType'>,
  stopHere: Stop = stop,
): Promise<{ readonly etag: string }> {
  const travel = async () => {
    const { now } = patience.clock;
    const onProgress = (sentBytes: number) => {
      if (stopHere.isStopped) return;
      meter.sent(part, sentBytes, now());
      progressed();
    };
    meter.sent(part, 0, now());
    const { done, stop: turnBack } = transport.put({ file, ...shipment, onProgress });
    const off = stopHere.onStop(turnBack);
    try {
      const receipt = await done;
      meter.landed(part, shipment.toByte - shipment.fromByte, now());
      return receipt;
    } catch (error) {
      meter.lost(part);
      throw error;
    } finally {
      off();
      progressed();
    }
  };
  // While it waits for another try, others may use the line.
  return insist(patience, stopHere, () => puts.use(stopHere, travel), waiting(entry));
}
