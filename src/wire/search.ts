import type { Ids } from './ids.ts';

/** GET /search?q=…: what the caller may open; for admins everything. */
export interface SearchReply {
  hits: SearchHitReply[];
  /** For the next page as `offset`, or null at the end. */
  nextOffset: number | null;
}

/** The id is of what was found. What lies below its own kind is null. */
export interface SearchHitReply extends Ids {
  kind: 'course' | 'module' | 'day' | 'content' | 'document';
  courseId: string;
  courseTitle: string;
  weekId: string | null;
  weekNumber: number | null;
  weekTitle: string | null;
  dayId: string | null;
  dayNumber: number | null;
  itemId: string | null;
  title: string;
  s3Key: string | null;
  excerpt: { text: string; isMatch: boolean }[];
}
