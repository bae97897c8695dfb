import type { FileFinder } from '../ports.ts';
import { confirmedBytes } from '../transfer/parts.ts';
import type { PickedFile } from '../upload-queue.ts';
import {
  afterReload,
  afterReopening,
  hasFailed,
  isMissing,
  isPaused,
  isQueued,
  isSaved,
  isSaving,
} from '../upload-state.ts';
import type { Entry } from './entry.ts';
import type { CleanupRecord, JournalRecord, UploadRecord } from './journal-record.ts';
import { fileOf, isLacking } from './sidecar.ts';

export interface Restored<File extends PickedFile> {
  readonly entries: readonly Entry<File>[];
  readonly cleanups: readonly CleanupRecord[];
  /** Ids of records that the journal can delete. */
  readonly obsolete: readonly string[];
}

/** Restores the list from the journal at startup. A batch whose files are all saved is not listed after a reload. */
export function restore<File extends PickedFile>(
  records: readonly JournalRecord[],
  files?: FileFinder<File>,
): Restored<File> {
  const cleanups = records.filter((record): record is CleanupRecord => record.kind === 'forgotten');
  const discarded = new Set(cleanups.map(({ key }) => key));
  const uploads = records
    .filter((record): record is UploadRecord => record.kind === 'upload')
    .sort((a, b) => a.place - b.place);
  const unfinished = new Set(uploads.filter((record) => !isSaved(record)).map(({ batchId }) => batchId));
  const isListed = ({ batchId }: UploadRecord) => unfinished.has(batchId);
  // A crash may come between the cleanup record of an object and the update of its row.
  const withoutDiscarded = <Record extends Pick<UploadRecord, 'object'>>(record: Record): Record =>
    record.object && discarded.has(record.object.key) ? { ...record, object: undefined } : record;
  const known = ({ sidecars, ...record }: UploadRecord): UploadRecord => ({
    ...withoutDiscarded(record),
    ...(sidecars && { sidecars: sidecars.map(withoutDiscarded) }),
  });
  return {
    entries: uploads.filter(isListed).map((record) => restoredEntry<File>(known(record), files)),
    cleanups,
    obsolete: uploads.filter((record) => !isListed(record)).map(({ id }) => id),
  };
}

function restoredEntry<File extends PickedFile>(
  record: UploadRecord,
  files: FileFinder<File> | undefined,
): Entry<File> {
  const {
    kind: _kind,
    state: before,
    place,
    lastModified,
    fileType,
    source,
    object,
    sidecars: written = [],
    ...kept
  } = record;
  const reopened = (facts: PickedFile) =>
    facts.source === undefined ? undefined : files?.known({ ...facts, source: facts.source });
  const file = reopened({ name: kept.fileName, size: kept.bytes, type: fileType, lastModified, source });
  const sidecars = written.map((sidecar) => ({ ...sidecar, file: reopened(fileOf(sidecar)) }));
  const after = { state: file && !sidecars.some(isLacking) ? afterReopening(before) : afterReload(before) };
  const isWhole = object?.isWhole === true && sidecars.every((sidecar) => sidecar.object?.isWhole);
  return {
    row: {
      ...kept,
      // The object is journaled before the state: a row still `uploading` may have arrived.
      state: isWhole && (isMissing(after) || isQueued(after) || isPaused(after)) ? 'uploaded' : after.state,
      reason: hasFailed(after) ? kept.reason : undefined,
      sentBytes: confirmedBytes(kept.bytes, object),
      bytesPerSecond: 0,
      key: isWhole ? object.key : undefined,
    },
    index: place,
    lastModified,
    fileType,
    source,
    file,
    object,
    changes: 0,
    sidecars,
    // A save is idempotent: the server answers a repeated one with the existing record.
    wantsSave: isSaving({ state: before }) || (kept.savesItself && !hasFailed(after)),
    // A running or automatic save may have succeeded before the crash.
    mayBeSaved: isSaving({ state: before }) || kept.savesItself,
    endedSession: undefined,
    run: undefined,
    meter: undefined,
  };
}
