/** Words and numbers that the wire repeats (src/wire). Nothing is imported here. */

export const FOLDERS = ['thumbnails', 'videos', 'documents'] as const;
export type Folder = (typeof FOLDERS)[number];

/** Thousand bits a second above which a video stops on a poor line, so that lighter steps are made of it. */
export const HEAVY_KILOBITS = 1200;
