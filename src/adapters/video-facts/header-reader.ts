import type { ReadRange } from '../../domain/media/bytes.ts';
import type { UploadedFile, VideoFactsReader } from '../../domain/media/file-readers.ts';
import { NO_HEADERS, type VideoFault, type VideoHeaders } from '../../domain/media/video-facts.ts';
import { headersOfAvi } from './avi.ts';
import { headersOfIsoMedia } from './iso-media.ts';
import { headersOfMatroska } from './matroska.ts';
import { PieceReader, Unreadable } from './piece-reader.ts';
import { faultOfVideo } from './video-faults.ts';

const READERS: Readonly<Record<string, (reader: PieceReader) => Promise<VideoHeaders>>> = {
  'video/mp4': headersOfIsoMedia,
  'video/quicktime': headersOfIsoMedia,
  'video/webm': headersOfMatroska,
  'video/x-msvideo': headersOfAvi,
};

/** Reads the headers of MP4, MOV, WebM and AVI files. */
export class VideoHeaderReader implements VideoFactsReader {
  async headersOf({ contentType, bytes }: UploadedFile, read: ReadRange): Promise<VideoHeaders> {
    const headers = unlessUnreadable(async () => READERS[contentType]?.(new PieceReader(bytes, read)));
    return (await headers) ?? NO_HEADERS;
  }

  async faultOf({ contentType, bytes }: UploadedFile, read: ReadRange): Promise<VideoFault | undefined> {
    return unlessUnreadable(() => faultOfVideo(contentType, new PieceReader(bytes, read)));
  }
}

async function unlessUnreadable<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Unreadable || error instanceof RangeError) return undefined;
    throw error;
  }
}
