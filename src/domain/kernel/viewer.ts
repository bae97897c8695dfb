import { DomainError } from './errors.ts';
import type { UserId } from './ids.ts';

/** Who asks, as far as rights need to know them. What they may enter is enrolment's to say (check-access). */
export interface Viewer {
  readonly userId: UserId;
  readonly role: 'admin' | 'student';
}

// Several contexts guard the same door, and whoever is refused hears the same words at each.

export const notSignedIn = (): DomainError =>
  new DomainError('unauthenticated', 'identity/not-signed-in', 'Please login first');

export const notEnrolled = (): DomainError =>
  new DomainError(
    'forbidden',
    'enrolment/not-enrolled',
    'This course is not among your courses yet. Enrol to open it.',
  );
