import type { FileKey } from '../../kernel/ids.ts';
import type { StoredFile } from '../stored-file.ts';

/** A video in one step of quality, made by us of another one. A stored file of its own. */
export interface Rendition {
  readonly sourceKey: FileKey;
  /** The shorter side of its picture, in pixels. */
  readonly height: number;
  readonly fileKey: FileKey;
}

/**
 * What was made of which video. It goes with its source; and while it is there, its own file is in use.
 * Contract: tests/contracts/rendition-repository.contract.ts.
 */
export interface RenditionRepository {
  /**
   * False, and nothing is changed, when the source is gone or has this step already. Raises the versions of the course
   * that shows the source.
   */
  add(rendition: Rendition): Promise<boolean>;
  /** Of these sources, best first. One query. */
  listOf(sourceKeys: readonly FileKey[]): Promise<Rendition[]>;
  /**
   * Another file takes the source's place: what is left of its renditions belongs to that one, which is no rendition
   * any more.
   */
  promote(rendition: Rendition): Promise<void>;
}

/**
 * How far the conversions of videos are. One goes with its video.
 * Contract: tests/contracts/rendition-repository.contract.ts.
 */
export interface ConversionRepository {
  /** Notes that one was asked for; false where that is known already, or the video is gone. */
  expect(sourceKey: FileKey): Promise<boolean>;
  /** Whether everything was made of it: 100 percent. */
  isDone(sourceKey: FileKey): Promise<boolean>;
  /** Of those of these videos that were asked for. One query, none for no videos. */
  percentsOf(sourceKeys: readonly FileKey[]): Promise<ReadonlyMap<FileKey, number>>;
  /** False when the video is gone. */
  setPercent(sourceKey: FileKey, percent: number): Promise<boolean>;
  /** As if it had never been asked for. */
  forget(sourceKey: FileKey): Promise<void>;
  /** Whether most browsers cannot play this video, so that it is to be converted. */
  isNeeded(sourceKey: FileKey): Promise<boolean>;
  /** At most `limit` videos in use, of these types or with a rare codec, whose conversion nobody asked for. */
  listUnasked(contentTypes: readonly string[], limit: number): Promise<StoredFile[]>;
}
