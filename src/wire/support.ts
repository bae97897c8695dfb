import { object } from 'yup';
import type { Ids } from './ids.ts';
import { text } from './strict-text.ts';
import { email, oneLine, phone, requiredText } from './text-rules.ts';

/** POST /contact */
export const contactBody = object({
  firstName: oneLine('Please enter your first name.', 80),
  lastName: oneLine('Please enter your last name.', 80),
  email: email(),
  phone: phone().optional(),
  message: requiredText('Please write your message.', 5000),
});

/** What makes the player cover its picture. */
export const ACTIVITY_KINDS = ['window-blur', 'tab-hidden', 'key-held', 'context-menu'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

const named = (sentence: string) => text(sentence).required(sentence).max(100, sentence);

/** POST /activity */
export const activityBody = object({
  courseId: named('Please name a course.'),
  contentId: named('Please name an item of the course.'),
  kind: named('This is no activity that we log.').oneOf(ACTIVITY_KINDS, 'This is no activity that we log.'),
});

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];
export const MAIL_SERVICES = ['outbox', 'smtp', 'rest'] as const;

/** GET /admin/outbox */
export interface OutboxReply {
  /** `outbox`: mails are kept and not delivered. */
  service: (typeof MAIL_SERVICES)[number];
  counts: Record<MailState, number>;
  /** Newest first. */
  mails: (Ids & {
    kind: string;
    to: string;
    subject: string;
    /** Null when it is forgotten, or holds a secret of its receiver. */
    text: string | null;
    state: MailState;
    tries: number;
    /** Why the last try did not work. */
    reason: string | null;
    writtenAt: string;
    sentAt: string | null;
  })[];
  nextBefore: string | null;
}

/** GET /admin/mail-templates */
export interface MailTemplatesReply {
  templates: { kind: string; subject: string; preheader: string }[];
}

export const JOB_STATES = ['waiting', 'running', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

export interface JobVideo {
  fileName: string;
  percent: number;
}

/** GET /admin/jobs?state=… */
export interface JobsReply {
  counts: Record<JobState, number>;
  /** Newest first. */
  jobs: (Ids & {
    name: string;
    attempt: number;
    createdAt: string;
    at: string;
    reason: string | null;
    /** What a conversion works on, and how far it is; null for every other job. */
    video: JobVideo | null;
  })[];
  nextBefore: string | null;
  /** Whether there is a page to look at the queues in Redis. */
  hasQueueBoard: boolean;
}

/** POST /admin/jobs/retry and POST /admin/jobs/{id}/retry */
export interface JobsRetriedReply {
  count: number;
}
