import type { Bytes } from '../ports.ts';
import type { PictureSize } from './steps.ts';

/** Why nothing playable is made of a video. Each has its sentence in conversion-errors.ts. */
export type Unconvertible = 'broken' | 'no-picture' | 'too-demanding';

export interface SourceVideo {
  /** Hands over the whole body, once. */
  readonly open: () => Promise<Bytes>;
  readonly bytes: number;
  readonly contentType: string;
  /** Where it is known. */
  readonly lengthSeconds: number | undefined;
}

/** One finished step, there until `onStep` has answered. */
export interface ConvertedStep {
  readonly height: number;
  readonly bytes: number;
  readonly open: () => Bytes;
}

export interface ConversionEvents {
  /** Which steps are wanted of a picture of this size, in the order in which they are made; none ends it. */
  readonly onPicture: (picture: PictureSize) => Promise<readonly number[]>;
  /** How much of this step is done, from 0 to 1; told again and again. */
  readonly onProgress: (step: number, part: number) => void;
  readonly onStep: (step: ConvertedStep) => Promise<void>;
  /**
   * Fulfilled when nobody wants the video any more: the conversion then ends as if it were done, without a further
   * step.
   */
  readonly unwanted: Promise<void>;
}

/**
 * Makes MP4s that every browser plays (H.264, AAC, ready to be shown from the first byte) of videos that may be made to
 * harm whoever opens them: it follows no address that stands in the file. Whatever the bytes are, it answers within a
 * time that the length of the video bounds, and leaves nothing behind. Rejects with `unavailable` where there is no
 * room, no converter or no time for it, and as `open` and `onStep` do. Contract:
 * tests/contracts/video-converter.contract.ts.
 */
export interface VideoConverter {
  /**
   * What converts, with its version; undefined where nothing does. Rejects with `unavailable` when it cannot be told.
   */
  version(): Promise<string | undefined>;
  convert(source: SourceVideo, events: ConversionEvents): Promise<{ readonly refused: Unconvertible } | undefined>;
}
