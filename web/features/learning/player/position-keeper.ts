import { type Stretch, secondsIn } from './played-stretches.ts';

/** Position and duration in seconds, and the ranges played in this visit. */
export interface PlaybackPosition {
  position: number;
  duration: number;
  played: Stretch[];
}

/** Seconds counted by the server, and whether the lesson is completed. */
interface Counted {
  watched: number;
  completed: boolean;
}

interface PositionKeeperParts {
  /** Returns the current position; undefined if there is nothing to store. */
  read: () => PlaybackPosition | undefined;
  /** Stores a position. `isLast`: the page may unload, so the request must outlive it (keepalive). */
  save: (position: PlaybackPosition, isLast: boolean) => Promise<Counted>;
  /** True for a permanent error. */
  isRefusal: (error: unknown) => boolean;
}

export const TICK_MS = 5000;
export const SETTLE_MS = 500;
export const LOST_AFTER_MS = 15_000;
/** Tolerance: ranges are rounded on both sides. */
const ROUNDING_SECONDS = 1;

/**
 * Stores the position on the server: every 5 s of playing, on pause, after a seek, when enough is watched and when the
 * page is left. One call is in flight; the latest position follows it. A failed call is retried silently by the next
 * tick; a permanent refusal stops it. The server limits counted seconds by elapsed time, so played ranges are sent
 * again until all are counted.
 */
export class PositionKeeper {
  private saved: PlaybackPosition | undefined;
  private answered: { position: PlaybackPosition; watched: number } | undefined;
  private flights = 0;
  private flying: { number: number; since: number; position: PlaybackPosition } | undefined;
  private isBehind = false;
  private isPlaying = false;
  private isOver = false;
  private ticker: ReturnType<typeof setInterval> | undefined;
  private settler: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: PositionKeeperParts) {}

  played(): void {
    this.isPlaying = true;
    this.tick();
  }

  paused(): void {
    this.isPlaying = false;
    this.store();
  }

  /**
   * Stores at once when the lesson counts as watched, so that the outline shows it without waiting for the next tick.
   */
  passed(): void {
    this.store();
  }

  /** Debounces seeks: only the final position is stored. */
  moved(): void {
    clearTimeout(this.settler);
    this.settler = setTimeout(() => this.store(), SETTLE_MS);
  }

  /** Stores when the page is hidden or left: no answer may arrive. */
  left(): void {
    this.store(true);
  }

  close(): void {
    this.left();
    this.isOver = true;
    clearTimeout(this.settler);
    this.stopTicking();
  }

  private tick(): void {
    if (this.ticker !== undefined || this.isOver) return;
    this.ticker = setInterval(() => {
      this.store();
      if (!this.isPlaying && this.flying === undefined) this.stopTicking();
    }, TICK_MS);
  }

  private stopTicking(): void {
    clearInterval(this.ticker);
    this.ticker = undefined;
  }

  private store(isLast = false): void {
    const position = this.parts.read();
    if (this.isOver || !position || isSame(position, this.saved)) return;
    const flying = this.flying && Date.now() - this.flying.since < LOST_AFTER_MS ? this.flying : undefined;
    // Hiding and leaving a page follow each other with the same position.
    if (isSame(position, flying?.position)) return;
    if (flying && !isLast) this.isBehind = true;
    else this.send(position, isLast);
  }

  private send(position: PlaybackPosition, isLast: boolean): void {
    this.flights += 1;
    const number = this.flights;
    this.flying = { number, since: Date.now(), position };
    this.isBehind = false;
    this.parts.save(position, isLast).then(
      (counted) => this.landed(number, position, counted),
      (error: unknown) => this.failed(number, error),
    );
  }

  private landed(number: number, position: PlaybackPosition, counted: Counted): void {
    if (this.flying?.number !== number) return;
    this.flying = undefined;
    this.saved = this.isCounted(position, counted) ? position : undefined;
    this.answered = { position, watched: counted.watched };
    if (this.isBehind) this.store();
    else if (!this.saved) this.tick();
  }

  /** True also if a repeated request counted nothing more: further ones would not either. */
  private isCounted(position: PlaybackPosition, { watched, completed }: Counted): boolean {
    const isStuck = isSame(position, this.answered?.position) && watched === this.answered?.watched;
    return completed || isStuck || watched >= secondsIn(position.played) - ROUNDING_SECONDS;
  }

  private failed(number: number, error: unknown): void {
    if (this.parts.isRefusal(error)) {
      this.isOver = true;
      this.stopTicking();
    }
    if (this.flying?.number !== number) return;
    this.flying = undefined;
    this.isBehind = false;
    // While paused nothing else retries.
    this.tick();
  }
}

const isSame = (a: PlaybackPosition, b: PlaybackPosition | undefined): boolean =>
  a.position === b?.position && a.duration === b.duration && secondsIn(a.played) === secondsIn(b.played);

/** Share of a lesson that completes it on the server; a test keeps both equal. */
const WATCHED_FROM = 0.95;

export const isWatched = (second: number, duration: number): boolean =>
  duration > 0 && second >= WATCHED_FROM * duration;
