import { HOUR_MS, SECOND_MS } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';

/** Also of a thread of another person, and of one that this role does not answer. */
export const noSuchThread = (): DomainError =>
  new DomainError('not-found', 'support/no-thread', 'We could not find this message.');

export const threadClosed = (): DomainError =>
  new DomainError('conflict', 'support/thread-closed', 'This conversation is closed. Please write a new message.');

export const staleThread = (): DomainError =>
  new DomainError('conflict', 'support/stale-thread', 'This message has changed. Please look at it again.', {
    isStale: true,
  });

export const notToShow = (): DomainError =>
  new DomainError(
    'conflict',
    'support/not-to-show',
    'Only an answered message about a lesson, a paper or a practice question can be shown.',
  );

export const examRunning = (): DomainError =>
  new DomainError(
    'conflict',
    'support/exam-running',
    'You cannot write to the mentor during a section of a mock exam. Please hand it in first.',
  );

export const tooManyOpen = (max: number): DomainError =>
  new DomainError(
    'conflict',
    'support/too-many-open',
    `You have ${max} messages that wait for an answer. Please wait for one of them.`,
  );

export const tooManyNew = (max: number): DomainError =>
  new DomainError('too-many', 'support/too-many-new', `You can write ${max} new messages an hour.`, {
    retryAfterSeconds: HOUR_MS / SECOND_MS,
  });

export const noSuchSubject = (): DomainError =>
  new DomainError('not-found', 'support/no-subject', 'We could not find what your message is about.');

export const noSuchAnswerer = (): DomainError => {
  const sentence = 'This person does not answer such messages.';
  return new DomainError('invalid', 'support/no-answerer', sentence, { fields: { assignedTo: sentence } });
};

export const noSuchCannedAnswer = (): DomainError =>
  new DomainError('not-found', 'support/no-canned-answer', 'We could not find this answer.');

export const tooManyCanned = (max: number): DomainError =>
  new DomainError('conflict', 'support/too-many-canned', `The school keeps at most ${max} answers. Remove one first.`);
