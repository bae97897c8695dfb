/** Snapshot of a video. Times in seconds. */
export interface PlaybackState {
  /** `waiting`: buffering. `reconnecting`: the connection broke and is retried. `failed`: given up until Retry. */
  phase: 'ready' | 'waiting' | 'reconnecting' | 'failed';
  /** True if the file has a picture that this browser cannot show. */
  isPictureless: boolean;
  isPlaying: boolean;
  isEnded: boolean;
  /** True once started by the user in this visit. */
  hasStarted: boolean;
  time: number;
  /** 0 until known. */
  duration: number;
  bufferedTo: number;
  volume: number;
  isMuted: boolean;
  speed: number;
  captions: 'none' | 'off' | 'on';
}

const finite = (value: number): number => (Number.isFinite(value) && value > 0 ? value : 0);

/** Returns the end of the buffered range around `time`. */
export function bufferedEnd(ranges: TimeRanges | undefined, time: number): number {
  if (!ranges) return 0;
  for (let i = 0; i < ranges.length; i += 1) {
    if (ranges.start(i) <= time + 0.5 && ranges.end(i) >= time) return ranges.end(i);
  }
  return 0;
}

/**
 * Returns the duration. A recording without one in its header counts as infinite until it has been read: then the known
 * one is used.
 */
export const durationOf = (video: HTMLVideoElement | undefined, known: number | null): number =>
  finite(video?.duration ?? 0) || finite(known ?? 0);

/** Detects an undecodable picture: metadata is loaded, and the width is 0, so only sound plays. */
export const lacksPicture = (video: HTMLVideoElement | undefined): boolean =>
  video !== undefined && video.readyState > 0 && video.videoWidth === 0;

export const captionTrack = (video: HTMLVideoElement | undefined): TextTrack | undefined => video?.textTracks?.[0];

export function captionsOf(video: HTMLVideoElement | undefined): PlaybackState['captions'] {
  const track = captionTrack(video);
  if (!track) return 'none';
  return track.mode === 'showing' ? 'on' : 'off';
}
