import { momentInWords } from '../kernel/calendar.ts';
import { DomainError, fieldsRefused } from '../kernel/errors.ts';
import { type Fault, fieldsOf } from '../kernel/fault.ts';

// Use cases and every adapter refuse in the same words.

/** @param faults each at its path within the content. */
export const blueprintRefused = (faults: readonly Fault[]): DomainError =>
  fieldsRefused('exam/blueprint', fieldsOf(faults, 'content.'), 'Please check the exam rules.');

/** Lost-update conflict: another version came first. */
export const staleBlueprint = (): DomainError =>
  new DomainError(
    'conflict',
    'exam/stale-blueprint',
    'Someone saved the exam rules in the meantime. Please check them again before you save.',
    { isStale: true },
  );

export const confirmedAlready = (): DomainError =>
  new DomainError(
    'conflict',
    'exam/confirmed-already',
    'Someone has confirmed this version of the exam rules already.',
    { isStale: true },
  );

export const noSuchSitting = (): DomainError =>
  new DomainError('not-found', 'exam/no-sitting', 'We could not find this test.');

export const noSuchSection = (): DomainError =>
  new DomainError('not-found', 'exam/no-section', 'This test has no such section.');

export const noSuchStudent = (): DomainError =>
  new DomainError('not-found', 'exam/no-student', 'There is no such student.');

export const extraTimeEnd = (): DomainError => {
  const message = 'Please choose a day from today on, at most ten years ahead.';
  return new DomainError('invalid', 'exam/extra-time-end', message, { fields: { until: message } });
};

/** Sections that wait need no more minutes, and one that is over stays over. */
export const noSectionRuns = (): DomainError =>
  new DomainError('conflict', 'exam/no-section-runs', 'No section of this test is running now.', { isStale: true });

export const noSuchTest = (): DomainError =>
  new DomainError('not-found', 'exam/no-test', 'We could not find this test in your course.');

/** @param faults each under the name of its field. */
export const dayTestRefused = (faults: readonly Fault[]): DomainError =>
  new DomainError('invalid', 'exam/day-test', faults[0]?.message ?? 'Please check this test.', {
    fields: fieldsOf(faults),
  });

export const mockExamNotOpen = (state: 'unpublished' | 'closed'): DomainError =>
  state === 'closed'
    ? new DomainError('conflict', 'exam/mock-closed', 'This mock exam is closed. Nobody can start it any more.')
    : new DomainError('conflict', 'exam/mock-unpublished', 'This mock exam is not ready yet. Please come back later.');

export const noSuchMockExam = (): DomainError =>
  new DomainError('not-found', 'exam/no-mock-exam', 'We could not find this mock exam.');

/** @param faults each at its path within the sheet. */
export const sheetRefused = (faults: readonly Fault[]): DomainError =>
  new DomainError('invalid', 'exam/answers', faults[0]?.message ?? 'Please check these answers.', {
    fields: fieldsOf(faults),
  });

/** One sitting of a mock exam, and one of practice, is open at a time. */
export const openSitting = (): DomainError =>
  new DomainError('conflict', 'exam/open-sitting', 'You have started this already. Continue it or end it first.', {
    isStale: true,
  });

export const sittingMadeAlready = (): DomainError =>
  new DomainError('conflict', 'exam/made-already', 'This request has started another test already.');

export const noExamAccess = (): DomainError =>
  new DomainError(
    'forbidden',
    'exam/no-access',
    'None of your courses includes this. Enrol in a course with practice and mock exams to start.',
  );

/** A free mock exam is for proven addresses: each of them sits it once. */
export const confirmFirst = (): DomainError =>
  new DomainError(
    'forbidden',
    'exam/confirm-first',
    'Please confirm your email address first. The link is in the email that we sent you.',
  );

export const satAlready = (): DomainError =>
  new DomainError('conflict', 'exam/sat-already', 'You have sat this free mock exam. It can be sat once.', {
    isStale: true,
  });

export const keysNotShown = (): DomainError =>
  new DomainError(
    'forbidden',
    'exam/keys-not-shown',
    'A free mock exam shows its result by cluster, and not the answers to its questions.',
  );

export const nothingFits = (): DomainError =>
  new DomainError('invalid', 'exam/nothing-fits', 'No case fits your choice. Please choose less.');

/** Refusal of a test whose choice its candidate did not make. */
export const nothingFitsYet = (): DomainError =>
  new DomainError('conflict', 'exam/nothing-fits-yet', 'There are no cases for this test yet. Please come back later.');

export const notStarted = (): DomainError =>
  new DomainError('conflict', 'exam/not-started', 'This section has not started yet.', { isStale: true });

export const earlierSection = (): DomainError =>
  new DomainError('conflict', 'exam/earlier-section', 'Please finish the section before this one first.', {
    isStale: true,
  });

/** Sent by a device that is not the writer any more. */
export const takenOver = (): DomainError =>
  new DomainError('conflict', 'exam/taken-over', 'You continued this test on another device.', { isStale: true });

/** The stored sequence is as high, and the stored sheet is another one. */
export const outOfOrder = (): DomainError =>
  new DomainError('conflict', 'exam/out-of-order', 'These answers are older than the saved ones.', { isStale: true });

export const sectionOver = (): DomainError =>
  new DomainError('conflict', 'exam/section-over', 'This section is over. Nothing is saved any more.', {
    isStale: true,
  });

export const sittingOver = (): DomainError =>
  new DomainError('conflict', 'exam/over', 'This test is over.', { isStale: true });

export const notTutor = (): DomainError =>
  new DomainError('conflict', 'exam/not-tutor', 'Answers are explained after this test.');

export const noSuchQuestion = (): DomainError =>
  new DomainError('not-found', 'exam/no-question', 'This question is not in this test.');

export const noSuchSample = (): DomainError =>
  new DomainError(
    'not-found',
    'exam/no-sample',
    'This question is not among the free ones any more. Please load the page again.',
  );

export const noSuchOption = (): DomainError => {
  const message = 'This option is not in this question.';
  return new DomainError('invalid', 'exam/no-option', message, { fields: { option: message } });
};

/** Lost-update conflict: the mock exam was changed since it was read. */
export const staleMockExam = (): DomainError =>
  new DomainError('conflict', 'exam/stale-mock-exam', 'Someone changed this mock exam after you opened it.', {
    isStale: true,
  });

export const mockExamMadeAlready = (): DomainError =>
  new DomainError('conflict', 'exam/mock-made-already', 'This request made a mock exam with another title already.');

export const notADraft = (): DomainError =>
  new DomainError('conflict', 'exam/not-a-draft', 'This mock exam is published. Its cases cannot change.', {
    isStale: true,
  });

export const notPublished = (): DomainError =>
  new DomainError('conflict', 'exam/not-published', 'Only a published mock exam can be closed.', { isStale: true });

export const mockExamClosed = (): DomainError =>
  new DomainError('conflict', 'exam/closed', 'This mock exam is closed. It cannot change any more.', {
    isStale: true,
  });

/** @param faults each at its path within the mock exam. */
export const mockExamRefused = (faults: readonly Fault[]): DomainError =>
  new DomainError('invalid', 'exam/mock-exam', faults[0]?.message ?? 'Please check the mock exam.', {
    fields: fieldsOf(faults),
  });
/** @param from moment from which answers are shown; null while the sitting is not over. */
export const notReleased = (from: Date | null): DomainError =>
  new DomainError(
    'conflict',
    'exam/not-released',
    from ? `You see your result from ${momentInWords(from)}.` : 'You see your result when this test is over.',
  );

/** Refuses a teacher: the questions of a test that runs may still be answered. */
export const notOver = (): DomainError =>
  new DomainError('conflict', 'exam/not-over', 'You see the result of this student when the test is over.');

/** Same words whether the question exists or not, so that the refusal does not tell. */
export const neverShown = (): DomainError =>
  new DomainError('not-found', 'exam/no-question', 'We could not find this question in your test.');

export const reportedAlready = (): DomainError =>
  new DomainError('conflict', 'exam/reported-already', 'You have reported this question already. We will answer soon.');

export const noSuchReport = (): DomainError =>
  new DomainError('not-found', 'exam/no-report', 'We could not find this report.');

export const answeredAlready = (): DomainError =>
  new DomainError('conflict', 'exam/answered-already', 'Someone has answered this report already.', { isStale: true });
