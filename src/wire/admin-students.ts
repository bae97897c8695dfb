import { object } from 'yup';
import { STUDENT_SORTS } from './literals.ts';
import { pageFields, whole } from './request-fields.ts';
import { text, tidied } from './strict-text.ts';
import { email, personName } from './text-rules.ts';
import { withoutMeaningless } from './visible.ts';

/** Requests of an administrator about students. `_id` and `id` are the same. */

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const MAX_SEARCH = 100;

const search = () =>
  text('Please search for words.')
    .trim()
    .max(MAX_SEARCH, `Please search for at most ${MAX_SEARCH} characters.`)
    .default('');
/** Filter of access that ends within ENDS_SOON_DAYS days, to that course or to any. */
export const ACCESS_ENDS = ['soon'] as const;
const ENDS = 'Access ends soon, or it does not matter when.';
const filters = () => ({
  search: search(),
  course: text('Please choose a course.').max(100, 'Please choose a course.').default(''),
  ends: text(ENDS)
    .oneOf(['', ...ACCESS_ENDS], ENDS)
    .default(''),
});
const SORTS = `Students are sorted by ${STUDENT_SORTS.join(', ')}.`;
const ORDERS = 'The order is asc or desc.';

/** GET /admin/students, in the address. A page behind the last one answers the last one. */
export const studentsQuery = object({
  ...filters(),
  sort: text(SORTS).oneOf(STUDENT_SORTS, SORTS).default('name'),
  order: text(ORDERS).oneOf(SORT_ORDERS, ORDERS).default('asc'),
  ...pageFields('students'),
});

/** GET /admin/students/export.csv */
export const exportQuery = object(filters());

const END = 'Please choose the last day of access.';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** POST /admin/students/{id}/enrolments */
export const enrolBody = object({
  courseId: text('Please choose a course.').required('Please choose a course.').max(100, 'Please choose a course.'),
  /** The last day of access; without it, as long as a buyer would get. */
  until: text(END).matches(DAY, END).optional(),
});

/** POST /admin/enrolment-imports, and /check, which says what it would do; the body is the file */
export const peopleQuery = enrolBody;

/** A row of it. */
export const personRow = object({
  name: personName('Please write a name.'),
  email: email('Please write an email address.'),
});

export const MAX_REASON = 500;

const reason = () =>
  text('Please say why.')
    .transform(tidied(withoutMeaningless))
    .trim()
    .required('Please say why.')
    .max(MAX_REASON, `Please say why in at most ${MAX_REASON} characters.`);

/** PUT /admin/students/{id}/enrolments/{courseId}: another end. */
export const accessEndBody = object({ until: text(END).required(END).matches(DAY, END), reason: reason() });

const MAX_EXTRA_TIME_PERCENT = 200;
const PERCENT = `Extra time is a whole number from 0 to ${MAX_EXTRA_TIME_PERCENT} percent.`;
const LAST_DAY = 'Please choose the last day of extra time.';

/** PUT /admin/students/{id}/extra-time */
export const extraTimeBody = object({
  percent: whole(PERCENT, 0, MAX_EXTRA_TIME_PERCENT),
  reason: reason(),
  /** The last day; without it, or empty, for good. */
  until: text(LAST_DAY).matches(DAY, { message: LAST_DAY, excludeEmptyString: true }).default(''),
});

const MAX_EXTENSION_MINUTES = 120;
const MINUTES = `Please choose 1 to ${MAX_EXTENSION_MINUTES} minutes.`;

/** POST /admin/sittings/{id}/extension */
export const extensionBody = object({ minutes: whole(MINUTES, 1, MAX_EXTENSION_MINUTES), reason: reason() });
