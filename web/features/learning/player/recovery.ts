/** Pauses before the automatic tries. The sum outlasts a change of network or an expired address. */
const BACKOFF_MS = [1000, 3000, 8000];
const STALLED_MS = 20_000;
/** Played this far beyond a break, the connection counts as good again. */
const GOOD_AFTER_SECONDS = 10;

export interface RecoveryParts {
  onRetry: () => void;
  onChange: () => void;
}

/**
 * What to do when a stream breaks: try again a few times by itself, then ask the person. A network that comes back
 * counts as being asked.
 */
export class Recovery {
  phase: 'reconnecting' | 'failed' | undefined;
  private attempts = 0;
  private brokeAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stall: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: RecoveryParts) {}

  readonly listen = (): void => window.addEventListener('online', this.online);

  close(): void {
    window.removeEventListener('online', this.online);
    clearTimeout(this.timer);
    this.unwatch();
  }

  /** Nobody waits for a video that was not started: then Retry is offered at once. */
  failed({ isWorthWaiting }: { isWorthWaiting: boolean }): void {
    clearTimeout(this.timer);
    this.unwatch();
    const delay = isWorthWaiting ? BACKOFF_MS[this.attempts] : undefined;
    this.phase = delay === undefined ? 'failed' : 'reconnecting';
    if (delay !== undefined) {
      this.attempts += 1;
      this.timer = setTimeout(this.parts.onRetry, delay);
    }
    this.parts.onChange();
  }

  tryNow(): void {
    clearTimeout(this.timer);
    this.attempts = 0;
    this.phase = 'reconnecting';
    this.parts.onChange();
    this.parts.onRetry();
  }

  succeeded(atSecond: number): void {
    this.unwatch();
    this.phase = undefined;
    this.brokeAt = atSecond;
  }

  reached(second: number): void {
    if (this.attempts > 0 && second > this.brokeAt + GOOD_AFTER_SECONDS) this.attempts = 0;
  }

  /** A connection can die without an error: waiting too long is one. */
  watch(onStalled: () => void): void {
    this.stall ??= setTimeout(onStalled, STALLED_MS);
  }

  unwatch(): void {
    clearTimeout(this.stall);
    this.stall = undefined;
  }

  private readonly online = (): void => {
    if (this.phase !== undefined) this.tryNow();
  };
}
