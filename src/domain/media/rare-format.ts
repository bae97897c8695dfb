import type { StoredFile } from './stored-file.ts';

/** Containers that most browsers cannot play, as people call them. */
const RARE_CONTAINERS: Readonly<Record<string, string>> = { 'video/quicktime': 'MOV', 'video/x-msvideo': 'AVI' };

export const RARE_CONTENT_TYPES: readonly string[] = Object.keys(RARE_CONTAINERS);

type Video = Pick<StoredFile, 'contentType' | 'rareCodec'>;

/**
 * Returns the usual name of a video's container or codec that most browsers cannot play; undefined for all others. Such
 * a video is kept as it came, and converted where that can be done.
 */
export const rareFormatOf = ({ contentType, rareCodec }: Video): string | undefined =>
  RARE_CONTAINERS[contentType] ?? (contentType.startsWith('video/') ? rareCodec || undefined : undefined);
