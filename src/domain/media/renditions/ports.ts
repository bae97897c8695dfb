import type { FileKey } from '../../kernel/ids.ts';

/** A video in one step of quality, or its sound alone, made by us of another one. A stored file of its own. */
export interface Rendition {
  readonly sourceKey: FileKey;
  /** The shorter side of its picture, in pixels; 0 for sound alone. */
  readonly height: number;
  readonly fileKey: FileKey;
}

/**
 * Renditions and their sources. A rendition is deleted with its source, and until then its file counts as used.
 * Contract: tests/contracts/rendition-repository.contract.ts.
 */
export interface RenditionRepository {
  /**
   * False, and nothing is changed, when the source is gone or has this step already. Raises the versions of the course
   * that shows the source.
   */
  add(rendition: Rendition): Promise<boolean>;
  /** Renditions of these sources, best first. One query. */
  listOf(sourceKeys: readonly FileKey[]): Promise<Rendition[]>;
  /**
   * Another file takes the source's place: what is left of its renditions belongs to that one, which is no rendition
   * any more.
   */
  promote(rendition: Rendition): Promise<void>;
}

/** Progress of conversions; deleted with the video. Contract: tests/contracts/rendition-repository.contract.ts. */
export interface ConversionRepository {
  /** Notes that one was asked for; false where that is known already, or the video is gone. */
  expect(sourceKey: FileKey): Promise<boolean>;
  /** Returns whether the conversion is complete: 100 percent. */
  isDone(sourceKey: FileKey): Promise<boolean>;
  /** Percentages of those videos whose conversion was requested. One query, none for no videos. */
  percentsOf(sourceKeys: readonly FileKey[]): Promise<ReadonlyMap<FileKey, number>>;
  /** False when the video is gone. */
  setPercent(sourceKey: FileKey, percent: number): Promise<boolean>;
  /** Resets the conversion to not requested. */
  forget(sourceKey: FileKey): Promise<void>;
  /** Returns whether most browsers cannot play this video, so that it is converted. */
  isNeeded(sourceKey: FileKey): Promise<boolean>;
  /**
   * Returns the next video in use whose conversion was not requested yet, of those in a rare format and, with `heavy`,
   * of the heavy ones: live courses first, then the newest. Undefined when all were requested.
   */
  nextUnasked(which: { readonly heavy: boolean }): Promise<FileKey | undefined>;
}
