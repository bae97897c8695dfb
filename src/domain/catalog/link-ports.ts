import type { CourseId, FileKey } from '../kernel/ids.ts';
import type { CourseTest } from './content.ts';

// Ports that other contexts answer, by links (src/main/composition/links/catalog.ts).

/** Answered by exam: whether a day of this course may hold the test. */
export interface CourseTests {
  /** Refuses with `invalid`, in words for the field, under its path. */
  verify(courseId: CourseId, test: CourseTest): Promise<void>;
}

/** Answered by media and operations: how far the conversions of videos are that are not done. */
export interface VideoConversions {
  of(keys: readonly FileKey[]): Promise<VideoConversion[]>;
}

export interface VideoConversion {
  readonly key: FileKey;
  readonly state: 'waiting' | 'running' | 'failed';
  readonly percent: number;
  /** Why it failed, or why it has to be tried again. */
  readonly reason: string | null;
}

/** Answered by enrolment: the end of a user's access to a course, or null where access does not end. */
export interface AccessEnds {
  of(userId: string, courseId: CourseId): Promise<Date | null>;
}
