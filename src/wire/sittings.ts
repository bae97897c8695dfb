import { array, number, object } from 'yup';
import {
  MAX_PRACTICE_VIGNETTES,
  MAX_SECONDS,
  MAX_SHEET_ROWS,
  PRACTICE_EXTRA_TIMES,
  PRACTICE_KINDS,
  PRACTICE_STATUSES,
} from './literals.ts';
import { flag, text } from './strict-text.ts';

/** Requests of a candidate: practice tests, mock exams, and the work on them. */

const MAX_INTEGER = 2_147_483_647;
const whole = (sentence: string) => number().strict().typeError(sentence).required(sentence).integer(sentence);

const KEY = 'A request is named by 8 to 100 letters, digits and hyphens.';
const idempotencyKey = () =>
  text(KEY)
    .required(KEY)
    .matches(/^[\w-]{8,100}$/, KEY);

const id = (sentence: string) => text(sentence).required(sentence).max(100, sentence);

const STATUS = `A status is one of ${PRACTICE_STATUSES.join(', ')}.`;
const status = () => text(STATUS).oneOf(PRACTICE_STATUSES, STATUS).default('all');

const CHOICE = 'Please choose from the list.';
const MAX_CHOICES = 40;

/** GET /exam/practice: ids of clusters and subjects with a comma between them; none means all. */
export const practiceQuery = object({
  clusters: text(CHOICE).max(2000, CHOICE).default(''),
  subjects: text(CHOICE).max(2000, CHOICE).default(''),
  status: status(),
});

const MODE = `A mode is one of ${PRACTICE_KINDS.join(', ')}.`;
const CASES = `Please choose 1 to ${MAX_PRACTICE_VIGNETTES} cases.`;
const EXTRA = `Extra time is one of ${PRACTICE_EXTRA_TIMES.join(', ')} percent.`;
const choices = () => array().of(id(CHOICE)).max(MAX_CHOICES, CHOICE).default([]);

/** POST /exam/practice. The same key sent again answers the test that the first one made. */
export const practiceBody = object({
  idempotencyKey: idempotencyKey(),
  mode: text(MODE).required(MODE).oneOf(PRACTICE_KINDS, MODE),
  vignettes: whole(CASES).min(1, CASES).max(MAX_PRACTICE_VIGNETTES, CASES),
  clusters: choices(),
  subjects: choices(),
  status: status(),
  extraTimePercent: number().strict().typeError(EXTRA).oneOf(PRACTICE_EXTRA_TIMES, EXTRA).optional(),
});

/** POST /exam/sittings. The same key sent again answers the sitting that the first one made. */
export const sittingBody = object({
  idempotencyKey: idempotencyKey(),
  mockExamId: id('Please name the mock exam.'),
});

export const sittingsQuery = object({ before: text('This list begins before a test.').max(100).optional() });

const WRITER = 'A writer is a whole number from 1.';
const writer = () => whole(WRITER).min(1, WRITER).max(MAX_INTEGER, WRITER);

/** POST …/sections/:number/start and …/end: the number of the device that asks. */
export const writerBody = object({ writer: writer() });

const SEQUENCE = 'A sequence is a whole number from 1.';
const OPTION = 'This option is not in this question.';
const SECONDS = 'Seconds are a whole number.';
const ROWS = `A section has at most ${MAX_SHEET_ROWS} answers.`;
const seconds = () => whole(SECONDS).min(0, SECONDS).max(MAX_SECONDS, SECONDS);

const answerRow = object({
  question: id('Please name the question.'),
  option: text(OPTION).max(100, OPTION).nullable().default(null),
  flagged: flag('Please say whether it is flagged.').default(false),
  struck: array().of(id(OPTION)).max(5, OPTION).default([]),
  seconds: seconds(),
});

/** PUT …/answers and POST …/submit: the whole sheet of the section, each time. */
export const answersBody = object({
  writer: writer(),
  sequence: whole(SEQUENCE).min(1, SEQUENCE).max(MAX_INTEGER, SEQUENCE),
  answers: array().of(answerRow).typeError(ROWS).required(ROWS).max(MAX_SHEET_ROWS, ROWS),
});

/** POST …/questions/:questionId/reveal */
export const revealBody = object({ writer: writer(), option: id(OPTION) });
