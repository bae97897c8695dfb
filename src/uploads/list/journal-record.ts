import type { StoredObject } from '../transfer/parts.ts';
import type { PickedFile, UploadRow } from '../upload-queue.ts';
import type { UploadState } from '../upload-state.ts';
import type { Entry } from './entry.ts';
import { type SidecarRecord, sidecarRecord } from './sidecar.ts';

/*
 * Records of the journal, stored in users' browsers. For compatibility, fields keep their name and meaning, and new
 * ones must be optional.
 */

/** A row without derived fields. */
export interface UploadRecord extends Omit<UploadRow, 'sentBytes' | 'bytesPerSecond' | 'key' | 'state'> {
  readonly kind: 'upload';
  readonly state: UploadState;
  /** The entry's index. */
  readonly place: number;
  readonly lastModified: number;
  readonly fileType: string;
  readonly source?: string;
  readonly object: StoredObject | undefined;
  /** Only for videos that have any. */
  readonly sidecars?: readonly SidecarRecord[];
}

/** An object no longer needed, which the storage must still discard. */
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
