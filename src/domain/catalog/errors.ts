import { DomainError, fieldsRefused } from '../kernel/errors.ts';
import type { NodeKind, NodeRef } from './course-node.ts';

// Use cases and every adapter refuse in the same words.

export const noSuchCourse = (): DomainError =>
  new DomainError(
    'not-found',
    'catalog/no-course',
    'No course data found. Please check the course ID or try again later.',
  );

/** A course that was ever bought or granted is deleted only when its title is typed (decision B26). */
export function titleNotConfirmed(title: string): DomainError {
  const sentence = `Someone bought this course or was given access. To delete it, type its title: “${title}”.`;
  return new DomainError('invalid', 'catalog/title-not-confirmed', sentence, { fields: { confirmTitle: sentence } });
}

export const noSuchModule = (): DomainError =>
  new DomainError('not-found', 'catalog/no-module', 'This module is not in this course.');

export const noSuchDay = (): DomainError =>
  new DomainError('not-found', 'catalog/no-day', 'Could not find selected week or day');

export const noSuchContent = (): DomainError =>
  new DomainError('not-found', 'catalog/no-content', 'This item is not in any course.');

export const noSuchDocument = (): DomainError =>
  new DomainError('not-found', 'catalog/no-document', 'This document is not in this module.');

export const notAVideo = (): DomainError =>
  new DomainError('invalid', 'catalog/not-a-video', 'Only a video can have captions, chapters and a poster.');

const NO_SUCH: Record<NodeRef['kind'], () => DomainError> = {
  module: noSuchModule,
  day: noSuchDay,
  content: noSuchContent,
  document: noSuchDocument,
};

export const noSuchNode = (kind: NodeRef['kind']): DomainError => NO_SUCH[kind]();

export function moduleNumberTaken(number: number): DomainError {
  const sentence = `This course already has a module ${number}. Please choose another number.`;
  return new DomainError('conflict', 'catalog/module-number-taken', sentence, { fields: { moduleNumber: sentence } });
}

export const notInTrash = (): DomainError =>
  new DomainError(
    'not-found',
    'catalog/not-in-trash',
    'This is not in the trash. Someone may have restored it or deleted it for good.',
  );

/** Refusal of a restore whose parent was deleted later. */
export const parentInTrash = (parentName: string): DomainError =>
  new DomainError(
    'conflict',
    'catalog/parent-in-trash',
    `This was in ${parentName}, which is deleted too. Please restore that first.`,
  );

const PARENT_NOUNS = { module: 'course', day: 'module', content: 'day', document: 'module' } as const;

export const parentGone = (kind: NodeKind): DomainError =>
  new DomainError(
    'conflict',
    'catalog/parent-gone',
    `The ${PARENT_NOUNS[kind]} that this was in has been deleted for good, so this cannot be restored.`,
  );

/** Refusal for a file whose content, document or course is gone. */
export const shownNowhere = (): DomainError =>
  new DomainError(
    'conflict',
    'catalog/parent-gone',
    'The item that used this file has been deleted for good, so the file cannot be restored.',
  );

export const noNumberLeft = (): DomainError =>
  new DomainError('conflict', 'catalog/no-number-left', 'This course has no free module number left.');

export const stillConverting = (): DomainError =>
  new DomainError(
    'conflict',
    'catalog/still-converting',
    'MP4s are still being made of this video. Please remove the original once they are all there.',
  );

export const placeGone = (): DomainError =>
  new DomainError(
    'conflict',
    'catalog/place-gone',
    'The course has changed in the meantime. Please check it and choose again.',
  );

export const daysChanged = (): DomainError =>
  new DomainError(
    'conflict',
    'catalog/days-changed',
    'The days of this module have changed in the meantime. Please look at them again.',
  );

/** @param fields a sentence for each field of the guidance that is wrong. */
export const guidanceRefused = (fields: Readonly<Record<string, string>>): DomainError =>
  fieldsRefused('catalog/guidance', fields, 'Please check the links of this course.');

export const searchTooLong = (): DomainError =>
  new DomainError(
    'unavailable',
    'catalog/search-too-long',
    'This search takes us too long. Please try again, or with other words.',
  );

/** Refusal of a search superseded by a newer one of the same person. */
export const searchOvertaken = (): DomainError =>
  new DomainError('conflict', 'catalog/search-overtaken', 'A newer search of yours has replaced this one.');

export const searchesBusy = (): DomainError =>
  new DomainError('unavailable', 'catalog/search-busy', 'Many people are searching right now. Please try again.', {
    retryAfterSeconds: 2,
  });

/** Lost-update conflict: another change came first, and saving ours would undo it unseen. */
export const stale = (): DomainError =>
  new DomainError(
    'conflict',
    'catalog/stale',
    'Someone changed this in the meantime. Please check it again before you save.',
    { isStale: true },
  );

/** Conflict with another replacement of the same file; edits of the title do not conflict. */
export const fileReplaced = (): DomainError =>
  new DomainError(
    'conflict',
    'catalog/stale',
    'This file has been replaced in the meantime. Please check it again before you replace it.',
    { isStale: true },
  );

export const madeAlready = (title: string): DomainError =>
  new DomainError(
    'conflict',
    'catalog/made-already',
    `An earlier try has made this course already, as "${title}". You will find it under Manage Courses.`,
  );

export const fileInUse = (): DomainError =>
  new DomainError('conflict', 'media/in-use', 'This file is already used in a course. Please upload it again.');
