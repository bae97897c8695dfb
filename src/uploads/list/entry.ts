import type { Stop } from '../abort.ts';
import { partsOf } from '../transfer/parts.ts';
import type { Meter } from '../transfer/speed-meter.ts';
import type { StoredObject } from '../transfer/stored-object.ts';
import type { PickedFile, UploadRow, UploadState, UploadTarget } from '../upload-queue.ts';
import type { ForgottenRecord, UploadRecord } from './journal-record.ts';

/** A row and what stands behind it. */
export interface Entry<File extends PickedFile> {
  row: UploadRow;
  readonly place: number;
  readonly lastModified: number;
  readonly fileType: string;
  /** Unknown after a reload, until it is picked again. */
  file: File | undefined;
  object: StoredObject | undefined;
  /** Its turn to be saved comes as soon as nothing stands in the way. */
  wantsSave: boolean;
  /** The session that ended on it; another one lets it go on. */
  endedSession: { readonly name: string | undefined } | undefined;
  /** What is under way for it, until that has really ended. */
  run: { readonly stop: Stop; readonly ended: Promise<void> } | undefined;
  meter: Meter | undefined;
}

/** Saves of one module wait for each other. */
export const moduleOf = ({ courseId, weekId }: UploadTarget): string => `${courseId}/${weekId}`;

const placeOf = (target: UploadTarget): string =>
  target.kind === 'content' ? `${moduleOf(target)}/${target.dayId}/${target.type}` : moduleOf(target);

export const sameFile = (entry: Entry<PickedFile>, file: PickedFile): boolean =>
  entry.row.fileName === file.name && entry.row.bytes === file.size && entry.lastModified === file.lastModified;

export const sameTarget = (one: UploadTarget, other: UploadTarget): boolean =>
  one.kind === other.kind && placeOf(one) === placeOf(other);

export const recordOf = ({ row, place, lastModified, fileType, object }: Entry<PickedFile>): UploadRecord => {
  const { sentBytes: _sent, bytesPerSecond: _speed, key: _key, ...kept } = row;
  return { ...kept, kind: 'upload', place, lastModified, fileType, object };
};

export const forgottenRecord = (id: string, { key, uploadId }: StoredObject): ForgottenRecord => ({
  kind: 'forgotten',
  id,
  key,
  uploadId,
});

/** What a crash leaves of each state: bytes that were under way need their file again. */
const AFTER_RELOAD: Readonly<Record<UploadState, UploadState>> = {
  queued: 'missing',
  uploading: 'missing',
  paused: 'missing',
  missing: 'missing',
  uploaded: 'uploaded',
  saving: 'uploaded',
  saved: 'saved',
  failed: 'failed',
};

/** What the journal may still say of a file that has arrived. */
const ON_ITS_WAY: readonly UploadState[] = ['queued', 'uploading', 'paused'];

export function entryOf<File extends PickedFile>(record: UploadRecord): Entry<File> {
  const { kind: _kind, state, place, lastModified, fileType, object, ...kept } = record;
  const isWhole = object?.isWhole === true;
  const after = isWhole && ON_ITS_WAY.includes(state) ? 'uploaded' : AFTER_RELOAD[state];
  return {
    row: {
      ...kept,
      state: after,
      reason: after === 'failed' ? kept.reason : undefined,
      sentBytes: isWhole ? kept.bytes : bytesOfParts(kept.bytes, object),
      bytesPerSecond: 0,
      key: isWhole ? object.key : undefined,
    },
    place,
    lastModified,
    fileType,
    file: undefined,
    object,
    // The server answers a save that is repeated with the record that is there.
    wantsSave: state === 'saving' || (kept.savesItself && after !== 'failed'),
    endedSession: undefined,
    run: undefined,
    meter: undefined,
  };
}

/** How much of a file the storage has confirmed. */
export function bytesOfParts(bytes: number, object: StoredObject | undefined): number {
  const arrived = new Set(object?.parts.map(({ PartNumber }) => PartNumber));
  return partsOf(bytes).reduce((sum, part) => (arrived.has(part.number) ? sum + part.toByte - part.fromByte : sum), 0);
}
