import type { StoredObject } from '../transfer/parts.ts';
import type { PickedFile, UploadRow } from '../upload-queue.ts';
import type { UploadState } from '../upload-state.ts';
import type { Entry } from './entry.ts';
import { type SidecarRecord, sidecarRecord } from './sidecar.ts';

/*
 * What the journal keeps. These records lie in people's browsers: a field keeps its name and its meaning, and what is
 * added must be optional when it is read.
 */

/** One row, without what follows from the rest of it. */
export interface UploadRecord extends Omit<UploadRow, 'sentBytes' | 'bytesPerSecond' | 'key' | 'state'> {
  readonly kind: 'upload';
  readonly state: UploadState;
  /** The entry's index. */
  readonly place: number;
  readonly lastModified: number;
  readonly fileType: string;
  readonly source?: string;
  readonly object: StoredObject | undefined;
  /** Of a video that has any. */
  readonly sidecars?: readonly SidecarRecord[];
}

/** An object that nobody needs any more, and that the storage still has to be told to discard. */
export interface CleanupRecord {
  readonly kind: 'forgotten';
  readonly id: string;
  readonly key: string;
  readonly uploadId: string | undefined;
}

export type JournalRecord = UploadRecord | CleanupRecord;

export function uploadRecord(entry: Entry<PickedFile>): UploadRecord {
  const { row, index, lastModified, fileType, source, object, sidecars } = entry;
  const { sentBytes: _sent, bytesPerSecond: _speed, key: _key, ...kept } = row;
  const record: UploadRecord = { ...kept, kind: 'upload', place: index, lastModified, fileType, source, object };
  return sidecars.length > 0 ? { ...record, sidecars: sidecars.map(sidecarRecord) } : record;
}

export const cleanupRecord = (id: string, { key, uploadId }: StoredObject): CleanupRecord => ({
  kind: 'forgotten',
  id,
  key,
  uploadId,
});
