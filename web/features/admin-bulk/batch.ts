import type { UploadRow } from '../../../src/uploads/upload-queue.ts';
import { hasEnded, hasFailed } from '../../../src/uploads/upload-state.ts';
import { ADMIN } from '../../../src/wire/admin-messages.ts';

/** Returns all documents of the queue, from any visit of this page. */
export const documentsIn = (rows: readonly UploadRow[]): UploadRow[] =>
  rows.filter(({ target }) => target.kind === 'document');

export interface Outcome {
  sentence: string;
  isGood: boolean;
}

/** Returns the summary once all rows have ended; undefined while one is running, or without rows. */
export function outcomeOf(rows: readonly UploadRow[]): Outcome | undefined {
  if (rows.length === 0 || !rows.every(hasEnded)) return undefined;
  const failures = rows.filter(hasFailed).length;
  return failures === 0
    ? { sentence: ADMIN.bulkUploaded(rows.length), isGood: true }
    : { sentence: ADMIN.bulkPartlyFailed(failures, rows.length), isGood: false };
}

/** Sorts failed rows first, once all have ended; rows never move under the pointer before that. */
export const inOrder = (rows: readonly UploadRow[]): readonly UploadRow[] =>
  rows.every(hasEnded) ? rows.toSorted((a, b) => Number(hasFailed(b)) - Number(hasFailed(a))) : rows;
