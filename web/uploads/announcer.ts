import type { UploadRow } from '../../src/uploads/upload-queue.ts';
import { UPLOADS } from '../text/copy/uploads.ts';
import { shareOf, summaryOf } from './summary.ts';

const STEP = 25;

/** What is worth reading aloud: each quarter, and the end. Ticks are not. */
export class Announcer {
  private lastStep = 0;
  private wasMoving = false;

  /** The sentence for this change, if it deserves one. */
  next(rows: readonly UploadRow[]): string | undefined {
    const summary = summaryOf(rows);
    const isMoving = summary.travelling > 0;
    const hasEnded = this.wasMoving && !isMoving && summary.paused + summary.missing === 0 && rows.length > 0;
    if (isMoving && !this.wasMoving) this.lastStep = 0;
    this.wasMoving = isMoving;
    if (hasEnded) return UPLOADS.announceEnd(summary.done, summary.failed);
    const step = Math.floor((shareOf(summary) * 100) / STEP) * STEP;
    // What is added on the way makes the share fall: that is not said, and the quarters come again.
    const isNew = isMoving && step > this.lastStep && step < 100;
    this.lastStep = step;
    return isNew ? UPLOADS.announceShare(step) : undefined;
  }
}
