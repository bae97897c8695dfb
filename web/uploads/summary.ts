import type { UploadRow, UploadState } from '../../src/uploads/upload-queue.ts';

const ARRIVED: readonly UploadState[] = ['uploaded', 'saving', 'saved'];
const ON_THE_WAY: readonly UploadState[] = ['queued', 'uploading'];

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
  /** Whose record is on its way: nobody has said yet that it is kept. */
  readonly saving: number;
  readonly paused: number;
  /** Under way or next in line. */
  readonly travelling: number;
  /** Undefined while nothing moves. */
  readonly secondsLeft: number | undefined;
}

const count = (rows: readonly UploadRow[], ...states: readonly UploadState[]) =>
  rows.filter(({ state }) => states.includes(state)).length;
const sum = (rows: readonly UploadRow[], of: (row: UploadRow) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/** What many rows come to. A file that failed takes no time any more, so its bytes are not counted. */
export function summaryOf(rows: readonly UploadRow[]): UploadSummary {
  const counted = rows.filter(({ state }) => state !== 'failed');
  const moving = counted.filter(({ state }) => ON_THE_WAY.includes(state));
  const speed = sum(moving, ({ bytesPerSecond }) => bytesPerSecond);
  const left = sum(moving, ({ bytes, sentBytes }) => bytes - sentBytes);
  return {
    files: rows.length,
    done: count(rows, ...ARRIVED),
    bytes: sum(counted, ({ bytes }) => bytes),
    sentBytes: sum(counted, ({ sentBytes }) => sentBytes),
    failed: count(rows, 'failed'),
    missing: count(rows, 'missing'),
    pending: count(rows, 'uploaded'),
    saving: count(rows, 'saving'),
    paused: count(rows, 'paused'),
    travelling: moving.length,
    secondsLeft: speed > 0 ? left / speed : undefined,
  };
}

export const shareOf = ({ bytes, sentBytes }: Pick<UploadSummary, 'bytes' | 'sentBytes'>): number =>
  bytes > 0 ? sentBytes / bytes : 0;
