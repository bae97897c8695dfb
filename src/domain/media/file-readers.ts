import type { DomainError } from '../kernel/errors.ts';
import type { ReadRange } from './bytes.ts';
import type { StoredFile } from './stored-file.ts';
import type { VideoFault, VideoHeaders } from './video-facts.ts';

/** An uploaded file, whose bytes may be made to harm what reads them. */
export type UploadedFile = Pick<StoredFile, 'contentType' | 'bytes'>;

/** Judges Word files by the rules in `office/`. Contract: tests/contracts/office-reader.contract.ts. */
export interface OfficeReader {
  /**
   * Why a DOC or DOCX is refused: what it would do when it is opened, or that it is damaged. Its time is linear in the
   * size of the file, and it keeps no part of it in memory whole. Rejects as `read` does.
   */
  faultOf(file: UploadedFile, read: ReadRange): Promise<DomainError | undefined>;
}

/** Reads headers only, at most some 20 MB of them. Contract: tests/contracts/video-facts-reader.contract.ts. */
export interface VideoFactsReader {
  /** `NO_HEADERS` for what cannot be read, and for what is no video. Rejects as `read` does. */
  headersOf(file: UploadedFile, read: ReadRange): Promise<VideoHeaders>;
  /**
   * `cut-off`: the end is missing, as after a download that broke off or a recording that was not ended. Undefined also
   * where the file does not tell, as a live recording does not. Rejects as `read` does.
   */
  faultOf(file: UploadedFile, read: ReadRange): Promise<VideoFault | undefined>;
}
