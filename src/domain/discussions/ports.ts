import type { ContentId, CourseId, DiscussionId, SeriesId, UserId } from '../kernel/ids.ts';
import type { CalendarEvent } from './calendar-event.ts';
import type { Discussion } from './discussion.ts';
import type { Series } from './series.ts';

/** Series and their dated discussions. Contract: tests/contracts/discussions.test.ts. */
export interface DiscussionRepository {
  /** Inside a unit of work: keeps other writers of this course’s discussions waiting until it ends. */
  hold(courseId: CourseId): Promise<void>;
  addSeries(series: Series): Promise<void>;
  findSeries(id: SeriesId): Promise<Series | undefined>;
  /** Lists the series of a course, oldest first; ended ones too. */
  seriesOf(courseId: CourseId): Promise<Series[]>;
  /** Lists the series that are not ended: of all courses, or of these. */
  openSeries(courseIds?: readonly CourseId[]): Promise<Series[]>;
  /**
   * Writes it with the next revision. Rejects with `conflict` (`discussions/stale-series`) if another one is stored.
   */
  saveSeries(series: Series): Promise<void>;
  /** Adds those whose week is missing in their series, and leaves the others as they are stored. */
  lay(discussions: readonly Discussion[]): Promise<void>;
  find(id: DiscussionId): Promise<Discussion | undefined>;
  /** Lists those of these courses that begin at or after `from`, earliest first. */
  coming(courseIds: readonly CourseId[], from: Date): Promise<Discussion[]>;
  /** Lists those of every course that begin between these moments, both included, earliest first. */
  between(from: Date, to: Date): Promise<Discussion[]>;
  /** Lists those of a course that began before, latest first. */
  past(courseId: CourseId, before: Date, limit: number): Promise<Discussion[]>;
  /** Writes it with the next revision. Rejects with `conflict` (`discussions/stale`) if another one is stored. */
  save(discussion: Discussion): Promise<void>;
  /** Removes at most `limit` series, with all of theirs, whose course is neither there nor in the trash. */
  purgeOrphaned(limit: number): Promise<number>;
}

/** A discussion as its students come to it. */
export interface Door extends Pick<Discussion, 'startsAt' | 'minutes' | 'state'> {
  readonly roomUrl: string;
  /** State of its course. */
  readonly isLive: boolean;
  /** Whether this person may enter the course now. */
  readonly isEnrolled: boolean;
}

/** Contract: tests/contracts/discussion-doors.test.ts. */
export interface Doors {
  /** Returns all that decides who may enter, in one statement; undefined without the discussion or its course. */
  find(id: DiscussionId, userId: UserId, now: Date): Promise<Door | undefined>;
}

/** Notes of who joined which discussion. */
export interface Attendances {
  /** Notes the first time alone. */
  note(attendance: { userId: UserId; discussionId: DiscussionId; at: Date }): Promise<void>;
  /** Returns those among these discussions that the person joined. */
  joined(userId: UserId, discussionIds: readonly DiscussionId[]): Promise<DiscussionId[]>;
  /** Counts the people who joined each of these; discussions that nobody joined are left out. */
  counts(discussionIds: readonly DiscussionId[]): Promise<Map<DiscussionId, number>>;
  /** Removes at most `limit` that are older, and answers how many. */
  purge(before: Date, limit: number): Promise<number>;
}

/** Calendars that people subscribe to. Contract: tests/contracts/calendar-feeds.test.ts. */
export interface CalendarFeeds {
  /** Number of a person's address: 0 until it is renewed. */
  numberOf(userId: UserId): Promise<number>;
  /** Raises the number. */
  renew(userId: UserId): Promise<void>;
  /**
   * Returns the number, and the discussions at or after `from` in courses that the person may enter now, up to the end
   * of that access, earliest first; undefined without an account, or of a disabled one. One statement.
   */
  read(userId: UserId, from: Date, now: Date): Promise<CalendarFeed | undefined>;
}

export interface CalendarFeed {
  readonly number: number;
  readonly events: readonly CalendarEvent[];
}

export interface DiscussedCourse {
  readonly id: CourseId;
  readonly title: string;
  readonly isLive: boolean;
}

/** Answered by catalog: courses as they are, and items that discussions name. */
export interface DiscussedCourses {
  find(courseId: CourseId): Promise<DiscussedCourse | undefined>;
  /** Returns those of these items that the course has. */
  items(courseId: CourseId, ids: readonly ContentId[]): Promise<DiscussedItem[]>;
}

export interface DiscussedItem {
  readonly id: ContentId;
  readonly title: string;
  readonly isVideo: boolean;
}

/** Answered by catalog, in the same unit of work: pages of courses show when their discussions are. */
export interface ShownCourses {
  /** Raises their versions: no copy that is kept of their pages is still good. */
  renew(courseIds: readonly CourseId[]): Promise<void>;
}

/** Answered by enrolment. */
export interface CourseAccess {
  mayEnter(userId: UserId, courseId: CourseId): Promise<boolean>;
}

/** Answered by enrolment: the end of a user's access to a course, or null where access does not end. */
export interface AccessEnds {
  of(userId: UserId, courseId: CourseId): Promise<Date | null>;
}
