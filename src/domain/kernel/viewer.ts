import { DomainError } from './errors.ts';
import type { UserId } from './ids.ts';
import { mayAs, type TeamRole } from './literals.ts';

/** The requesting user, as far as rights depend on it. Access to courses is enrolment's (check-access). */
export interface Viewer {
  readonly userId: UserId;
  readonly role: 'admin' | 'student';
  /** Roles in the team: none for a student. */
  readonly roles: readonly TeamRole[];
}

/** Drafts and courses that one does not own are shown to those who make them. */
export const previewsCourses = ({ roles }: Pick<Viewer, 'roles'>): boolean => mayAs(roles, ['teacher']);

/** Mock exams and figures of questions are shown to those who make them. */
export const previewsExams = ({ roles }: Pick<Viewer, 'roles'>): boolean => mayAs(roles, ['teacher', 'author']);

// Several contexts make the same check, and refuse in the same words.

export const notSignedIn = (): DomainError =>
  new DomainError('unauthenticated', 'identity/not-signed-in', 'Please login first');

export const roleNeeded = (): DomainError =>
  new DomainError(
    'forbidden',
    'identity/role-needed',
    'Your role in the team does not include this. Please ask an owner of the school.',
  );

export const notEnrolled = (): DomainError =>
  new DomainError(
    'forbidden',
    'enrolment/not-enrolled',
    'This course is not among your courses yet. Enrol to open it.',
  );
