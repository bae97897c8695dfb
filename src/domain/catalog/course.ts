import type { ContentId, CourseId, FileKey, UserId } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';
import type { Guidance } from './guidance.ts';

/** Sold and studied. A draft is off sale and off the lists; who bought it keeps it (decision B5). */
export interface Course {
  readonly id: CourseId;
  readonly title: string;
  /** Last segment of its public address; unique, those before it included. */
  readonly slug: string;
  /** Its earlier ones, newest first, which lead to the present one. */
  readonly pastSlugs: readonly string[];
  readonly description: string;
  readonly priceCents: Cents;
  readonly durationMonths: number;
  readonly thumbnailKey: FileKey | null;
  /** The same picture for telephones; null without one, and until `RenewThumbnails` has been at an older course. */
  readonly smallThumbnailKey: FileKey | null;
  readonly isLive: boolean;
  /** Sold with the question bank: its students may practise, and sit its mock exams. */
  readonly hasQuestionBank: boolean;
  /** Lessons that anybody may open; null as long as the school has chosen none, which opens the first video. */
  readonly freeLessons: readonly ContentId[] | null;
  readonly guidance: Guidance;
  /** Rises with every change to the course or anything in it. */
  readonly version: number;
  /** Optimistic lock: rises with each edit of the course's own facts; an edit of an older revision is a conflict. */
  readonly revision: number;
  readonly createdAt: Date;
}

/** Idempotency key of a request for a course, with the user who sent it; a repeated request has the same key. */
export interface CourseRequest {
  readonly by: UserId;
  readonly key: string;
}

/** Fields of a course that an admin edits. */
export type CourseEdit = Partial<
  Pick<
    Course,
    | 'title'
    | 'slug'
    | 'pastSlugs'
    | 'description'
    | 'priceCents'
    | 'durationMonths'
    | 'hasQuestionBank'
    | 'thumbnailKey'
    | 'smallThumbnailKey'
    | 'guidance'
  >
>;
