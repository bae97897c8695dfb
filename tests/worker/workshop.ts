import { DomainError } from '../../src/domain/kernel/errors.ts';
import type { JobQueue } from '../../src/domain/kernel/jobs.ts';
import type { JobHandlers } from '../../src/worker/handlers.ts';
import { JobWorker } from '../../src/worker/job-worker.ts';
import { sqlWorld } from '../doubles/sql-world.ts';

export const NAMES = [
  'enrolment/close-checkouts',
  'enrolment/enrol-people',
  'enrolment/report-dispute',
  'enrolment/report-returned-refund',
  'enrolment/report-restored',
  'enrolment/report-undeliverable',
  'enrolment/report-unmatched',
  'enrolment/send-access-notice',
  'enrolment/send-payment-failed',
  'enrolment/send-enrolled-by-hand',
  'identity/send-welcome',
  'operations/deliver-mail',
  'operations/forget-secret-mails',
  'enrolment/send-receipt',
  'enrolment/send-refund-notice',
  'exam/close-section',
  'exam/note-finished',
  'readiness/update-estimate',
  'identity/send-reset-link',
  'identity/send-email-confirmation',
  'identity/send-email-link',
  'identity/send-email-changed',
  'identity/send-invitation',
  'identity/send-password-changed',
  'identity/send-attempts-warning',
  'identity/send-session-replaced',
  'identity/send-two-factor-changed',
  'media/erase-files',
  'media/convert-video',
  'media/inspect-file',
  'questions/import-questions',
  'news/leave',
  'news/deliver',
  'news/send-learning-mail',
  'news/tell-change',
  'support/deliver-contact-message',
  'support/send-thread-answer',
] as const;

type Work = (payload: unknown) => unknown;

/** Handlers that all do the same thing. */
export const handlersThat = (work: Work): JobHandlers =>
  Object.fromEntries(
    NAMES.map((name) => [name, { run: async (payload: unknown) => work(payload) }]),
  ) as unknown as JobHandlers;

/** A worker on a queue in an SQLite in memory. `work` does every job; what the worker says is in `said`. */
export function workshop(work: Work, change: (queue: JobQueue) => JobQueue = (queue) => queue, pauseMs = 1) {
  const { jobs, monitor, clock } = sqlWorld();
  const said: { how: 'info' | 'warn' | 'error'; facts: { attempt?: number }; message: string }[] = [];
  const log = {
    info: (facts: object, message: string) => void said.push({ how: 'info', facts, message }),
    warn: (facts: object, message: string) => void said.push({ how: 'warn', facts, message }),
    error: (facts: object, message: string) => void said.push({ how: 'error', facts, message }),
  };
  const uploads = { isQuiet: true };
  const worker = new JobWorker(change(jobs), handlersThat(work), clock, log, {
    pauseMs,
    isQuiet: () => uploads.isQuiet,
  });
  const addJobs = async (count: number) => {
    for (let made = 1; made <= count; made += 1) await jobs.add('identity/send-reset-link', { email: `${made}` });
  };
  return { worker, jobs, monitor, clock, log, said, addJobs, uploads };
}

/** Something that is done later by hand. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

export const refusal = (kind: 'invalid' | 'not-found' | 'conflict' | 'unavailable') =>
  new DomainError(kind, `test/${kind}`, `A sentence about ${kind}.`);

export const soon = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));
