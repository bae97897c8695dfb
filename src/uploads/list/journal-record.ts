import type { StoredObject } from '../transfer/stored-object.ts';
import type { UploadRow, UploadState } from '../upload-queue.ts';

/** One row as the journal keeps it. */
export interface UploadRecord extends Omit<UploadRow, 'sentBytes' | 'bytesPerSecond' | 'key' | 'state'> {
  readonly kind: 'upload';
  readonly state: UploadState;
  /** Where it stands in the list. */
  readonly place: number;
  readonly lastModified: number;
  readonly fileType: string;
  readonly object: StoredObject | undefined;
}

/** What the storage still has to be told to forget. */
export interface ForgottenRecord {
  readonly kind: 'forgotten';
  readonly id: string;
  readonly key: string;
  readonly uploadId: string | undefined;
}

export type JournalRecord = UploadRecord | ForgottenRecord;
