import type { PickedFile } from '../upload-queue.ts';
import { type Entry, entryOf } from './entry.ts';
import type { ForgottenRecord, JournalRecord, UploadRecord } from './journal-record.ts';

export interface Restored<File extends PickedFile> {
  readonly entries: readonly Entry<File>[];
  readonly forgotten: readonly ForgottenRecord[];
  /** Ids that the journal need not keep any longer. */
  readonly doneWith: readonly string[];
  readonly lastPlace: number;
}

/** What a start finds in the journal. A batch that is saved to the end has nothing more to say after a reload. */
export function restored<File extends PickedFile>(records: readonly JournalRecord[]): Restored<File> {
  const forgotten = records.filter((record): record is ForgottenRecord => record.kind === 'forgotten');
  const gone = new Set(forgotten.map(({ key }) => key));
  const uploads = records
    .filter((record): record is UploadRecord => record.kind === 'upload')
    .sort((a, b) => a.place - b.place);
  const unfinished = new Set(uploads.filter(({ state }) => state !== 'saved').map(({ batchId }) => batchId));
  const isKept = ({ batchId }: UploadRecord) => unfinished.has(batchId);
  // A crash may have come between giving an object up and noting it on the row.
  const withoutGone = (record: UploadRecord) =>
    record.object && gone.has(record.object.key) ? { ...record, object: undefined } : record;
  return {
    entries: uploads.filter(isKept).map((record) => entryOf<File>(withoutGone(record))),
    forgotten,
    doneWith: uploads.filter((record) => !isKept(record)).map(({ id }) => id),
    lastPlace: uploads.at(-1)?.place ?? 0,
  };
}
