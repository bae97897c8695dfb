import type { CourseId, DiscussionId, FileKey } from '../kernel/ids.ts';
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

/** Answered by discussions: the next one of each course that has one, and whether an earlier one is cancelled. */
export interface CourseDiscussions {
  next(courseIds: readonly CourseId[]): Promise<Map<CourseId, NextDiscussion>>;
}

/** The discussion that runs or begins next. Its room is behind its own address. */
export interface NextDiscussion {
  readonly id: DiscussionId;
  readonly topic: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** From when one can join. */
  readonly opensAt: Date;
  /** Start of a cancelled one before it. */
  readonly cancelledAt: Date | null;
}
