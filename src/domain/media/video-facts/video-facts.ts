import type { ByteRange } from '../byte-range.ts';
import type { Bytes } from '../ports.ts';
import { factsOfAvi } from './avi.ts';
import { NO_FACTS, NO_SIZE, type VideoFacts } from './facts.ts';
import { factsOfIsoMedia } from './iso-media.ts';
import { factsOfMatroska } from './matroska.ts';
import { PieceReader, Unreadable } from './piece-reader.ts';

const READERS: Readonly<Record<string, (reader: PieceReader) => Promise<VideoFacts>>> = {
  'video/mp4': factsOfIsoMedia,
  'video/quicktime': factsOfIsoMedia,
  'video/webm': factsOfMatroska,
  'video/x-msvideo': factsOfAvi,
};

/** A day. More is a header that somebody made up. */
const MAX_SECONDS = 86_400;
/** 16K is half of this. */
const MAX_SIDE_PIXELS = 32_768;

/**
 * How long a video is, how large its picture and in which rare codec, as its file tells it; 0 and nothing where it
 * tells nothing, and of what is no video. Reads headers only, at most some 20 MB of them. Rejects as `read` does.
 */
export async function readVideoFacts(
  { contentType, bytes }: { contentType: string; bytes: number },
  read: (range: ByteRange) => Promise<Bytes>,
): Promise<VideoFacts> {
  const factsOf = READERS[contentType];
  if (!factsOf) return NO_FACTS;
  try {
    return believable(await factsOf(new PieceReader(bytes, read)));
  } catch (error) {
    if (error instanceof Unreadable || error instanceof RangeError) return NO_FACTS;
    throw error;
  }
}

function believable({ lengthSeconds, width, height, rareCodec }: VideoFacts): VideoFacts {
  const isLength = lengthSeconds > 0 && lengthSeconds <= MAX_SECONDS;
  const isSize = [width, height].every((side) => side > 0 && side <= MAX_SIDE_PIXELS);
  return {
    lengthSeconds: isLength ? Math.round(lengthSeconds * 1000) / 1000 : 0,
    ...(isSize ? { width, height } : NO_SIZE),
    rareCodec,
  };
}
