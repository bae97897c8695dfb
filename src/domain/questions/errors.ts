import { DomainError } from '../kernel/errors.ts';
import { type Fault, fieldsOf } from '../kernel/fault.ts';

// Use cases and every adapter refuse in the same words.

export const noSuchVignette = (): DomainError =>
  new DomainError('not-found', 'questions/no-vignette', 'We could not find this case.');

export const noSuchQuestion = (): DomainError =>
  new DomainError('not-found', 'questions/no-question', 'We could not find this question in any submitted case.');

export const noSuchDraftQuestion = (): DomainError =>
  new DomainError('not-found', 'questions/no-question', 'We could not find this question in any case.');

export const noSuchImport = (): DomainError =>
  new DomainError('not-found', 'questions/no-import', 'There is no such import. It is kept for 30 days.');

export const noSuchFigure = (): DomainError =>
  new DomainError('not-found', 'questions/no-figure', 'This figure is not in this case.');

export const staleVersion = (): DomainError =>
  new DomainError('conflict', 'questions/stale', 'Someone changed this case after you opened it.', {
    isStale: true,
  });

export const noDraft = (): DomainError =>
  new DomainError('conflict', 'questions/no-draft', 'This case has no draft. It is in review or approved.', {
    isStale: true,
  });

export const hasDraft = (): DomainError =>
  new DomainError('conflict', 'questions/has-draft', 'This case has a draft already.', { isStale: true });

export const notApproved = (): DomainError =>
  new DomainError('conflict', 'questions/not-approved', 'Only an approved case can get a new draft.', {
    isStale: true,
  });

export const notInReview = (): DomainError =>
  new DomainError('conflict', 'questions/not-in-review', 'This version is not in review any more.', { isStale: true });

export const notRated = (): DomainError =>
  new DomainError('conflict', 'questions/not-rated', 'Please answer and rate every question first.');

export const ownWork = (): DomainError =>
  new DomainError(
    'forbidden',
    'questions/own-work',
    'You wrote in this version. Another administrator must review it.',
  );

export const notAuthor = (): DomainError =>
  new DomainError('forbidden', 'questions/not-author', 'Only an author of this version can undo its submission.');

export const retiredAlready = (): DomainError =>
  new DomainError('conflict', 'questions/retired', 'This case is retired already.', { isStale: true });

export const notRetired = (): DomainError =>
  new DomainError('conflict', 'questions/not-retired', 'This case is not retired.', { isStale: true });

export const inMockExam = (): DomainError =>
  new DomainError(
    'conflict',
    'questions/in-mock-exam',
    'A mock exam uses this case. It is published, or a student still takes it or waits for the result.',
  );

export const staysSample = (): DomainError =>
  new DomainError(
    'conflict',
    'questions/stays-sample',
    'This case is a free sample, and strangers have read its answers. It stays one.',
  );

export const madeAlready = (): DomainError =>
  new DomainError('conflict', 'questions/made-already', 'This request made a case with another title already.');

export const tooManyFigures = (max: number): DomainError =>
  new DomainError('invalid', 'questions/too-many-figures', `A case can have ${max} figures at most.`, {
    fields: { key: `A case can have ${max} figures at most.` },
  });

export const commentNeeded = (): DomainError => {
  const sentence = 'Please tell the author what to change.';
  return new DomainError('invalid', 'questions/comment-needed', sentence, { fields: { comment: sentence } });
};

/** @param fields a sentence under the path of each fault. */
export const faultyDraft = (fields: Readonly<Record<string, string>>): DomainError =>
  new DomainError('invalid', 'questions/faulty-draft', Object.values(fields)[0] ?? 'Please check the questions.', {
    fields,
  });

export const notToBeSubmitted = (faults: readonly Fault[]): DomainError =>
  new DomainError('invalid', 'questions/incomplete', 'Please mend what is marked before you submit.', {
    fields: fieldsOf(faults),
  });

export const figureInUse = (): DomainError => {
  const sentence = 'Another figure or course shows this picture already. Please upload it again.';
  return new DomainError('conflict', 'questions/figure-in-use', sentence, { fields: { key: sentence } });
};
