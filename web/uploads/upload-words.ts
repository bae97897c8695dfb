import type { UploadRow } from '../../src/uploads/upload-queue.ts';
import { isMissing, isPaused, isUploading } from '../../src/uploads/upload-state.ts';
import { UPLOADS } from '../text/copy/uploads.ts';
import { fileSize } from '../text/file-size.ts';
import { shareOf, type UploadSummary } from './summary.ts';
import { numbersOf } from './target-module.ts';

const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;

/** Returns a rough remaining time in words. */
export function durationWords(seconds: number): string {
  const minutes = Math.round(seconds / MINUTE_SECONDS);
  if (minutes < 1) return UPLOADS.lessThanMinute;
  if (minutes < HOUR_MINUTES) return UPLOADS.minutes(minutes);
  return UPLOADS.hours(Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES);
}

/** Texts of a row: size, state with share and speed, and target. */
export const uploadWords = {
  size: ({ bytes }: UploadRow) => fileSize(bytes),
  place: ({ target }: UploadRow) => UPLOADS.place(...numbersOf(target)),
  state(row: UploadRow): string {
    const word = UPLOADS.states[row.state];
    const isPartly = isUploading(row) || (row.sentBytes > 0 && (isPaused(row) || isMissing(row)));
    if (!isPartly) return word;
    const speed = row.bytesPerSecond > 0 ? UPLOADS.speed(fileSize(row.bytesPerSecond)) : undefined;
    return [word, UPLOADS.percent(shareOf({ bytes: row.bytes, sentBytes: row.sentBytes })), speed]
      .filter(Boolean)
      .join(' · ');
  },
};

/** A separator after which a line may break, but not before it. */
const DOT = '\u00a0· ';

/** Returns a summary line: `14 of 20 · 1.2 GB of 3.4 GB · about 6 min`. */
export function summaryWords(summary: UploadSummary, isOnline = true): string {
  const { files, done, bytes, sentBytes, failed, missing, pending, saving, paused, travelling, secondsLeft } = summary;
  const isDone = done === files;
  return [
    UPLOADS.files(done, files),
    !isDone && bytes > 0 && UPLOADS.bytes(fileSize(sentBytes), fileSize(bytes)),
    travelling > 0 && (isOnline ? secondsLeft !== undefined && durationWords(secondsLeft) : UPLOADS.offline),
    travelling === 0 && paused > 0 && UPLOADS.allPaused,
    failed > 0 && UPLOADS.failed(failed),
    missing > 0 && UPLOADS.waiting(missing),
    isDone && saving > 0 && UPLOADS.saving,
    isDone && pending > 0 && UPLOADS.pending(pending),
    isDone && saving + pending === 0 && UPLOADS.allSaved,
  ]
    .filter(Boolean)
    .join(DOT);
}
