import { DomainError } from '../kernel/errors.ts';

// Use cases and every adapter refuse in the same words.

export const noSuchCourse = (): DomainError =>
  new DomainError('not-found', 'catalog/no-course', 'No course data found. Please check the course ID or try again later.');

export const noSuchModule = (): DomainError =>
  new DomainError('not-found', 'catalog/no-module', 'This module is not part of the course.');

export const noSuchDay = (): DomainError => new DomainError('not-found', 'catalog/no-day', 'Could not find selected week or day');

export function moduleNumberTaken(): DomainError {
  const sentence = 'This module number already exists in this course.';
  return new DomainError('conflict', 'catalog/module-number-taken', sentence, { fields: { weekNumber: sentence } });
}

/** Somebody else's change came first: saving ours would undo it unseen. */
export const staleCourse = (): DomainError =>
  new DomainError('conflict', 'catalog/stale', 'Somebody changed this course in the meantime. Please reload it and try again.');
