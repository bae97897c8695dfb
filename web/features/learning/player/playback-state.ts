/** What can be seen of a video at one moment. Times in seconds. */
export interface PlaybackState {
  /**
   * `waiting`: for bytes. `reconnecting`: the connection broke, another try follows. `failed`: given up until Retry.
   */
  phase: 'ready' | 'waiting' | 'reconnecting' | 'failed';
  /** The file is there, and this browser shows nothing of the picture that it has. */
  isPictureless: boolean;
  isPlaying: boolean;
  isEnded: boolean;
  /** The person has started it in this visit. */
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

/** How far the bytes around `time` reach. */
export function bufferedEnd(ranges: TimeRanges | undefined, time: number): number {
  if (!ranges) return 0;
  for (let i = 0; i < ranges.length; i += 1) {
    if (ranges.start(i) <= time + 0.5 && ranges.end(i) >= time) return ranges.end(i);
  }
  return 0;
}

/** A recording without a length in its header counts as infinitely long until it has been read: then ours holds. */
export const durationOf = (video: HTMLVideoElement | undefined, known: number | null): number =>
  finite(video?.duration ?? 0) || finite(known ?? 0);

/** An element that knows the facts of its file, and cannot decode the picture, plays the sound over black. */
export const lacksPicture = (video: HTMLVideoElement | undefined): boolean =>
  video !== undefined && video.readyState > 0 && video.videoWidth === 0;

export const captionTrack = (video: HTMLVideoElement | undefined): TextTrack | undefined => video?.textTracks?.[0];

export function captionsOf(video: HTMLVideoElement | undefined): PlaybackState['captions'] {
  const track = captionTrack(video);
  if (!track) return 'none';
  return track.mode === 'showing' ? 'on' : 'off';
}
