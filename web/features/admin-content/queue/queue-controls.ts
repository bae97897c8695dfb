import type { UploadRow } from '../../../../src/uploads/upload-queue.ts';

/** Returns the rows of one course, added on any screen. */
export const rowsOf = (rows: readonly UploadRow[], courseId: string): UploadRow[] =>
  rows.filter(({ target }) => target.courseId === courseId);

export const sentPercent = ({ sentBytes, bytes }: Pick<UploadRow, 'sentBytes' | 'bytes'>): number =>
  bytes > 0 ? Math.floor((100 * sentBytes) / bytes) : 0;
