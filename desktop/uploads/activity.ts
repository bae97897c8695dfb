import type { UploadRow } from '../../src/uploads/upload-queue.ts';
import { hasArrived, hasEnded, hasFailed, isInFlight, isSaved } from '../../src/uploads/upload-state.ts';

/** Summary of all rows for tray and task bar. */
export interface Activity {
  readonly isBusy: boolean;
  readonly files: number;
  readonly done: number;
  /** Share of bytes sent, 0 to 1, without failed files; undefined if nothing is running. */
  readonly share: number | undefined;
}

export function activityOf(rows: readonly UploadRow[]): Activity {
  const isBusy = rows.some(isInFlight);
  const counted = rows.filter((row) => !hasFailed(row));
  const bytes = counted.reduce((sum, row) => sum + row.bytes, 0);
  const sentBytes = counted.reduce((sum, row) => sum + row.sentBytes, 0);
  const share = isBusy && bytes > 0 ? sentBytes / bytes : undefined;
  return { isBusy, files: rows.length, done: rows.filter(hasArrived).length, share };
}

export interface BatchEnd {
  readonly files: number;
  readonly saved: number;
  readonly failed: number;
  readonly courseId: string;
}

/** Detects the end of each batch: once when its last file has ended, and again after a retry. */
export class BatchEnds {
  private underWay = new Set<string>();

  next(rows: readonly UploadRow[]): readonly BatchEnd[] {
    const batches = new Map<string, UploadRow[]>();
    for (const row of rows) {
      const batch = batches.get(row.batchId);
      if (batch) batch.push(row);
      else batches.set(row.batchId, [row]);
    }
    const ended = [...this.underWay].flatMap((id) => {
      const batch = batches.get(id) ?? [];
      return batch.length > 0 && batch.every(hasEnded) ? [endOf(batch)] : [];
    });
    this.underWay = new Set([...batches].filter(([, batch]) => batch.some((row) => !hasEnded(row))).map(([id]) => id));
    return ended;
  }
}

const endOf = (batch: readonly UploadRow[]): BatchEnd => ({
  files: batch.length,
  saved: batch.filter(isSaved).length,
  failed: batch.filter(hasFailed).length,
  courseId: batch[0]!.target.courseId,
});
