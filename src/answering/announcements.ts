const MINUTE_MS = 60_000;
const ANNOUNCED_MINUTES = [1, 5, 15, 30];

/** Marks at which the time left is announced: each once for a deadline, and none that had passed when it began. */
export class Announcements {
  private deadlineAt: number | undefined;
  /** Marks that are still ahead, in minutes. */
  private ahead: readonly number[] = [];

  /** Returns the minutes to announce now; undefined where there is nothing to say. */
  due(deadlineAt: number, remainingMs: number): number | undefined {
    if (deadlineAt !== this.deadlineAt) {
      this.deadlineAt = deadlineAt;
      this.ahead = ANNOUNCED_MINUTES.filter((minutes) => minutes * MINUTE_MS < remainingMs);
    }
    const passed = this.ahead.filter((minutes) => remainingMs <= minutes * MINUTE_MS);
    this.ahead = this.ahead.filter((minutes) => !passed.includes(minutes));
    // After a sleep several have passed: the last one says it.
    return remainingMs > 0 ? passed[0] : undefined;
  }
}
