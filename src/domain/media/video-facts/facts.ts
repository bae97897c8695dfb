/** Of the picture as it is shown: turned upright, and with square pixels. 0 where nothing tells it. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

export const NO_SIZE: FrameSize = { width: 0, height: 0 };

/** What the headers of a video tell; 0 stands for what they do not. */
export interface VideoFacts extends FrameSize {
  readonly lengthSeconds: number;
  /** The codec of its picture or its sound, as people call it, where most browsers cannot play it. */
  readonly rareCodec: string;
}

export const NO_FACTS: VideoFacts = { lengthSeconds: 0, ...NO_SIZE, rareCodec: '' };
