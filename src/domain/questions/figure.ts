import type { FileKey, VignetteId } from '../kernel/ids.ts';

/** Picture of a vignette, as we encoded it in two sizes. Its words are those of the versions that show it. */
export interface Figure {
  readonly vignetteId: VignetteId;
  /** Unique in its vignette and never given twice: texts name it as `{{figure:1}}`. */
  readonly number: number;
  readonly fileKey: FileKey;
  readonly smallFileKey: FileKey;
  /** Pixels of the larger size. */
  readonly width: number;
  readonly height: number;
  readonly createdAt: Date;
}

export const keysOfFigure = ({ fileKey, smallFileKey }: Figure): FileKey[] => [fileKey, smallFileKey];
