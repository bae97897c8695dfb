/** Display size of a picture: rotated upright, in square pixels. 0 if unknown. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

export const NO_SIZE: FrameSize = { width: 0, height: 0 };

/** Stored facts of a video; 0 and the empty text mean unknown. */
export interface VideoFacts extends FrameSize {
  readonly lengthSeconds: number;
  /** The codec of its picture or its sound, as people call it, where most browsers cannot play it. */
  readonly rareCodec: string;
}

export const NO_FACTS: VideoFacts = { lengthSeconds: 0, ...NO_SIZE, rareCodec: '' };

export interface VideoTrack extends FrameSize {
  /** Undefined for subtitles, time codes and the like. */
  readonly kind: 'picture' | 'sound' | undefined;
  /** Its codec, where most browsers cannot play that; else empty. */
  readonly rareCodec: string;
}

/** Headers of a video, unchecked. */
export interface VideoHeaders {
  readonly lengthSeconds: number;
  readonly tracks: readonly VideoTrack[];
}

export const NO_HEADERS: VideoHeaders = { lengthSeconds: 0, tracks: [] };

/** Why nothing plays a video, as far as its headers tell. Each has its sentence in file-rules.ts. */
export type VideoFault = 'cut-off' | 'encrypted';

/** Maximum plausible length: one day. Headers that claim more are invented. */
const MAX_SECONDS = 86_400;
/** 16K is half of this. */
const MAX_SIDE_PIXELS = 32_768;

/** Takes headers for facts where they can be believed. Of several pictures, such as a cover, the largest counts. */
export function factsFrom({ lengthSeconds, tracks }: VideoHeaders): VideoFacts {
  const [largest = NO_SIZE] = tracks.toSorted((one, other) => other.width * other.height - one.width * one.height);
  const { width, height } = largest;
  const isLength = lengthSeconds > 0 && lengthSeconds <= MAX_SECONDS;
  const isSize = [width, height].every((side) => side > 0 && side <= MAX_SIDE_PIXELS);
  return {
    lengthSeconds: isLength ? Math.round(lengthSeconds * 1000) / 1000 : 0,
    ...(isSize ? { width, height } : NO_SIZE),
    rareCodec: onlyRare(tracks, 'picture') || onlyRare(tracks, 'sound'),
  };
}

/** Returns the rare codec of a kind of tracks; empty if one of them is playable, since browsers choose that one. */
function onlyRare(tracks: readonly VideoTrack[], kind: VideoTrack['kind']): string {
  const codecs = tracks.filter((track) => track.kind === kind).map(({ rareCodec }) => rareCodec);
  return codecs.includes('') ? '' : (codecs[0] ?? '');
}
