import { createStore } from '../../../platform/store.ts';
import { applyPreferences } from './apply-setting.ts';
import type { PlayableLesson } from './lesson.ts';
import { bufferedEnd, captionsOf, durationOf, lacksPicture, type PlaybackState } from './playback-state.ts';
import { PlayedStretches } from './played-stretches.ts';
import { isWatched, type PlaybackPosition } from './position-keeper.ts';
import { Recovery } from './recovery.ts';

/** Step of back and forward: buttons, taps, headset keys. */
export const SKIP_SECONDS = 10;

type PlayedLesson = Pick<PlayableLesson, 'startAt' | 'duration' | 'hasPicture' | 'isSoundAlone'>;

/** Events for the position keeper. */
export type Moment = 'played' | 'paused' | 'moved' | 'passed';

/** Tolerance of durations, on which readers of a file differ. */
const PAST_END_SECONDS = 1;

const WATCHED = [
  'loadedmetadata',
  'durationchange',
  'timeupdate',
  'progress',
  'play',
  'playing',
  'pause',
  'waiting',
  'canplay',
  'seeking',
  'seeked',
  'ended',
  'error',
  'volumechange',
  'ratechange',
] as const;

/**
 * Playback of one lesson on one `<video>`: starts at the stored position, publishes its state, and resumes after a
 * broken connection. Framework-free: React subscribes and reads.
 */
export class Playback {
  private video: HTMLVideoElement | undefined;
  private readonly store = createStore(() => this.look());
  private witnesses = new Set<(moment: Moment) => void>();
  private recovery = new Recovery({ onRetry: () => this.reload(), onChange: () => this.refresh() });
  /** Position to seek to once the metadata is loaded. */
  private pendingTime: number | undefined;
  private lastTime: number;
  private played = new PlayedStretches();
  private isWanted = false;
  private hasStarted = false;
  private isWaiting = false;

  constructor(private readonly lesson: PlayedLesson) {
    this.pendingTime = lesson.startAt;
    this.lastTime = lesson.startAt;
  }

  /** Continues the same lesson from another file, at the same position, playing if it was. */
  static continuing(before: Playback, lesson: PlayedLesson): Playback {
    const playback = new Playback({ ...lesson, startAt: before.pendingTime ?? before.lastTime });
    playback.isWanted = before.isWanted;
    playback.hasStarted = before.hasStarted;
    playback.played = before.played;
    return playback;
  }

  readonly subscribe = this.store.subscribe;
  readonly get = this.store.get;

  witness(tell: (moment: Moment) => void): () => void {
    this.witnesses.add(tell);
    return () => this.witnesses.delete(tell);
  }

  /** Ref callback: attaches the element; returns its cleanup. */
  readonly attach = (video: HTMLVideoElement): (() => void) => {
    this.video = video;
    applyPreferences(video);
    const hear = (event: Event) => this.hear(event.type);
    for (const type of WATCHED) video.addEventListener(type, hear);
    video.textTracks?.addEventListener?.('change', hear);
    this.recovery.listen();
    if (video.readyState > 0) this.begin(video);
    this.refresh();
    return () => {
      for (const type of WATCHED) video.removeEventListener(type, hear);
      video.textTracks?.removeEventListener?.('change', hear);
      this.recovery.close();
      this.video = undefined;
      this.pendingTime = this.lastTime;
    };
  };

  /**
   * Returns the position, rounded to a tenth. Undefined until the user has played or sought, so that opening changes
   * nothing, and without a visible picture: hearing is not watching. Of sound that was chosen, the position alone.
   */
  position(): PlaybackPosition | undefined {
    const { duration, isPictureless } = this.get();
    if (!this.hasStarted || duration === 0 || isPictureless) return undefined;
    const tenths = (seconds: number) => Math.round(seconds * 10) / 10;
    const position = Math.min(tenths(this.lastTime), tenths(duration));
    return { position, duration: tenths(duration), played: this.played.list() };
  }

  play(): void {
    this.isWanted = true;
    this.hasStarted = true;
    // Rejected or superseded: the state remains paused.
    this.video?.play()?.catch(() => this.refresh());
    this.refresh();
  }

  pause(): void {
    this.isWanted = false;
    this.video?.pause();
    this.refresh();
  }

  toggle(): void {
    if (this.get().isPlaying) this.pause();
    else this.play();
  }

  /** Seeks, clamped to the duration. */
  seek(seconds: number): void {
    const target = Math.max(0, Math.min(seconds, this.get().duration || seconds));
    this.hasStarted = true;
    const settled = this.pendingTime === undefined && this.recovery.phase === undefined ? this.video : undefined;
    if (settled) this.reached(settled);
    this.lastTime = target;
    if (settled) settled.currentTime = target;
    else this.pendingTime = target;
    this.refresh();
    this.tell('moved');
  }

  /** Applies a setter of `apply-setting.ts` (speed, sound, captions). The element's events update the state. */
  applySetting<Value>(set: (video: HTMLVideoElement, value: Value) => void, value: Value): void {
    if (this.video) set(this.video, value);
    this.refresh();
  }

  /** Restarts the retries after giving up, and plays. */
  retry(): void {
    this.isWanted = true;
    this.hasStarted = true;
    this.recovery.tryNow();
  }

  /** Stops automatic retries: the server's refusal is permanent. */
  giveUp(): void {
    if (this.recovery.phase !== undefined) this.recovery.failed({ isWorthWaiting: false });
  }

  private hear(type: string): void {
    const { video } = this;
    if (!video) return;
    if (type === 'loadedmetadata') this.begin(video);
    const isSettled = this.pendingTime === undefined && this.recovery.phase === undefined;
    const wasWatched = this.isWatched();
    if (isSettled && video.readyState > 0 && (type === 'timeupdate' || type === 'seeking' || type === 'pause')) {
      this.reached(video, type === 'seeking');
    }
    if (type === 'waiting') this.setWaiting(this.isWanted);
    if (type === 'playing' || type === 'canplay' || type === 'seeked' || type === 'pause') this.setWaiting(false);
    if (type === 'play') this.isWanted = this.hasStarted = true;
    if (type === 'error') this.lost();
    if (isSettled && type === 'pause') this.isWanted = false;
    this.refresh();
    if (type === 'playing') this.tell('played');
    if (!wasWatched && this.isWatched()) this.tell('passed');
    if (isSettled && type === 'pause') this.tell('paused');
  }

  /** Records the time between two events as played, unless it was a seek. */
  private reached(video: HTMLVideoElement, isSeek = video.seeking): void {
    if (!isSeek && !this.lesson.isSoundAlone) this.played.add(this.lastTime, video.currentTime);
    this.lastTime = video.currentTime;
    this.recovery.reached(this.lastTime);
  }

  private begin(video: HTMLVideoElement): void {
    // A replaced file may be shorter than the position: start over.
    if (this.pendingTime !== undefined && this.pendingTime > video.duration + PAST_END_SECONDS)
      this.pendingTime = this.lastTime = 0;
    const target = this.pendingTime ?? 0;
    this.pendingTime = undefined;
    this.recovery.succeeded(target);
    if (target > 0) video.currentTime = target;
    if (this.isWanted) video.play()?.catch(() => this.refresh());
  }

  /** Uses the same rounded numbers as those sent. */
  private isWatched(): boolean {
    const now = this.position();
    return now !== undefined && isWatched(now.position, now.duration);
  }

  private setWaiting(isWaiting: boolean): void {
    this.isWaiting = isWaiting;
    if (isWaiting) this.recovery.watch(() => this.lost());
    else this.recovery.unwatch();
  }

  private lost(): void {
    this.isWaiting = false;
    this.pendingTime ??= this.lastTime;
    this.recovery.failed({ isWorthWaiting: this.hasStarted });
  }

  private reload(): void {
    this.pendingTime ??= this.lastTime;
    this.recovery.watch(() => this.lost());
    this.video?.load();
  }

  private tell(moment: Moment): void {
    for (const witness of this.witnesses) witness(moment);
  }

  private refresh(): void {
    this.store.set(this.look());
  }

  private look(): PlaybackState {
    const { video } = this;
    const isBroken = this.recovery.phase !== undefined;
    const isEnded = video?.ended === true && !isBroken;
    const time = this.pendingTime ?? this.lastTime;
    return {
      phase: this.recovery.phase ?? (this.isWaiting ? 'waiting' : 'ready'),
      isPictureless: this.lesson.hasPicture && !this.lesson.isSoundAlone && !isBroken && lacksPicture(video),
      isPlaying: video !== undefined && !video.paused && !isEnded && !isBroken,
      isEnded,
      hasStarted: this.hasStarted,
      time,
      duration: durationOf(video, this.lesson.duration),
      bufferedTo: bufferedEnd(video?.buffered, time),
      volume: video?.volume ?? 1,
      isMuted: video?.muted ?? false,
      speed: video?.playbackRate ?? 1,
      captions: captionsOf(video),
    };
  }
}
