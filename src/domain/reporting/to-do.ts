import { after, DAY_MS } from '../kernel/clock.ts';
import type { TeamRole } from '../kernel/literals.ts';
import type { Span } from './figures.ts';

/** Counts of matters that wait for the team, read from the database. */
export interface OpenMatters {
  readonly failedEmails: number;
  readonly failedTasks: number;
  /** Orders whose payment is disputed, and not decided. */
  readonly disputes: number;
  /** Payments that fit no order, and are not settled. */
  readonly unmatchedPayments: number;
  /** Enrolments that are active and end within a week. */
  readonly endingAccess: number;
  /** Administrators who may sign in, with a password alone. */
  readonly passwordOnlyAdmins: number;
  /** Vignettes in review that the viewer did not write in. */
  readonly waitingReviews: number;
  /** Drafts of the viewer that a reviewer returned. */
  readonly returnedDrafts: number;
  /** Reports of questions that nobody has answered. */
  readonly openReports: number;
  /** Videos that do not play everywhere or stop on a poor line, and that no converter has begun with. */
  readonly unconvertedVideos: number;
  /** Null when no backup was ever made. */
  readonly newestBackupAt: Date | null;
}

export interface ToDo extends OpenMatters {
  /** Live courses in which something that courses are sold with is missing. */
  readonly unfinishedCourses: number;
  /** Messages that the viewer may answer, and that have waited longer than a day. */
  readonly waitingThreads: number;
  readonly isBackupLate: boolean;
}

/** Roles that can do something about each matter; owners always can. */
export const MATTERS_OF: Readonly<Record<keyof ToDo, readonly TeamRole[]>> = {
  failedEmails: ['office'],
  failedTasks: ['owner'],
  disputes: ['office'],
  unmatchedPayments: ['office'],
  endingAccess: ['office', 'teacher'],
  passwordOnlyAdmins: ['owner'],
  waitingReviews: ['author'],
  returnedDrafts: ['author'],
  openReports: ['teacher', 'author'],
  unconvertedVideos: ['owner'],
  unfinishedCourses: ['teacher'],
  waitingThreads: ['office', 'teacher'],
  newestBackupAt: ['owner'],
  isBackupLate: ['owner'],
};

export const NO_MATTERS: ToDo = {
  failedEmails: 0,
  failedTasks: 0,
  disputes: 0,
  unmatchedPayments: 0,
  endingAccess: 0,
  passwordOnlyAdmins: 0,
  waitingReviews: 0,
  returnedDrafts: 0,
  openReports: 0,
  unconvertedVideos: 0,
  unfinishedCourses: 0,
  waitingThreads: 0,
  newestBackupAt: null,
  isBackupLate: false,
};

const ENDING_WITHIN_MS = 7 * DAY_MS;
/** Backups are made every night; two missed ones are no accident. */
const BACKUP_EVERY_MS = 2 * DAY_MS;

/** Returns the span in which an end of access is soon. */
export const endingSpan = (now: Date): Span => ({ from: now, before: after(now, ENDING_WITHIN_MS) });

export const isBackupLate = (newestAt: Date | null, now: Date): boolean =>
  newestAt === null || newestAt < after(now, -BACKUP_EVERY_MS);
