import { array, number, object } from 'yup';
import {
  BASES,
  IMPORT_FORMATS,
  QUESTION_LIMITS as MAX,
  POOLS,
  REVIEW_DECISIONS,
  VIGNETTE_FILTERS,
} from './literals.ts';
import { idempotencyKey, MAX_INTEGER } from './request-fields.ts';
import { flag, text } from './strict-text.ts';
import { longText, oneLine, oneLineOrNothing, requiredText } from './text-rules.ts';

/** Requests of an administrator about the question bank. */

const MAX_SEARCH = 100;

const whole = (sentence: string) => number().strict().typeError(sentence).integer(sentence);
const id = (sentence: string) => text(sentence).max(100, sentence);
const revision = () =>
  whole('A revision is a whole number.')
    .required('Please name the revision that you read.')
    .min(1, 'A revision is a whole number.')
    .max(MAX_INTEGER, 'A revision is a whole number.');

const POOL = 'A case is for practice or for mock exams.';
const pool = () => text(POOL).required(POOL).oneOf(POOLS, POOL);

const FILTER = `A state is one of ${VIGNETTE_FILTERS.join(', ')}.`;
const BEFORE = 'This list begins before the number of a case.';

const filters = {
  state: text(FILTER)
    .oneOf(['', ...VIGNETTE_FILTERS], FILTER)
    .default(''),
  pool: text(POOL)
    .oneOf(['', ...POOLS], POOL)
    .default(''),
  cluster: id('Please choose a cluster.').default(''),
  subject: id('Please choose a subject.').default(''),
  search: text('Please search for words.')
    .trim()
    .max(MAX_SEARCH, `Please search for at most ${MAX_SEARCH} characters.`)
    .default(''),
};

/** GET /admin/question-exports.csv: all that the list shows with these. */
export const questionExportQuery = object(filters);

const FORMAT = `A format is one of ${IMPORT_FORMATS.join(', ')}.`;

/** POST /admin/question-imports, and /check, which says what it would do */
export const questionImportQuery = object({
  format: text(FORMAT).required(FORMAT).oneOf(IMPORT_FORMATS, FORMAT),
});

/** GET /admin/vignettes */
export const vignettesQuery = object({
  ...filters,
  before: number().typeError(BEFORE).integer(BEFORE).min(1, BEFORE).max(MAX_INTEGER, BEFORE).optional(),
});

const title = () => oneLine('Please enter a title.', MAX.title);

/** POST /admin/vignettes. The same key sent again answers the vignette that the first one made. */
export const newVignetteBody = object({
  title: title(),
  pool: pool().default('practice'),
  idempotencyKey: idempotencyKey().optional(),
});

const OPTION_ID = 'This option is not in this case.';
const option = object({
  id: id(OPTION_ID).optional(),
  text: oneLineOrNothing('Please write this option.', MAX.option),
  isCorrect: flag('Please say whether this option is right.').default(false),
  why: longText('Please say why.', MAX.why).default(''),
});

const ADDRESS = 'Please enter a web address that begins with https://.';
const YEAR = 'Please enter a year.';
const reference = object({
  title: oneLineOrNothing('Please enter a title.', MAX.referenceTitle),
  publisher: oneLineOrNothing('Please enter who published it.', MAX.publisher),
  year: whole(YEAR).min(0, YEAR).max(9999, YEAR).required(YEAR),
  url: text(ADDRESS)
    .trim()
    .max(MAX.url, `Please use at most ${MAX.url} characters.`)
    .matches(/^https:\/\/[^\s<>"]+$/, { message: ADDRESS, excludeEmptyString: true })
    .default(''),
});

const tag = () => oneLine('Please write a tag.', MAX.tag);

const question = object({
  id: id('This question is not in this case.').optional(),
  isNewQuestion: flag('Please say whether this is a new question.').default(false),
  stem: longText('Please write the question.', MAX.stem).default(''),
  cluster: id('Please choose a cluster.').default(''),
  subject: id('Please choose a subject.').default(''),
  tags: array().of(tag().defined()).max(MAX.tags, `A question has at most ${MAX.tags} tags.`).default([]),
  explanation: longText('Please explain the answer.', MAX.explanation).default(''),
  takeaway: oneLineOrNothing('Please write one sentence to remember.', MAX.takeaway),
  references: array()
    .of(reference)
    .max(MAX.references, `A question has at most ${MAX.references} references.`)
    .default([]),
  options: array().of(option).max(MAX.options, `A question has at most ${MAX.options} options.`).default([]),
});

const BASIS = 'A case is original or adapted.';
const figureWords = {
  description: longText('Please describe the figure.', MAX.description).default(''),
  caption: oneLineOrNothing('Please write a caption.', MAX.caption),
};
const FIGURE = 'Please name a figure of this case.';

/** PUT /admin/vignettes/{id}/draft */
export const draftBody = object({
  revision: revision(),
  title: title(),
  case: longText('Please write the case.', MAX.case).default(''),
  basis: text(BASIS).oneOf(BASES, BASIS).default('original'),
  isDeclared: flag('Please say whether nothing is recalled from an exam.').default(false),
  figures: array()
    .of(object({ number: whole(FIGURE).required(FIGURE).min(1, FIGURE).max(MAX_INTEGER, FIGURE), ...figureWords }))
    .max(MAX.figures, `A case has at most ${MAX.figures} figures.`)
    .default([]),
  questions: array().of(question).max(MAX.questions, `A case has at most ${MAX.questions} questions.`).default([]),
});

/** POST /admin/vignettes/{id}/submit */
export const submissionBody = object({ revision: revision() });

const RATING = 'Please choose how many of 100 would answer right.';
const answer = object({
  question: id('Please name a question.').required('Please name a question.'),
  option: id('Please choose an option.').required('Please choose an option.'),
  rating: number().strict().typeError(RATING).required(RATING).min(0, RATING).max(100, RATING),
});

/** POST /admin/vignettes/{id}/review/ratings */
export const ratingsBody = object({
  revision: revision(),
  answers: array()
    .of(answer)
    .required('Please answer the questions.')
    .max(MAX.questions, `A case has at most ${MAX.questions} questions.`),
});

const DECISION = 'Please approve it or return it.';

/** POST /admin/vignettes/{id}/review/decision */
export const decisionBody = object({
  revision: revision(),
  decision: text(DECISION).required(DECISION).oneOf(REVIEW_DECISIONS, DECISION),
  comment: longText('Please write a comment.', MAX.comment).default(''),
});

/** PUT /admin/vignettes/{id}/pool */
export const poolBody = object({ pool: pool() });

const UPLOADED = 'Please name an uploaded file.';

/** POST /admin/vignettes/{id}/figures */
export const figureBody = object({
  key: text(UPLOADED).required(UPLOADED).max(200, UPLOADED),
  ...figureWords,
});

/** PUT /admin/questions/{id}/withdrawal */
export const withdrawalBody = object({ reason: requiredText('Please say why.', MAX.reason) });

const LESSON = 'Please choose a lesson.';
const PLACE = 'Please write a time, such as 12:31, or a page.';

const placeFields = { at: text(PLACE).required(PLACE).max(20, PLACE) };

/** Place in a lesson that was chosen before. */
export const lessonPlaceForm = object(placeFields);

/** PUT /admin/questions/{id}/lessons */
export const lessonPlacesBody = object({
  places: array()
    .of(object({ ...placeFields, contentId: id(LESSON).required(LESSON) }))
    .required(LESSON)
    .max(MAX.lessons, `A question has at most ${MAX.lessons} lessons.`),
});

/** GET /admin/lessons */
export const lessonsQuery = object({ search: filters.search });
