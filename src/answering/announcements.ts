const MINUTE_MS = 60_000;
const ANNOUNCED_MINUTES = [1, 5, 15, 30];

/** Marks at which the time left is announced: each once for a deadline, and none that had passed when it began. */
export class Announcements {
  private deadlineAt: number | undefined;
  /** Marks that are still ahead, in minutes. */
  private ahead: readonly number[] = [];
  private said: number | undefined;

  /** Returns the minutes that were said last before this deadline; undefined before the first mark. */
  last(deadlineAt: number, remainingMs: number): number | undefined {
    if (deadlineAt !== this.deadlineAt) {
      this.deadlineAt = deadlineAt;
      this.said = undefined;
      this.ahead = ANNOUNCED_MINUTES.filter((minutes) => minutes * MINUTE_MS < remainingMs);
    }
    const passed = this.ahead.filter((minutes) => remainingMs <= minutes * MINUTE_MS);
    this.ahead = this.ahead.filter((minutes) => !passed.includes(minutes));
    // After a sleep several have passed: the last one says it.
    if (remainingMs > 0) this.said = passed[0] ?? this.said;
    return this.said;
  }
}
