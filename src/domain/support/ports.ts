import type { ContentId, CourseId, UserId } from '../kernel/ids.ts';
import type { Viewer } from '../kernel/viewer.ts';
import type { ActivityCounts, ActivityEntry } from './activity.ts';
import type { ContactMessage } from './contact-message.ts';

/** Contract: tests/contracts/contact-message-repository.contract.ts. */
export interface ContactMessageRepository {
  add(message: ContactMessage): Promise<void>;
  find(id: string): Promise<ContactMessage | undefined>;
  setDelivered(id: string, at: Date): Promise<void>;
}

/** Contract: tests/contracts/activity-repository.contract.ts. */
export interface ActivityRepository {
  /**
   * Where an entry of the same user, item, kind and minute (`minuteOf`) is there, its count rises by this one's and
   * the rest stays. Of several at once none is lost.
   */
  record(entry: ActivityEntry): Promise<void>;
  removeOlderThan(at: Date): Promise<void>;
  /** Of this person, newest first; behind `before`, which stands at the same place when it is there no more. */
  listOf(userId: UserId, page: { limit: number; before?: Pick<ActivityEntry, 'at' | 'id'> }): Promise<ActivityEntry[]>;
  countsOf(userId: UserId): Promise<ActivityCounts>;
}

/** Answered by catalog. */
export interface OpenLessons {
  /** The course that an item is in. Refuses as the item itself does whoever may not open it. */
  courseOf(viewer: Viewer, contentId: ContentId): Promise<CourseId>;
}

/** Answered by catalog: what items are called now, by id. One that is gone is left out, its course is not. */
export interface LessonTitles {
  of(entries: readonly Pick<ActivityEntry, 'courseId' | 'contentId'>[]): Promise<{
    courses: ReadonlyMap<CourseId, string>;
    lessons: ReadonlyMap<ContentId, { title: string; label: string }>;
  }>;
}

/** Answered by identity. */
export interface LoggedStudents {
  isThere(userId: UserId): Promise<boolean>;
}
