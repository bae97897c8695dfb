import type { UploadRow } from '../../src/uploads/upload-queue.ts';
import { UPLOADS } from '../text/copy/uploads.ts';
import { shareOf, summaryOf } from './summary.ts';

const STEP = 25;

/** Announces progress by quarters, and the end. */
export class Announcer {
  private lastStep = 0;
  private wasMoving = false;

  /** Returns the sentence for this change, if any. */
  next(rows: readonly UploadRow[]): string | undefined {
    const summary = summaryOf(rows);
    const isMoving = summary.travelling > 0;
    const hasEnded = this.wasMoving && !isMoving && summary.paused + summary.missing === 0 && rows.length > 0;
    if (isMoving && !this.wasMoving) this.lastStep = 0;
    this.wasMoving = isMoving;
    if (hasEnded) return UPLOADS.announceEnd(summary.done, summary.failed);
    const step = Math.floor((shareOf(summary) * 100) / STEP) * STEP;
    // Added files reduce the share: not announced, and the quarters come again.
    const isNew = isMoving && step > this.lastStep && step < 100;
    this.lastStep = step;
    return isNew ? UPLOADS.announceShare(step) : undefined;
  }
}
