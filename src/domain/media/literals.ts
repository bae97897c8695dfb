/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

export const FOLDERS = ['thumbnails', 'videos', 'documents'] as const;
export type Folder = (typeof FOLDERS)[number];
