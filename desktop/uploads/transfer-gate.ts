import { abortable } from '../../src/uploads/abort.ts';
import type { Clock } from '../../src/uploads/ports.ts';
import type { QuietHours, TransferLimits } from '../../src/wire/desktop-bridge.ts';

export const NO_LIMITS: TransferLimits = { isPaused: false };

const LOOK_AGAIN_MS = 30_000;
/** Burst after a pause: a quarter of a second, so that the rate holds within each second. */
const BURST_MS = 250;

export const isQuiet = (hours: QuietHours | undefined, minute: number): boolean => {
  if (!hours) return false;
  const { fromMinute, toMinute } = hours;
  return fromMinute <= toMinute ? minute >= fromMinute && minute < toMinute : minute >= fromMinute || minute < toMinute;
};

/**
 * Throttles every PUT and each of its pieces. During a pause or quiet hours no PUT begins; running ones finish, because
 * a storage closes an idle connection.
 */
export class TransferGate {
  private limits: TransferLimits = NO_LIMITS;
  /** Earliest time of the next piece (generic cell rate algorithm: a token bucket without a timer). */
  private freeAt = 0;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly clock: Clock,
    /** Returns minutes since midnight. */
    private readonly minuteOfDay: () => number = localMinute,
  ) {}

  set(limits: TransferLimits): void {
    this.limits = limits;
    this.freeAt = 0;
    for (const look of [...this.waiting]) look();
  }

  /** Returns why no PUT may begin; undefined if it may. */
  closedBy(): 'pause' | 'quiet-hours' | undefined {
    if (this.limits.isPaused) return 'pause';
    return isQuiet(this.limits.quietHours, this.minuteOfDay()) ? 'quiet-hours' : undefined;
  }

  /** Resolves when a PUT may begin. */
  async pass(signal: AbortSignal): Promise<void> {
    while (this.closedBy() !== undefined) await this.nextLook(signal);
  }

  /** Resolves when that many bytes may be sent. */
  async take(bytes: number, signal: AbortSignal): Promise<void> {
    const { bytesPerSecond } = this.limits;
    if (bytesPerSecond === undefined) return;
    const now = this.clock.now();
    const delay = this.freeAt - now;
    this.freeAt = Math.max(this.freeAt, now - BURST_MS) + (bytes / bytesPerSecond) * 1000;
    if (delay > 0) await abortable(signal, (resolve) => this.clock.after(delay, resolve));
  }

  private nextLook(signal: AbortSignal): Promise<void> {
    return abortable(signal, (resolve) => {
      const cancel = this.clock.after(LOOK_AGAIN_MS, () => look());
      const look = () => {
        cancel();
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      return () => {
        cancel();
        this.waiting.delete(look);
      };
    });
  }
}

function localMinute(): number {
  const now = new Date();
  return now.getHours() * 60 + now.getMinutes();
}
