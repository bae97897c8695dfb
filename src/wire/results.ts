import { number, object } from 'yup';
import { ANSWER_FILTERS, MAX_SECTIONS, REPORT_KINDS, REPORT_STATES } from './literals.ts';
import { text } from './strict-text.ts';
import { longText } from './text-rules.ts';

/** Requests about results of sittings, and reports of questions. */

const ONLY = `Answers are one of ${ANSWER_FILTERS.join(', ')}.`;
const CLUSTER = 'Please choose from the list.';
const SECTION = 'A section is a whole number from 1.';

/** GET …/answers */
export const answersQuery = object({
  only: text(ONLY).oneOf(ANSWER_FILTERS, ONLY).default('all'),
  cluster: text(CLUSTER).max(40, CLUSTER).optional(),
  section: number().typeError(SECTION).integer(SECTION).min(1, SECTION).max(MAX_SECTIONS, SECTION).optional(),
});

const REPORT_TEXT_LIMIT = 1000;

const KIND = 'Please choose what is wrong.';
const TEXT = 'Please tell us what is wrong.';
const ANSWER = 'Please write an answer.';

const reportFields = {
  kind: text(KIND).required(KIND).oneOf(REPORT_KINDS, KIND),
  text: longText(TEXT, REPORT_TEXT_LIMIT).required(TEXT),
};

/** Words of a student about a question; the page adds the sitting. */
export const reportForm = object(reportFields);

const SITTING = 'Please name the test.';

/** POST /exam/questions/:questionId/reports */
export const reportBody = object({ ...reportFields, sittingId: text(SITTING).required(SITTING).max(100, SITTING) });

const STATE = `A state is one of ${REPORT_STATES.join(', ')}.`;

/** GET /admin/question-reports */
export const reportsQuery = object({
  state: text(STATE).oneOf(REPORT_STATES, STATE).default('open'),
  before: text('This list begins before a report.').max(100).optional(),
});

/** POST /admin/question-reports/:reportId/answer */
export const reportAnswerBody = object({
  answer: longText(ANSWER, REPORT_TEXT_LIMIT).required(ANSWER),
});
