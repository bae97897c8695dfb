import { DomainError } from '../kernel/errors.ts';

/**
 * An administrator is none, and who is unknown is refused in the same words, as enrolment refuses them: clients know
 * one code.
 */
export const noSuchStudent = (): DomainError =>
  new DomainError('not-found', 'enrolment/no-student', 'There is no such student.');
