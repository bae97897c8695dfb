import type { FileKey } from '../kernel/ids.ts';
import type { Folder } from './literals.ts';

/** The three folders of the specification; captions and chapters travel with their videos. */

/**
 * `pending`: an address was given out; `verified`: bytes are there and are what they say; `attached`: something shows
 * it.
 */
export type FileStatus = 'pending' | 'verified' | 'attached';

export interface StoredFile {
  /** `{folder}/{yyyymm}/{128 random bits}.{extension}`: ours, opaque, never reused, never a path. */
  readonly key: FileKey;
  readonly folder: Folder;
  readonly status: FileStatus;
  /** Original name; only shown, and offered for downloads. */
  readonly originalName: string;
  readonly contentType: string;
  /** 0 until verified. */
  readonly bytes: number;
  /** Etag of the stored object when it was verified; a stream of anything else is refused. */
  readonly etag: string;
  readonly createdAt: Date;
  /** Duration of a video: 0 where the file tells none. Absent until it was read, and for other types. */
  readonly lengthSeconds?: number;
  /** Pixels of a video as it is shown: 0 where the file tells none. Absent as the length is. */
  readonly width?: number;
  readonly height?: number;
  /** The codec of a video that most browsers cannot play; an empty text where they can. Absent as the length is. */
  readonly rareCodec?: string;
  /** Result of the inspection; absent before it, and for types without one. */
  readonly inspection?: 'ready' | 'refused';
}
