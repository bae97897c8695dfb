import type { UploadRow } from '../../src/uploads/upload-queue.ts';
import {
  hasArrived,
  hasFailed,
  isMissing,
  isPaused,
  isPending,
  isSaving,
  isTransferring,
} from '../../src/uploads/upload-state.ts';

export interface UploadSummary {
  readonly files: number;
  /** Fully uploaded files. */
  readonly done: number;
  readonly bytes: number;
  readonly sentBytes: number;
  readonly failed: number;
  readonly missing: number;
  /** Uploaded, not saved yet. */
  readonly pending: number;
  /** Save requests without an answer yet. */
  readonly saving: number;
  readonly paused: number;
  /** Being sent or queued. */
  readonly travelling: number;
  /** Undefined while nothing is sent. */
  readonly secondsLeft: number | undefined;
}

const count = (rows: readonly UploadRow[], matches: (row: UploadRow) => boolean) => rows.filter(matches).length;
const sum = (rows: readonly UploadRow[], of: (row: UploadRow) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/** Sums up all rows. Failed files take no more time, so their bytes are not counted. */
export function summaryOf(rows: readonly UploadRow[]): UploadSummary {
  const counted = rows.filter((row) => !hasFailed(row));
  const moving = counted.filter(isTransferring);
  const speed = sum(moving, ({ bytesPerSecond }) => bytesPerSecond);
  const left = sum(moving, ({ bytes, sentBytes }) => bytes - sentBytes);
  return {
    files: rows.length,
    done: count(rows, hasArrived),
    bytes: sum(counted, ({ bytes }) => bytes),
    sentBytes: sum(counted, ({ sentBytes }) => sentBytes),
    failed: count(rows, hasFailed),
    missing: count(rows, isMissing),
    pending: count(rows, isPending),
    saving: count(rows, isSaving),
    paused: count(rows, isPaused),
    travelling: moving.length,
    secondsLeft: speed > 0 ? left / speed : undefined,
  };
}

export const shareOf = ({ bytes, sentBytes }: Pick<UploadSummary, 'bytes' | 'sentBytes'>): number =>
  bytes > 0 ? sentBytes / bytes : 0;
