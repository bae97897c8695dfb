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
  /** Whose bytes have arrived. */
  readonly done: number;
  readonly bytes: number;
  readonly sentBytes: number;
  readonly failed: number;
  readonly missing: number;
  /** Arrived, and no record yet. */
  readonly pending: number;
  /** Whose save the server has not answered yet. */
  readonly saving: number;
  readonly paused: number;
  /** Under way or next in line. */
  readonly travelling: number;
  /** Undefined while nothing moves. */
  readonly secondsLeft: number | undefined;
}

const count = (rows: readonly UploadRow[], matches: (row: UploadRow) => boolean) => rows.filter(matches).length;
const sum = (rows: readonly UploadRow[], of: (row: UploadRow) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/** What many rows come to. A file that failed takes no time any more, so its bytes are not counted. */
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
