import { DomainError } from './errors.ts';
import type { UserId } from './ids.ts';

/** The requesting user, as far as rights depend on it. Access to courses is enrolment's (check-access). */
export interface Viewer {
  readonly userId: UserId;
  readonly role: 'admin' | 'student';
}

// Several contexts make the same check, and refuse in the same words.

export const notSignedIn = (): DomainError =>
  new DomainError('unauthenticated', 'identity/not-signed-in', 'Please login first');

export const notEnrolled = (): DomainError =>
  new DomainError(
    'forbidden',
    'enrolment/not-enrolled',
    'This course is not among your courses yet. Enrol to open it.',
  );
