import type { Clock, Random, Timers } from './ports.ts';

const RETRIES_MS = [1000, 2000, 4000, 8000];
/** Jitter, so that a classroom whose network returns does not send at one moment. */
const JITTER = 0.3;
/** Timeout of a request; an acknowledgement that comes later is still taken. */
const REQUEST_MS = 10_000;
const MAX_RETRY_AFTER_MS = 60_000;

/** How a request ended: nothing to do before the next heartbeat, more to send, again later, or not before `now`. */
export type Verdict =
  | { readonly kind: 'rest' | 'again' | 'wait' }
  | { readonly kind: 'retry'; readonly afterMs?: number };

export interface Attempt {
  /** Its time is over: the next request does not wait for it. */
  isLate: boolean;
}

interface Tools {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly random: Random;
  work(attempt: Attempt): Promise<Verdict>;
  /** Milliseconds from one request to the next where nothing happens; undefined for none. */
  heartbeatMs(): number | undefined;
}

/** Makes one request at a time. Calls meanwhile are joined into one request, which follows at once. */
export class RequestScheduler {
  private current: Attempt | undefined;
  private isWanted = false;
  private isClosed = false;
  private failures = 0;
  private startedAt = 0;
  private cancelTimer = (): void => undefined;

  constructor(private readonly tools: Tools) {}

  /** Sends at once, also where a retry was to wait. */
  now(): void {
    this.failures = 0;
    if (this.current) this.isWanted = true;
    else this.run();
  }

  /** Sends at once unless a retry waits. */
  hasten(): void {
    if (this.failures === 0 && !this.current) this.run();
  }

  /** Sends this many milliseconds after the last such call, and not later than the next heartbeat. */
  soon(milliseconds: number): void {
    if (this.current) this.isWanted = true;
    else if (this.failures === 0) {
      const heartbeat = this.tools.heartbeatMs() ?? Number.POSITIVE_INFINITY;
      this.plan(Math.min(milliseconds, this.startedAt + heartbeat - this.tools.clock.monotonic()));
    }
  }

  close(): void {
    this.isClosed = true;
    this.cancelTimer();
  }

  private run(): void {
    if (this.isClosed) return;
    this.cancelTimer();
    const attempt = { isLate: false };
    this.current = attempt;
    this.isWanted = false;
    this.startedAt = this.tools.clock.monotonic();
    const cancel = this.tools.timers.after(REQUEST_MS, () => {
      attempt.isLate = true;
      this.settle({ kind: 'retry' });
    });
    const settle = (verdict: Verdict) => {
      cancel();
      if (!attempt.isLate) this.settle(verdict);
    };
    this.tools.work(attempt).then(settle, () => settle({ kind: 'retry' }));
  }

  private settle(verdict: Verdict): void {
    this.current = undefined;
    if (verdict.kind === 'retry') {
      const delay = RETRIES_MS[Math.min(this.failures, RETRIES_MS.length - 1)]!;
      this.failures += 1;
      const asked = Math.min(verdict.afterMs ?? 0, MAX_RETRY_AFTER_MS);
      this.plan(Math.max(asked, delay) + delay * JITTER * this.tools.random.fraction());
      return;
    }
    this.failures = 0;
    if (verdict.kind === 'again' || this.isWanted) this.run();
    else if (verdict.kind === 'rest') this.plan(this.tools.heartbeatMs());
  }

  private plan(milliseconds: number | undefined): void {
    this.cancelTimer();
    if (milliseconds === undefined || this.isClosed) return;
    this.cancelTimer = this.tools.timers.after(Math.max(0, milliseconds), () => this.run());
  }
}
