import type { ContentId, CourseId, UserId } from '../kernel/ids.ts';
import type { Viewer } from '../kernel/viewer.ts';
import type { ActivityCounts, ActivityEntry } from './activity.ts';
import type { ContactMessage } from './contact-message.ts';

/** Contract: tests/contracts/contact-message-repository.contract.ts. */
export interface ContactMessageRepository {
  add(message: ContactMessage): Promise<void>;
  find(id: string): Promise<ContactMessage | undefined>;
  setDelivered(id: string, at: Date): Promise<void>;
  removeOlderThan(receivedAt: Date): Promise<void>;
}

/** Contract: tests/contracts/activity-repository.contract.ts. */
export interface ActivityRepository {
  /**
   * Upsert: where an entry of the same user, item, kind and minute (`minuteOf`) exists, adds to its count and leaves
   * the rest. No concurrent update is lost.
   */
  record(entry: ActivityEntry): Promise<void>;
  removeOlderThan(at: Date): Promise<void>;
  /** Entries of this user, newest first, after `before` (cursor pagination), which need not exist any more. */
  listOf(userId: UserId, page: { limit: number; before?: Pick<ActivityEntry, 'at' | 'id'> }): Promise<ActivityEntry[]>;
  countsOf(userId: UserId): Promise<ActivityCounts>;
}

/** Answered by catalog. */
export interface OpenLessons {
  /** Course of an item. Refuses a viewer without access as the item itself does. */
  courseOf(viewer: Viewer, contentId: ContentId): Promise<CourseId>;
}

/** Answered by catalog: what items are called now, by id. One that is gone is left out, its course is not. */
export interface LessonTitles {
  of(entries: readonly Pick<ActivityEntry, 'courseId' | 'contentId'>[]): Promise<{
    courses: ReadonlyMap<CourseId, string>;
    lessons: ReadonlyMap<ContentId, { title: string; label: string }>;
  }>;
}
