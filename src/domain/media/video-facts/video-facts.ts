import type { ByteRange } from '../byte-range.ts';
import type { Bytes } from '../ports.ts';
import { lengthOfAvi } from './avi.ts';
import { lengthOfIsoMedia } from './iso-media.ts';
import { lengthOfMatroska } from './matroska.ts';
import { PieceReader, Unreadable } from './piece-reader.ts';

const READERS: Readonly<Record<string, (reader: PieceReader) => Promise<number>>> = {
  'video/mp4': lengthOfIsoMedia,
  'video/quicktime': lengthOfIsoMedia,
  'video/webm': lengthOfMatroska,
  'video/x-msvideo': lengthOfAvi,
};

/** A day. More is a header that somebody made up. */
const MAX_SECONDS = 86_400;

/**
 * How long a video is, as its file tells it; 0 where it tells none, and of what is no video. Reads headers only, at most
 * some 20 MB of them. Rejects as `read` does.
 */
export async function readVideoLength(
  { contentType, bytes }: { contentType: string; bytes: number },
  read: (range: ByteRange) => Promise<Bytes>,
): Promise<number> {
  const lengthOf = READERS[contentType];
  if (!lengthOf) return 0;
  try {
    const seconds = await lengthOf(new PieceReader(bytes, read));
    return seconds > 0 && seconds <= MAX_SECONDS ? Math.round(seconds * 1000) / 1000 : 0;
  } catch (error) {
    if (error instanceof Unreadable || error instanceof RangeError) return 0;
    throw error;
  }
}
