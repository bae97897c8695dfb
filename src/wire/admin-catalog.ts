import { array, number, object } from 'yup';
import { ADMIN } from './admin-messages.ts';
import { MAX_MODULE_NUMBER, MAX_TITLE } from './course-limits.ts';
import { guidanceFields } from './guidance.ts';
import { FILE_CONTENT_TYPES, MAX_PRACTICE_VIGNETTES, MAX_SLUG, PRACTICE_KINDS, TEST_KINDS } from './literals.ts';
import { idempotencyKey } from './request-fields.ts';
import { flag, text } from './strict-text.ts';
import { longText, oneLine, oneLineOrNothing } from './text-rules.ts';
import { MAX_DOCUMENTS_AT_ONCE } from './upload-limits.ts';

/** Requests of an administrator about courses (specification 7). `_id` and `id` are the same. */

const MAX_DESCRIPTION = 5000;
/** Maximum of an integer column. */
const MAX_INTEGER = 2_147_483_647;

const whole = (sentence: string) => number().strict().typeError(sentence).integer(sentence);
const title = (sentence: string = ADMIN.titleEmpty) => oneLine(sentence, MAX_TITLE);
const titleOrNothing = () => oneLineOrNothing(ADMIN.titleEmpty, MAX_TITLE);
const key = () => text('Please name an uploaded file.').max(200, 'Please name an uploaded file.');

/**
 * Version that the sender has seen; a later one answers 409 with the current state. Without it the last writer wins.
 */
const version = () =>
  whole('A version is a whole number.')
    .min(1, 'A version is a whole number.')
    .max(MAX_INTEGER, 'A version is a whole number.')
    .optional();

/** Dollars: the least that a card service takes. */
const MIN_PRICE = 0.5;
const PRICE_TOO_SMALL = 'A course costs nothing, or at least AUD 0.50: less cannot be paid by card.';

const courseFields = {
  title: oneLine('Please enter a title.', MAX_TITLE),
  description: longText('Please enter a description.', MAX_DESCRIPTION).default(''),
  /** Dollars; money.ts refuses more than two decimals. */
  price: number()
    .strict()
    .typeError('Please enter a price.')
    .required('Please enter a price.')
    .min(0, 'A price cannot be negative.')
    .test('payable', PRICE_TOO_SMALL, (price) => !(price > 0 && price < MIN_PRICE)),
  thumbnail: key().default(''),
};
const months = () =>
  whole('Please enter the duration in months.')
    .min(1, 'A course lasts at least one month.')
    .max(36, 'A course lasts at most 36 months.');

/**
 * POST /admin/courses. The same key sent again answers the course that the first one made: a lost reply may be
 * repeated.
 */
export const newCourseBody = object({
  ...courseFields,
  durationMonths: months().required('Please enter the duration in months.'),
  weeks: whole('Please enter the number of modules.').required('Please enter the number of modules.'),
  moduleTitles: array()
    .of(title().required(ADMIN.titleEmpty))
    .typeError('Please send a list of titles.')
    .max(60)
    .optional(),
  idempotencyKey: idempotencyKey().optional(),
});

/** PUT /admin/courses/{id}: an empty thumbnail keeps the current one, an absent duration and absent guidance too. */
export const courseEditBody = object({
  ...courseFields,
  /** The public address as it is typed; an empty one keeps the current one. */
  slug: oneLineOrNothing('Please enter an address.', MAX_SLUG),
  ...guidanceFields,
  durationMonths: months().optional(),
  hasQuestionBank: flag('Please say whether the question bank comes with it.').optional(),
  version: version(),
});

/** POST …/weeks */
export const newWeekBody = object({
  weekNumber: whole(ADMIN.weekNumberAndTitle)
    .required(ADMIN.weekNumberAndTitle)
    .min(1, ADMIN.weekNumberAndTitle)
    .max(MAX_MODULE_NUMBER, 'A module number has at most three digits.'),
  title: title(ADMIN.weekNumberAndTitle),
});

/**
 * POST …/days: the next free number of its module; without a title "Day n". A `dayNumber` that is not the next one
 * answers 409: a lost reply may be repeated.
 */
export const newDayBody = object({
  dayTitle: titleOrNothing(),
  dayNumber: whole('A day number is a whole number.').min(1, 'A day number is a whole number.').optional(),
});

/**
 * POST …/contents. The same file sent to the same day again answers the record that is there: a lost reply may be
 * repeated.
 */
export const newContentBody = object({
  type: text('Please choose video or document.')
    .required('Please choose video or document.')
    .oneOf(FILE_CONTENT_TYPES, 'Please choose video or document.'),
  title: title(),
  s3Key: key().required('Please name an uploaded file.'),
  /** Keys of uploaded WebVTT, for a video only. A refusal names its field. */
  captionsKey: key().optional(),
  chaptersKey: key().optional(),
});

const TEST_KIND = 'Please choose practice or a mock exam.';
const TEST_MOCK = 'Please choose a mock exam.';
const TEST_MODE = 'Please choose timed or tutor.';
const TEST_CASES = `Please choose 1 to ${MAX_PRACTICE_VIGNETTES} cases.`;
const TEST_PART = 'Please choose from the list.';
const MAX_TEST_PARTS = 40;
const testParts = () =>
  array().of(text(TEST_PART).required(TEST_PART).max(100, TEST_PART)).max(MAX_TEST_PARTS, TEST_PART).default([]);

/**
 * POST …/tests. A mock exam is named by its id; practice by the other fields. The same test sent to the same day again
 * under the same title answers the record that is there: a lost reply may be repeated.
 */
export const newTestBody = object({
  title: title(),
  kind: text(TEST_KIND).required(TEST_KIND).oneOf(TEST_KINDS, TEST_KIND),
  mockExamId: text(TEST_MOCK)
    .max(100, TEST_MOCK)
    .test('named', TEST_MOCK, (id, { parent }) => parent.kind !== 'mock' || Boolean(id)),
  mode: text(TEST_MODE).oneOf(PRACTICE_KINDS, TEST_MODE).default('timed'),
  /** Absent: the maximum. */
  vignettes: whole(TEST_CASES).min(1, TEST_CASES).max(MAX_PRACTICE_VIGNETTES, TEST_CASES).optional(),
  /** Ids of the blueprint; none means all. */
  clusters: testParts(),
  subjects: testParts(),
});

/** PATCH …/weeks/{weekId}, PATCH …/days/{dayId}, PUT …/contents/{contentId}, PATCH …/documents/{documentId} */
export const renameBody = object({ title: title(), version: version() });

/** POST …/{weeks|days|contents|documents}/{id}/move: one place up or down among its neighbours. */
export const moveBody = object({
  direction: text('Please choose up or down.')
    .required('Please choose up or down.')
    .oneOf(['up', 'down'] as const, 'Please choose up or down.'),
});

const NO_ID = 'Please name what is there by its id.';
const id = () => text(NO_ID).max(100, NO_ID);
const NOTHING_TO_MOVE = 'Please choose what to move.';
const MAX_MOVED_AT_ONCE = 500;
const idsToMove = () =>
  array()
    .of(id().required(NOTHING_TO_MOVE))
    .typeError(NOTHING_TO_MOVE)
    .required(NOTHING_TO_MOVE)
    .min(1, NOTHING_TO_MOVE)
    .max(MAX_MOVED_AT_ONCE, `Please move at most ${MAX_MOVED_AT_ONCE} at once.`);
/** Id of the sibling to move them before; absent: at the end. */
const before = () => id().optional();
const weekId = () => id().required('Please choose a module.');
const NO_NUMBERS = 'Please name one number for each.';
/** Number for each, instead of a sibling: how a move is undone. */
const numbers = (max: number) =>
  array()
    .of(whole(NO_NUMBERS).min(1, NO_NUMBERS).max(max, NO_NUMBERS).required(NO_NUMBERS))
    .typeError(NO_NUMBERS)
    .max(MAX_MOVED_AT_ONCE, NO_NUMBERS)
    .optional();

/** POST …/{courseId}/weeks/move: all or none, in this order. Modules already in place change nothing. */
export const placeModulesBody = object({
  weekIds: idsToMove(),
  before: before(),
  weekNumbers: numbers(MAX_MODULE_NUMBER),
});
/** POST …/{courseId}/days/move: to the end of that module, or before one of its days. */
export const placeDaysBody = object({
  dayIds: idsToMove(),
  weekId: weekId(),
  before: before(),
  dayNumbers: numbers(MAX_INTEGER),
});
/** POST …/{courseId}/documents/move: to the end of that module's documents, or before one of them. */
export const placeDocumentsBody = object({ documentIds: idsToMove(), weekId: weekId(), before: before() });
/** POST …/{courseId}/contents/move: to the end of that day, or before one of its contents. */
export const placeContentsBody = object({
  contentIds: idsToMove(),
  weekId: weekId(),
  dayId: id().required('Please choose a day.'),
  before: before(),
});

/**
 * PUT …/contents/{contentId}/file, PUT …/documents/{documentId}/file: another file of the same kind in place of the one
 * there is. `replaces` is the key of the file that the sender saw: another one by now answers 409 with the current
 * state. Without it the last writer wins. A file that is shown already changes nothing: a lost reply may be repeated.
 * The first of a video's `renditions` may be named too: it stays, and the original moves to the trash.
 */
export const replaceFileBody = object({
  s3Key: key().required('Please name an uploaded file.'),
  replaces: key().optional(),
});

const NO_DOCUMENTS = 'Please send a list of documents.';

/**
 * POST …/documents. Each file is judged alone: one bad file is one refusal. One without a title is too, so that the
 * schema lets it pass.
 */
export const newDocumentsBody = object({
  documents: array()
    .of(
      object({
        title: titleOrNothing().meta({ isRequired: true }),
        s3Key: key().required('Please name an uploaded file.'),
      })
        .typeError(NO_DOCUMENTS)
        .required(NO_DOCUMENTS),
    )
    .typeError(NO_DOCUMENTS)
    .required(NO_DOCUMENTS)
    .min(1, NO_DOCUMENTS)
    .max(MAX_DOCUMENTS_AT_ONCE, `Please send at most ${MAX_DOCUMENTS_AT_ONCE} documents at once.`),
});

/** PATCH …/toggle-live. With `isLive` that is how it is afterwards, however often it is sent; without, the opposite. */
export const toggleLiveBody = object({ isLive: flag('A course is live or not.').optional() });

/** PUT …/contents/{contentId}/free */
export const freeLessonBody = object({ isFree: flag('A lesson is free or not.').required('A lesson is free or not.') });
