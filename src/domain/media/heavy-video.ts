import { HEAVY_KILOBITS } from './literals.ts';
import type { StoredFile } from './stored-file.ts';

/** Returns the thousand bits a second of a file, picture and sound together; undefined while its length is unknown. */
export const kilobitsOf = ({
  bytes,
  lengthSeconds,
}: Pick<StoredFile, 'bytes' | 'lengthSeconds'>): number | undefined =>
  lengthSeconds ? (bytes * 8) / 1000 / lengthSeconds : undefined;

/** Tells whether a poor line cannot follow a video, whatever the size of its picture. */
export const isHeavy = (file: Pick<StoredFile, 'contentType' | 'bytes' | 'lengthSeconds'>): boolean =>
  file.contentType.startsWith('video/') && (kilobitsOf(file) ?? 0) > HEAVY_KILOBITS;
