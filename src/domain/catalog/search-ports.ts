import type { ContentId, CourseId, FileKey } from '../kernel/ids.ts';
import type { Cue, Spoken } from './moments.ts';
import type { SearchHit } from './search.ts';

export interface SearchQuery {
  /**
   * From `searchWords`, at least one. All must be there; the last one may be the beginning of a word (`isBeginning`).
   */
  readonly words: readonly string[];
  /** Undefined: everywhere. */
  readonly within: readonly CourseId[] | undefined;
  /** Only this one. */
  readonly contentId?: ContentId | undefined;
  readonly offset: number;
  readonly limit: number;
  /** Cancellation, checked between two steps: true when no caller waits for the answer any more. */
  readonly isUnwanted?: () => boolean;
}

/**
 * Full text over titles, descriptions, documents and captions (`CaptionTexts`), kept up to date by the database itself:
 * committed rows are found, deleted rows are not. Contract: tests/contracts/course-search.contract.ts.
 */
export interface CourseSearch {
  /**
   * Titles rank before bodies, these before captions. Constant number of queries. Ranks the first few hundred matches.
   * Times out after a few seconds with `unavailable` (`catalog/search-too-long`); may return no hits once cancelled.
   */
  find(query: SearchQuery): Promise<SearchHit[]>;
}

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
