import { atField } from '../kernel/errors.ts';
import type { FileKey } from '../kernel/ids.ts';
import type { Course } from './course.ts';

/** A course's picture in both sizes. Each has a file of its own, and they come and go together. */
export interface Thumbnail {
  readonly thumbnailKey: FileKey;
  readonly smallThumbnailKey: FileKey;
}

export const NO_THUMBNAIL = { thumbnailKey: null, smallThumbnailKey: null } as const;

export const keysOfThumbnail = ({
  thumbnailKey,
  smallThumbnailKey,
}: Pick<Course, 'thumbnailKey' | 'smallThumbnailKey'>): FileKey[] =>
  [thumbnailKey, smallThumbnailKey].filter((key) => key !== null);

/** Encodes an uploaded picture; a refusal names the thumbnail field. */
export async function preparedThumbnail(
  pictures: { prepare(uploadedKey: FileKey): Promise<Thumbnail> },
  uploadedKey: FileKey,
): Promise<Thumbnail> {
  try {
    return await pictures.prepare(uploadedKey);
  } catch (error) {
    throw atField(error, 'thumbnail');
  }
}
