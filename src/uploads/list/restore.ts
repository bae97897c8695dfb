import { confirmedBytes } from '../transfer/parts.ts';
import type { PickedFile } from '../upload-queue.ts';
import { afterReload, hasFailed, isMissing, isSaved, isSaving } from '../upload-state.ts';
import type { Entry } from './entry.ts';
import type { CleanupRecord, JournalRecord, UploadRecord } from './journal-record.ts';

export interface Restored<File extends PickedFile> {
  readonly entries: readonly Entry<File>[];
  readonly cleanups: readonly CleanupRecord[];
  /** Ids of records that the journal need not keep any longer. */
  readonly obsolete: readonly string[];
  readonly lastIndex: number;
}

/** What a start makes of the journal. A batch of which every file is saved is not listed again after a reload. */
export function restore<File extends PickedFile>(records: readonly JournalRecord[]): Restored<File> {
  const cleanups = records.filter((record): record is CleanupRecord => record.kind === 'forgotten');
  const discarded = new Set(cleanups.map(({ key }) => key));
  const uploads = records
    .filter((record): record is UploadRecord => record.kind === 'upload')
    .sort((a, b) => a.place - b.place);
  const unfinished = new Set(uploads.filter((record) => !isSaved(record)).map(({ batchId }) => batchId));
  const isListed = ({ batchId }: UploadRecord) => unfinished.has(batchId);
  // A crash may come after the cleanup record of an object was written, and before the row's that gives it up.
  const withoutDiscarded = (record: UploadRecord) =>
    record.object && discarded.has(record.object.key) ? { ...record, object: undefined } : record;
  return {
    entries: uploads.filter(isListed).map((record) => restoredEntry<File>(withoutDiscarded(record))),
    cleanups,
    obsolete: uploads.filter((record) => !isListed(record)).map(({ id }) => id),
    lastIndex: uploads.at(-1)?.place ?? 0,
  };
}

function restoredEntry<File extends PickedFile>(record: UploadRecord): Entry<File> {
  const { kind: _kind, state: before, place, lastModified, fileType, object, ...kept } = record;
  const after = { state: afterReload(before) };
  const isWhole = object?.isWhole === true;
  return {
    row: {
      ...kept,
      // The object is journaled before the state: a row that was still uploading may have arrived.
      state: isWhole && isMissing(after) ? 'uploaded' : after.state,
      reason: hasFailed(after) ? kept.reason : undefined,
      sentBytes: confirmedBytes(kept.bytes, object),
      bytesPerSecond: 0,
      key: isWhole ? object.key : undefined,
    },
    index: place,
    lastModified,
    fileType,
    file: undefined,
    object,
    // A save is idempotent: the server answers one that is repeated with the record that is there.
    wantsSave: isSaving({ state: before }) || (kept.savesItself && !hasFailed(after)),
    // Whatever was saving, or saves itself, may have been saved by the call that the crash cut off.
    mayBeSaved: isSaving({ state: before }) || kept.savesItself,
    endedSession: undefined,
    run: undefined,
    meter: undefined,
  };
}
