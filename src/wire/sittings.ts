import { array, number, object } from 'yup';
import {
  MAX_PRACTICE_VIGNETTES,
  MAX_QUESTION_OPTIONS,
  MAX_SECONDS,
  MAX_SHEET_ROWS,
  PRACTICE_EXTRA_TIMES,
  PRACTICE_KINDS,
  PRACTICE_STATUSES,
} from './literals.ts';
import { listParameter } from './parameters.ts';
import { id, idempotencyKey, KEY, whole } from './request-fields.ts';
import { flag, text } from './strict-text.ts';

/** Requests of a candidate: practice tests, mock exams, and the work on them. */

const STATUS = `A status is one of ${PRACTICE_STATUSES.join(', ')}.`;
const status = () => text(STATUS).oneOf(PRACTICE_STATUSES, STATUS).default('all');

const CHOICE = 'Please choose from the list.';
const MAX_CHOICES = 40;

/** GET /exam/practice: ids of clusters and subjects with a comma between them; none means all. */
export const practiceQuery = object({
  clusters: listParameter('clusters', MAX_CHOICES),
  subjects: listParameter('subjects', MAX_CHOICES),
  status: status(),
});

const MODE = `A mode is one of ${PRACTICE_KINDS.join(', ')}.`;
const CASES = `Please choose 1 to ${MAX_PRACTICE_VIGNETTES} cases.`;
const EXTRA = `Extra time is one of ${PRACTICE_EXTRA_TIMES.join(', ')} percent.`;
const choices = () => array().of(id(CHOICE)).max(MAX_CHOICES, CHOICE).default([]);

/** The open practice test that is given up for a new one. */
const ends = () => id('Please name the open test.').optional();

/** POST /exam/practice. The same key sent again answers the test that the first one made. */
export const practiceBody = object({
  idempotencyKey: idempotencyKey().required(KEY),
  mode: text(MODE).required(MODE).oneOf(PRACTICE_KINDS, MODE),
  vignettes: whole(CASES, 1, MAX_PRACTICE_VIGNETTES),
  clusters: choices(),
  subjects: choices(),
  status: status(),
  extraTimePercent: number().strict().typeError(EXTRA).oneOf(PRACTICE_EXTRA_TIMES, EXTRA).optional(),
  ends: ends(),
});

/** POST /exam/sittings. The same key sent again answers the sitting that the first one made. */
export const sittingBody = object({
  idempotencyKey: idempotencyKey().required(KEY),
  mockExamId: id('Please name the mock exam.'),
});

/** POST /exam/contents/:contentId/sittings. The same key sent again answers the sitting that the first one made. */
export const contentSittingBody = object({ idempotencyKey: idempotencyKey().required(KEY), ends: ends() });

export const sittingsQuery = object({ before: text('This list begins before a test.').max(100).optional() });

const WRITER = 'A writer is a whole number from 1.';
const writer = () => whole(WRITER, 1);

/** POST …/sections/:number/start and …/end: the number of the device that asks. */
export const writerBody = object({ writer: writer() });

const SEQUENCE = 'A sequence is a whole number from 1.';
const OPTION = 'This option is not in this question.';
const SECONDS = 'Seconds are a whole number.';
const ROWS = `A section has at most ${MAX_SHEET_ROWS} answers.`;

const answerRow = object({
  question: id('Please name the question.'),
  option: text(OPTION).max(100, OPTION).nullable().default(null),
  flagged: flag('Please say whether it is flagged.').default(false),
  struck: array().of(id(OPTION)).max(MAX_QUESTION_OPTIONS, OPTION).default([]),
  seconds: whole(SECONDS, 0, MAX_SECONDS),
});

const NOTE = 'A note of arrival is the one that came with the answer.';

/**
 * PUT …/answers and POST …/submit: the whole sheet of the section, each time. One that comes again after an answer with
 * a note of arrival brings the note, and counts from when it first came.
 */
export const answersBody = object({
  writer: writer(),
  sequence: whole(SEQUENCE, 1),
  answers: array().of(answerRow).typeError(ROWS).required(ROWS).max(MAX_SHEET_ROWS, ROWS),
  arrivalNote: text(NOTE).max(200, NOTE).optional(),
});

/** POST …/questions/:questionId/reveal */
export const revealBody = object({ writer: writer(), option: id(OPTION) });

/** POST /sample/answers */
export const sampleAnswerBody = object({ question: id('Please name a question.'), option: id(OPTION) });
