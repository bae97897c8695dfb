import type { CalendarDay } from '../kernel/calendar.ts';
import type {
  AnnouncementId,
  ContentId,
  CourseId,
  DiscussionId,
  QuestionReportId,
  SittingId,
  UserId,
} from '../kernel/ids.ts';
import type { TimeZone } from '../kernel/time-zone.ts';
import type { Announcement, Audience } from './announcement.ts';
import type { ChosenMail } from './literals.ts';

export interface ListedAnnouncement extends Announcement {
  /** Null when the account is gone. */
  readonly authorName: string | null;
  /** Number of people whose mail was handed over. */
  readonly mailed: number;
}

/** Contract: tests/contracts/news-stores.test.ts. */
export interface AnnouncementRepository {
  add(announcement: Announcement): Promise<void>;
  find(id: AnnouncementId): Promise<Announcement | undefined>;
  /** The same, and nobody else changes the row until the end of this transaction. */
  hold(id: AnnouncementId): Promise<Announcement | undefined>;
  /** Saves a change of this revision, which rises. Refuses with `conflict` when another one came first. */
  save(announcement: Announcement): Promise<void>;
  remove(id: AnnouncementId): Promise<void>;
  /** Newest first. `before` is the id of the last one seen; an unknown one opens an empty page. */
  list(page: { limit: number; before?: string | undefined }): Promise<ListedAnnouncement[]>;
}

/** An announcement as one reader has it on the site. */
export type UnreadAnnouncement = Pick<Announcement, 'id' | 'audience' | 'subject' | 'body'> & { readonly at: Date };

/** Deliveries of announcements, one for each reader. Contract: tests/contracts/news-stores.test.ts. */
export interface DeliveryRepository {
  /** Answers those who did not have it. */
  add(id: AnnouncementId, userIds: readonly UserId[], at: Date): Promise<UserId[]>;
  count(id: AnnouncementId): Promise<number>;
  /** The greatest id among its readers, in the order of `ReaderDirectory.after`. */
  last(id: AnnouncementId): Promise<UserId | undefined>;
  has(id: AnnouncementId, userId: UserId): Promise<boolean>;
  markMailed(id: AnnouncementId, userId: UserId, at: Date): Promise<void>;
  /** Lists those on the site that were not read nor stopped, newest first. */
  unreadOf(userId: UserId, limit: number): Promise<UnreadAnnouncement[]>;
  markRead(id: AnnouncementId, userId: UserId, at: Date): Promise<void>;
}

/** Mails that people switched off or on. Contract: tests/contracts/news-stores.test.ts. */
export interface MailChoiceRepository {
  /** Kinds that this person does not get: switched off, or off at first and not switched on. */
  offOf(userId: UserId): Promise<ChosenMail[]>;
  set(userId: UserId, kind: ChosenMail, isOn: boolean, at: Date): Promise<void>;
}

export interface Reader {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
}

/** Students who may enter a course now, without disabled accounts. Contract: tests/contracts/news-stores.test.ts. */
export interface ReaderDirectory {
  /** People, and how many of them want mails of this kind at an address that is confirmed and was not refused since. */
  count(audience: Audience, kind: ChosenMail): Promise<{ people: number; mails: number }>;
  /** By id, behind the last one seen; with `wanted`, those who get mails of this kind. */
  after(audience: Audience, last: UserId | undefined, limit: number, wanted?: ChosenMail): Promise<UserId[]>;
  /** This one, while they may enter one of the courses, or any where these are null, and their address takes mails. */
  find(userId: UserId, courseIds: readonly CourseId[] | null): Promise<Reader | undefined>;
  /** Courses that this person may enter now. */
  coursesOf(userId: UserId): Promise<CourseId[]>;
  /** Enrolments that began after one moment and not after the other, and give access now; by person and course. */
  begunBetween(
    from: Date,
    to: Date,
    last: { userId: UserId; courseId: CourseId } | undefined,
    limit: number,
  ): Promise<{ userId: UserId; courseId: CourseId }[]>;
  /** People with access whose last visit or enrolment is in this span; sorted by id. */
  awayBetween(
    from: Date,
    to: Date,
    last: UserId | undefined,
    limit: number,
  ): Promise<{ userId: UserId; since: Date }[]>;
  /** The later of the last visit and the last enrolment that gives access; undefined without access. */
  awaySince(userId: UserId): Promise<Date | undefined>;
}

/** Marks of what was written once. Contract: tests/contracts/news-stores.test.ts. */
export interface LearningMarks {
  /** Answers the keys that were not there. */
  add(keys: readonly string[], at: Date): Promise<string[]>;
  /** When it was set. */
  find(key: string): Promise<Date | undefined>;
  removeOlderThan(at: Date): Promise<void>;
}

/** Contents of live courses that students have seen coming. Contract: tests/contracts/news-stores.test.ts. */
export interface KnownContents {
  /**
   * Notes every content of a live course that students may have and that was unknown, as new on this day; where a
   * course is looked at for the first time, as known all along. Answers how many are new.
   */
  note(day: CalendarDay): Promise<number>;
  /** Lists those that are new on this day and still there, in these courses. */
  newOn(day: CalendarDay, courseIds: readonly CourseId[]): Promise<NewContent[]>;
  coursesNewOn(day: CalendarDay): Promise<CourseId[]>;
}

export interface NewContent {
  readonly contentId: ContentId;
  readonly courseId: CourseId;
  readonly courseTitle: string;
  readonly title: string;
}

/** Answered by catalog. */
export interface CourseGuides {
  /** Existing courses among these. */
  known(courseIds: readonly CourseId[]): Promise<CourseId[]>;
  /** Its title and the first thing to do in it, null while it holds nothing. */
  opening(courseId: CourseId): Promise<{ title: string; firstStep: FirstStep | null } | undefined>;
}

/** A live discussion as mails tell of it: without its room. */
export interface ToldDiscussion {
  readonly courseId: CourseId;
  readonly courseTitle: string;
  readonly topic: string;
  readonly startsAt: Date;
}

/** State of a discussion now, cancelled or not. */
export interface CurrentDiscussion extends ToldDiscussion {
  readonly endsAt: Date;
  readonly isCancelled: boolean;
  readonly sequence: number;
}

/** Answered by discussions and catalog. */
export interface LiveDiscussions {
  /** Lists those that begin between these moments, both included; cancelled ones are left out. */
  between(from: Date, to: Date): Promise<ToldDiscussion[]>;
  find(id: DiscussionId): Promise<CurrentDiscussion | undefined>;
}

/** Answered by learning: the zone that a reader has told, null of one who told none. */
export interface ReaderZones {
  of(userId: UserId): Promise<TimeZone | null>;
}

export interface FirstStep {
  /** Such as "Module 1, Day 1". */
  readonly label: string;
  readonly title: string;
}

/** Answer of the school to a report of a question. */
export interface ReportAnswer {
  /** As its reader wrote it. */
  readonly text: string;
  readonly answer: string;
  readonly sittingId: SittingId;
  readonly title: string;
  /** Numbers of the section, and of the question within it, from 1. */
  readonly section: number;
  readonly position: number;
}

/** Answered by exam. */
export interface ReportAnswers {
  /** The moment at which to ask again while its reader may not have it; undefined when it is gone. */
  find(reportId: QuestionReportId): Promise<ReportAnswer | Date | undefined>;
}

/** Page that the server renders by itself, for people who follow a link in a mail and are not signed in. */
export interface NoticePages {
  /** With a button that posts to the page's own address, or a link into the school. */
  render(page: {
    title: string;
    text: string;
    button?: string;
    link?: { readonly label: string; readonly path: string };
  }): string;
}
