import type { UploadRow, UploadState } from '../../../../src/uploads/upload-queue.ts';
import { UPLOADS } from '../../../text/copy/uploads.ts';

type RowAction = 'pause' | 'resume' | 'retry' | 'save' | 'pickAgain';

/** The one thing to do with a row in its state. */
const ACTIONS: Readonly<Record<UploadState, RowAction | undefined>> = {
  queued: 'pause',
  uploading: 'pause',
  paused: 'resume',
  missing: 'pickAgain',
  uploaded: 'save',
  saving: undefined,
  saved: undefined,
  failed: 'retry',
};

export const actionOf = ({ state }: Pick<UploadRow, 'state'>): RowAction | undefined => ACTIONS[state];

/** Rows of one course, whatever screen they were added on. */
export const rowsOf = (rows: readonly UploadRow[], courseId: string): UploadRow[] =>
  rows.filter(({ target }) => target.courseId === courseId);

/** What Save All takes: stored, not yet part of the course, and not about to save itself. */
export const pendingOf = (rows: readonly UploadRow[]): UploadRow[] => rows.filter(({ state }) => state === 'uploaded');

export const isSaving = (rows: readonly UploadRow[]): boolean => rows.some(({ state }) => state === 'saving');

/** What is stopped by removing is cancelled; what has ended is only taken off the list. */
export const removeWords = ({ state }: Pick<UploadRow, 'state'>): string =>
  state === 'queued' || state === 'uploading' || state === 'paused' ? UPLOADS.cancel : UPLOADS.remove;

export const sentPercent = ({ sentBytes, bytes }: Pick<UploadRow, 'sentBytes' | 'bytes'>): number =>
  bytes > 0 ? Math.floor((100 * sentBytes) / bytes) : 0;
