import type { ContentId, CourseId, FileKey } from '../kernel/ids.ts';

/** A video or a paper of a day, as its students have it, with its place. */
export interface PlacedLesson {
  readonly contentId: ContentId;
  readonly courseId: CourseId;
  readonly courseTitle: string;
  readonly moduleNumber: number;
  readonly dayNumber: number;
  readonly title: string;
  readonly isPaper: boolean;
  /** Length of a video; null where it is unknown. */
  readonly lengthSeconds: number | null;
  readonly fileKey: FileKey;
}

/**
 * Lessons of all courses, without those whose file is refused: course by course, each in reading order. Contract:
 * tests/contracts/lesson-reader.test.ts.
 */
export interface LessonReader {
  /** Existing ones among the ids, in a constant number of statements for a few hundred of them. */
  of(ids: readonly ContentId[]): Promise<PlacedLesson[]>;
  first(limit: number): Promise<PlacedLesson[]>;
  /** Lessons of these days, in any course. */
  onDays(days: readonly { readonly moduleNumber: number; readonly dayNumber: number }[]): Promise<PlacedLesson[]>;
}
