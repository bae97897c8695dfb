import { SECOND_MS } from '../kernel/clock.ts';
import type { ContentId, CourseId, UserId } from '../kernel/ids.ts';
import { addPlayed, hundredths, type Stretch, secondsIn } from './stretches.ts';

/** Progress of one student in one item. */
export interface Progress {
  readonly userId: UserId;
  readonly courseId: CourseId;
  readonly contentId: ContentId;
  readonly positionSeconds: number;
  /** The length that we know; of a video that tells none, the longest that this student's players told. 0: none. */
  readonly durationSeconds: number;
  readonly completedAt: Date | null;
  readonly updatedAt: Date;
  /** Played intervals of a video, sorted and disjoint. */
  readonly watched: readonly Stretch[];
  /** Seconds of video that could have been played by `updatedAt` beyond those that were reported. */
  readonly allowanceSeconds: number;
}

/** Position in an item, as reported by the player. */
export interface ProgressReport
  extends Pick<Progress, 'userId' | 'courseId' | 'contentId' | 'positionSeconds' | 'durationSeconds'> {
  /** Intervals played in this visit; without them, playback is assumed to have run on from the last position. */
  readonly played?: readonly Stretch[];
}

/** Second to resume at: 0 for a viewer who skipped to the end. */
export const resumeSecond = ({ positionSeconds, durationSeconds }: Progress): number =>
  positionSeconds < COMPLETE_FROM * durationSeconds ? positionSeconds : 0;

/** Facts about an item from our own records, not from the player. */
export interface StudiedItem {
  readonly isVideo: boolean;
  /** Says of what does not play whether opening it makes it done: a paper always, a test once it was finished. */
  readonly isDone: boolean;
  /** Undefined where the file tells none and no administrator did. */
  readonly lengthSeconds: number | undefined;
  readonly bytes: number;
}

/** The greatest speed of the player; a test holds the two together. */
export const MAX_SPEED = 2;

/**
 * Seconds that a first report may count, and that may be carried over between reports: covers five seconds at the
 * greatest speed, and jitter of the calls. Granted once, so that many calls gain no more than one.
 */
export const TOLERANCE_SECONDS = 10;

/** A player that names no stretches reports more often than this while it plays; a longer way was a jump. */
const MAX_SILENCE_SECONDS = 30;

/** This much of a video counts as all of it: few people sit through the credits. */
const COMPLETE_FROM = 0.95;

/** Lower bounds for a video of unknown length, which otherwise counts as long as its student's players reported. */
const MIN_UNKNOWN_SECONDS = 60;
/** 100 Mbit/s, more than any lesson has. */
const MAX_BYTES_PER_SECOND = 12_500_000;

/**
 * Keeps the newest position, and counts played time up to a plausible amount: not faster than `MAX_SPEED` by our own
 * clock, for any number of devices and calls. A video is complete by the watched part of our own length, a paper once
 * it was opened, a test once it was finished; a completion is never taken back.
 */
export function advance(before: Progress | undefined, report: ProgressReport, item: StudiedItem, now: Date): Progress {
  const { userId, courseId, contentId } = report;
  const told = Math.max(report.durationSeconds, before?.durationSeconds ?? 0);
  const durationSeconds = item.isVideo ? (item.lengthSeconds ?? told) : report.durationSeconds;
  // A player that does not know the length yet knows no position either.
  const positionSeconds = report.durationSeconds > 0 ? Math.min(report.positionSeconds, durationSeconds) : 0;
  const allowance = allowanceAt(now, before);
  const played = item.isVideo ? (report.played ?? playedSince(before, positionSeconds, allowance)) : [];
  const within = played.map(([from, to]): Stretch => [from, durationSeconds > 0 ? Math.min(to, durationSeconds) : to]);
  const { watched, addedSeconds } = addPlayed(before?.watched ?? [], within, allowance);
  const isDone = item.isVideo ? isWatched(watched, lengthOf(item, durationSeconds)) : item.isDone;
  return {
    userId,
    courseId,
    contentId,
    positionSeconds,
    durationSeconds,
    completedAt: before?.completedAt ?? (isDone ? now : null),
    updatedAt: now,
    watched,
    allowanceSeconds: hundredths(allowance - addedSeconds),
  };
}

/** Progress in a test that was finished, whether its page was open or not. */
export function finished(
  before: Progress | undefined,
  item: Pick<Progress, 'userId' | 'courseId' | 'contentId'>,
  at: Date,
): Progress {
  const { userId, courseId, contentId } = item;
  const own = before ?? { positionSeconds: 0, durationSeconds: 0, watched: [], allowanceSeconds: TOLERANCE_SECONDS };
  const updatedAt = before && before.updatedAt > at ? before.updatedAt : at;
  return { ...own, userId, courseId, contentId, completedAt: before?.completedAt ?? at, updatedAt };
}

function allowanceAt(now: Date, before: Progress | undefined): number {
  if (!before) return TOLERANCE_SECONDS;
  const elapsedSeconds = Math.max(0, now.getTime() - before.updatedAt.getTime()) / SECOND_MS;
  return Math.min(before.allowanceSeconds, TOLERANCE_SECONDS) + MAX_SPEED * elapsedSeconds;
}

function playedSince(before: Progress | undefined, position: number, allowance: number): readonly Stretch[] {
  const from = before?.positionSeconds ?? 0;
  const farthest = Math.min(allowance, TOLERANCE_SECONDS + MAX_SPEED * MAX_SILENCE_SECONDS);
  return position > from && position - from <= farthest ? [[from, position]] : [];
}

const lengthOf = ({ lengthSeconds, bytes }: StudiedItem, told: number): number =>
  lengthSeconds ?? Math.max(told, MIN_UNKNOWN_SECONDS, bytes / MAX_BYTES_PER_SECOND);

const isWatched = (watched: readonly Stretch[], lengthSeconds: number): boolean =>
  secondsIn(watched) >= hundredths(COMPLETE_FROM * lengthSeconds);
