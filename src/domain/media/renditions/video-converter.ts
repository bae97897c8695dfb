import type { Bytes } from '../ports.ts';
import type { PictureSize, Step } from './steps.ts';

/** Why nothing playable is made of a video. Each has its sentence in convert-video.ts. */
export type Unconvertible = 'broken' | 'no-picture' | 'too-demanding';

export interface SourceVideo {
  /** Hands over the whole body, once. */
  readonly open: () => Promise<Bytes>;
  readonly bytes: number;
  readonly contentType: string;
  /** Duration, if known. */
  readonly lengthSeconds: number | undefined;
}

/** One finished step, there until `onStep` has answered. */
export interface ConvertedStep {
  /** As of its `Step`. */
  readonly height: number;
  readonly bytes: number;
  readonly open: () => Bytes;
}

export interface ConversionEvents {
  /** Returns the steps wanted of a picture of this size, with or without sound, in order; none ends the conversion. */
  readonly onPicture: (picture: PictureSize, hasSound: boolean) => Promise<readonly Step[]>;
  /** Called repeatedly with the height of a step and the completed fraction of it, from 0 to 1. */
  readonly onProgress: (step: number, part: number) => void;
  readonly onStep: (step: ConvertedStep) => Promise<void>;
  /** Cancellation: when fulfilled, the conversion ends as if it were done, without a further step. */
  readonly unwanted: Promise<void>;
}

/**
 * Transcodes videos, which are untrusted, to MP4s that every browser plays (H.264, AAC, index in front for progressive
 * playback; AAC alone where the height is 0), within the bits a second of their step. No URL in the file is followed.
 * For any input it answers within a time bounded by the length of the video, and leaves nothing behind. Rejects with
 * `unavailable` where there is no room, no converter or no time for it, and as `open` and `onStep` do. Contract:
 * tests/contracts/video-converter.contract.ts.
 */
export interface VideoConverter {
  /**
   * Returns the converter with its version; undefined without one. Rejects with `unavailable` when it cannot be told.
   */
  version(): Promise<string | undefined>;
  convert(source: SourceVideo, events: ConversionEvents): Promise<{ readonly refused: Unconvertible } | undefined>;
}
