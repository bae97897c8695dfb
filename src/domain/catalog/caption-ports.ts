import type { FileKey } from '../kernel/ids.ts';
import type { Cue, Spoken } from './moments.ts';

/**
 * What captions say, for the search. Deleted with the file's row. Contract: tests/contracts/caption-texts.test.ts.
 */
export interface CaptionTexts {
  /** At most `limit` captions of contents, by key, that come behind this one and were not kept yet. */
  listUnread(behind: FileKey, limit: number): Promise<FileKey[]>;
  /** Keeps what they say, for good; does nothing when there is no such file, or when it is kept already. */
  keep(fileKey: FileKey, spoken: Spoken): Promise<void>;
}

/** Answered by media. */
export interface CaptionFiles {
  /** Undefined when there is no such file any more, or when it is larger than captions may be. */
  read(key: FileKey): Promise<Uint8Array | undefined>;
}

/** Reads a file of captions, whatever its bytes are. Contract: tests/contracts/caption-reader.test.ts. */
export interface CaptionReader {
  /** In order of time, without markup; empty for what are no captions. */
  cuesOf(bytes: Uint8Array): Cue[];
}
