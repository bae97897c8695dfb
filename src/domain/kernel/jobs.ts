import { MINUTE_MS } from './clock.ts';
import type {
  AnnouncementId,
  CourseId,
  DiscussionId,
  EmailChangeId,
  EnrolmentImportId,
  FileKey,
  InvitationId,
  JobId,
  OrderId,
  QuestionImportId,
  QuestionReportId,
  RefundId,
  SessionId,
  SittingId,
  ThreadMessageId,
  UserId,
} from './ids.ts';
import type { JobState } from './literals.ts';

/**
 * Jobs with their payloads. A payload holds ids and never a secret: it is readable in the database and in the queue.
 */
export interface Jobs {
  /** `isEnd` when the last mail is due. */
  'news/leave': { announcementId: AnnouncementId; isEnd?: true };
  'news/deliver': { announcementId: AnnouncementId; userId: UserId };
  'news/send-learning-mail': LearningMail;
  'news/tell-change': DiscussionChange;
  'enrolment/close-checkouts': { courseId: CourseId };
  'enrolment/enrol-people': { importId: EnrolmentImportId; from: number };
  'enrolment/report-dispute': { orderId: OrderId };
  'enrolment/report-returned-refund': { orderId: OrderId; refundId: string; amountCents: number };
  'enrolment/report-restored': { backupAt: string; restoredAt: string; found: number };
  'enrolment/report-undeliverable': { orderId: OrderId };
  'enrolment/report-unmatched': { checkoutId: string };
  'enrolment/send-access-notice': { userId: UserId; courseId: CourseId; notice: 'ending' | 'ended' };
  'enrolment/send-payment-failed': { orderId: OrderId };
  'enrolment/send-receipt': { orderId: OrderId };
  /** Without a refund it was left by an older version, for the whole order. */
  'enrolment/send-refund-notice': { orderId: OrderId; refundId?: RefundId };
  'exam/close-section': { sittingId: SittingId; number: number };
  'exam/note-finished': { sittingId: SittingId };
  'identity/send-reset-link': { email: string; mailKey?: string };
  /** Signed in: where the password was asked for once more. */
  'identity/send-attempts-warning': { email: string; isSignedIn?: true };
  'identity/send-email-confirmation': { userId: UserId };
  'identity/send-email-link': { changeId: EmailChangeId };
  'identity/send-email-changed': { changeId: EmailChangeId };
  'identity/send-invitation': { invitationId: InvitationId };
  'identity/send-password-changed': { email: string };
  'identity/send-session-replaced': { sessionId: SessionId; newDevice: string };
  'identity/send-two-factor-changed': { userId: UserId; isOn: boolean; at: string };
  'identity/send-welcome': { userId: UserId };
  'enrolment/send-enrolled-by-hand': { userId: UserId; courseId: CourseId };
  'operations/deliver-mail': { mailId: string };
  'operations/forget-secret-mails': { to: string; writtenBefore: string };
  'media/convert-video': { key: FileKey };
  'media/erase-files': { keys: readonly string[] };
  'media/inspect-file': { key: FileKey };
  'readiness/update-estimate': { userId: UserId };
  'questions/import-questions': { importId: QuestionImportId };
  'support/deliver-contact-message': { messageId: string };
  'support/send-thread-answer': { messageId: ThreadMessageId };
}

/** A mail about one's studies. Times are ISO texts, days those of the school's calendar. */
export type LearningMail =
  | { readonly kind: 'course-start'; readonly userId: UserId; readonly courseId: CourseId }
  | { readonly kind: 'new-material'; readonly userId: UserId; readonly day: string }
  | { readonly kind: 'away'; readonly userId: UserId; readonly since: string }
  | { readonly kind: 'discussion'; readonly userId: UserId; readonly courseId: CourseId; readonly startsAt: string }
  | {
      readonly kind: 'discussion-soon';
      readonly userId: UserId;
      readonly courseId: CourseId;
      readonly startsAt: string;
    }
  | ({ readonly kind: 'discussion-changed'; readonly userId: UserId } & DiscussionChange)
  | { readonly kind: 'report-answer'; readonly userId: UserId; readonly reportId: QuestionReportId };

/** A discussion that was moved, cancelled, or is on again. Times are ISO texts. */
export interface DiscussionChange {
  readonly courseId: CourseId;
  readonly discussionId: DiscussionId;
  /** Sequence of the discussion after the change. */
  readonly sequence: number;
  readonly wasAt: string;
  readonly startsAt: string;
  readonly isCancelled: boolean;
}

export type JobName = keyof Jobs;

/**
 * Transactional outbox: a use case enqueues jobs in the same transaction as its change; a rollback drops both.
 * Contract: tests/contracts/job-queue.contract.ts.
 */
export interface Outbox {
  /** A delayed job names the moment before which no worker may have it; without one it is due at once. */
  add<N extends JobName>(name: N, payload: Jobs[N], options?: { at?: Date }): Promise<void>;
}

/** Filter by job name. `except` also matches names unknown to this version, left by a newer one. */
export type JobNames = { readonly only: readonly JobName[] } | { readonly except: readonly JobName[] };

/** Fields of a job that a queue service gets: all others stay in its row. */
export interface AddedJob {
  readonly id: JobId;
  readonly name: JobName;
  /** Not before this moment. */
  readonly at: Date;
}

/** A job that a worker holds for the length of its lease. */
export interface LeasedJob<N extends JobName = JobName> {
  readonly id: JobId;
  readonly name: N;
  readonly payload: Jobs[N];
  /** 1 for the first try. */
  readonly attempt: number;
  /** Number of consecutive leases that expired because the process died. */
  readonly lost: number;
}

/**
 * Maximum of lost leases before a job is set aside as failed (poison message): a file that freezes its reader, or fills
 * the memory, would crash the school at each start.
 */
export const MAX_LOST = 2;
export const SET_ASIDE =
  'The program ended twice in the middle of this job, so the job was set aside. ' +
  'Please look at what it works on before you retry it.';

/** Names of jobs that take long, the longest last. What was lost in short jobs is looked at before them. */
export const LONG_JOBS: readonly JobName[] = ['media/inspect-file', 'media/convert-video'];

/**
 * Limit for a lease or due time in the future: beyond it the clock was set back, since no lease is as long and clocks
 * of two machines do not differ as much. The job is then due and free at once; a worker that still holds it renews its
 * lease within seconds.
 */
export const CLOCK_STEP_MS = 5 * MINUTE_MS;

/**
 * The worker's side of the outbox. A job is held by one worker until its lease ends; a worker that
 * died is followed by another. At least once: handlers are safe to repeat.
 *
 * One of the jobs leased by a process that crashed may be the cause. So such jobs are taken one at a time, short ones
 * first and the oldest of these: the next crash has one suspect, and no other job is set aside.
 * Contract: tests/contracts/job-queue.contract.ts.
 */
export interface JobQueue {
  /**
   * Takes due jobs of these names, oldest first, and hides them until `leaseUntil`. One whose payload cannot be read is
   * failed and not handed over.
   */
  lease(now: Date, leaseUntil: Date, limit: number, names?: JobNames): Promise<LeasedJob[]>;
  /** Ids of due jobs without a lease, oldest first, for a relay that offers them. Takes none. */
  listDue(now: Date, limit: number, names: JobNames): Promise<JobId[]>;
  /**
   * Takes this one job under the same lease, for a relay that hands ids to a queue service. Undefined when it is not
   * due, held, done, failed, unreadable or unknown; of several at once one gets it.
   */
  take(id: JobId, now: Date, leaseUntil: Date): Promise<LeasedJob | undefined>;
  /** Holds leased jobs for longer. One that is done, put off or failed meanwhile stays as it is. */
  extend(ids: readonly JobId[], leaseUntil: Date): Promise<void>;
  done(id: JobId): Promise<void>;
  /** Puts a job off. Resets its count of lost processes, because this one lives. */
  retryAt(id: JobId, at: Date, reason: string): Promise<void>;
  /** No more tries: keeps the job and the reason for a person to look at. */
  fail(id: JobId, reason: string, at: Date): Promise<void>;
  counts(): Promise<{ waiting: number; failed: number }>;
}

/** Job as shown to an administrator: without its payload, which may hold personal data. */
export interface JobEntry {
  readonly id: JobId;
  readonly name: JobName;
  readonly state: JobState;
  /** Number of attempts begun. */
  readonly attempt: number;
  readonly createdAt: Date;
  /** Due time; for a failed job the time of failure. */
  readonly at: Date;
  /** Reason of the last failed attempt. */
  readonly reason: string | null;
  /** Source and progress of a conversion while the video exists; null for every other job. */
  readonly video: { readonly fileName: string; readonly percent: number } | null;
}

/** The conversion of one video, as its job tells it. */
export interface ConversionJob {
  readonly key: FileKey;
  readonly state: JobState;
  /** Reason of the last failed attempt. */
  readonly reason: string | null;
}

/** The operator's side of the queue. Contract: tests/contracts/job-queue.contract.ts. */
export interface JobMonitor {
  states(now: Date): Promise<Record<JobState, number>>;
  /** Newest first. `before` is the id of the last job seen; one that is gone meanwhile opens an empty page. */
  list(state: JobState, now: Date, page: { limit: number; before?: string }): Promise<JobEntry[]>;
  /** The conversions of these videos that are not done. One query, none for no videos. */
  conversionsOf(keys: readonly FileKey[], now: Date): Promise<ConversionJob[]>;
  /** Puts failed jobs back into the queue as if new, one or all; answers how many. */
  revive(now: Date, id?: JobId): Promise<number>;
}
