/** Backoff of automatic retries. The sum outlasts a network change or an expired URL. */
const BACKOFF_MS = [1000, 3000, 8000];
const STALLED_MS = 20_000;
/** Played seconds after which the connection counts as healthy. */
const GOOD_AFTER_SECONDS = 10;

export interface RecoveryParts {
  onRetry: () => void;
  onChange: () => void;
}

/**
 * Recovery of a broken stream: retries a few times automatically, then waits for the user. A returning network restarts
 * it.
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

  /** Without a started video, Retry is offered at once. */
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

  /** Watchdog: a connection can stall without an error. */
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
