import type { UploadRow } from '../../../src/uploads/upload-queue.ts';
import { hasEnded, hasFailed } from '../../../src/uploads/upload-state.ts';
import { ADMIN } from '../../../src/wire/admin-messages.ts';

/** Every document of the queue, whichever visit of this page it came from. */
export const documentsIn = (rows: readonly UploadRow[]): UploadRow[] =>
  rows.filter(({ target }) => target.kind === 'document');

export interface Outcome {
  sentence: string;
  isGood: boolean;
}

/** The sentence about rows that have all ended; undefined while one has not, or there is none. */
export function outcomeOf(rows: readonly UploadRow[]): Outcome | undefined {
  if (rows.length === 0 || !rows.every(hasEnded)) return undefined;
  const failures = rows.filter(hasFailed).length;
  return failures === 0
    ? { sentence: ADMIN.bulkUploaded(rows.length), isGood: true }
    : { sentence: ADMIN.bulkPartlyFailed(failures, rows.length), isGood: false };
}

/** At the end what needs a hand comes first; until then nothing moves under one. */
export const inOrder = (rows: readonly UploadRow[]): readonly UploadRow[] =>
  rows.every(hasEnded) ? rows.toSorted((a, b) => Number(hasFailed(b)) - Number(hasFailed(a))) : rows;
