import { type Stretch, secondsIn } from './played-stretches.ts';

/** A second of a video, the video's length in seconds, and what was played in this visit. */
export interface PlaybackPosition {
  position: number;
  duration: number;
  played: Stretch[];
}

/** What the server has counted, in seconds, and whether that is enough. */
interface Counted {
  watched: number;
  completed: boolean;
}

interface PositionKeeperParts {
  /** Where the video is now; undefined while there is nothing worth storing. */
  read: () => PlaybackPosition | undefined;
  /** Stores a position. `isLast`: the page may be going away, the call must outlive it. */
  save: (position: PlaybackPosition, isLast: boolean) => Promise<Counted>;
  /** True for an error that another try cannot change. */
  isRefusal: (error: unknown) => boolean;
}

export const TICK_MS = 5000;
export const SETTLE_MS = 500;
export const LOST_AFTER_MS = 15_000;
/** Stretches are rounded on both sides. */
const ROUNDING_SECONDS = 1;

/**
 * Keeps the server's idea of a position close to the truth: every 5 s of playing, on pause, when a seek has settled,
 * when enough is watched and when the page goes. One call is in flight; the newest position follows it. A failed call
 * is made good by the next tick, in silence; a refused one ends the keeping. What was played while no call got through,
 * the server counts as time passes: it is told again until all of it is there.
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

  /** The lesson counts as watched from here on: the outline shows it at once, not at the next tick. */
  passed(): void {
    this.store();
  }

  /** One of perhaps many moves: what counts is where they end. */
  moved(): void {
    clearTimeout(this.settler);
    this.settler = setTimeout(() => this.store(), SETTLE_MS);
  }

  /** The page is hidden or goes away: no answer may ever come back. */
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
    // Hiding and leaving a page come one after the other, with the same position.
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

  /** Also when asking again has brought nothing: then it will not the next time. */
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
    // While paused nothing else would try again.
    this.tick();
  }
}

const isSame = (a: PlaybackPosition, b: PlaybackPosition | undefined): boolean =>
  a.position === b?.position && a.duration === b.duration && secondsIn(a.played) === secondsIn(b.played);

/** This share of a lesson completes it on the server; a test holds the two together. */
const WATCHED_FROM = 0.95;

export const isWatched = (second: number, duration: number): boolean =>
  duration > 0 && second >= WATCHED_FROM * duration;
