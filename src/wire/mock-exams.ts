import { array, object } from 'yup';
import { MAX_SECTION_MINUTES, MAX_SECTION_PLACES, MAX_SECTIONS } from './literals.ts';
import { id, idempotencyKey, whole } from './request-fields.ts';
import { flag, text } from './strict-text.ts';
import { oneLine } from './text-rules.ts';

/** Requests of an administrator about mock exams. */

const MAX_TITLE = 120;
const MAX_COURSES = 100;

const title = () => oneLine('Please enter a title.', MAX_TITLE);
const revision = () => whole('A revision is a whole number from 1.', 1);

/** POST /admin/mock-exams. The same key sent again answers the mock exam that the first one made. */
export const newMockExamBody = object({ title: title(), idempotencyKey: idempotencyKey().optional() });

const WORDS = 'A search has at most 100 characters.';

/** GET /admin/mock-exam-vignettes */
export const freeVignettesQuery = object({ search: text(WORDS).max(100, WORDS).default('') });

const MINUTES = `A section lasts 1 to ${MAX_SECTION_MINUTES} minutes.`;
const PLACES = `A section has 1 to ${MAX_SECTION_PLACES} cases.`;
const SECTIONS = `A mock exam has 1 to ${MAX_SECTIONS} sections.`;

const place = object({
  vignette: id('Please name the case.'),
  isFixed: flag('Please say whether it is fixed.').default(false),
});

const section = object({
  minutes: whole(MINUTES, 1, MAX_SECTION_MINUTES),
  places: whole(PLACES, 1, MAX_SECTION_PLACES),
  vignettes: array().of(place).max(MAX_SECTION_PLACES, PLACES).default([]),
});

const COURSES = `Please choose at most ${MAX_COURSES} courses.`;
const TIME = 'Please enter a date and a time.';
/** As `Date.toISOString` writes it, with or without seconds. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** PUT /admin/mock-exams/:mockExamId: all of it, over the revision that was read. */
export const mockExamBody = object({
  revision: revision(),
  title: title(),
  sections: array().of(section).typeError(SECTIONS).required(SECTIONS).min(1, SECTIONS).max(MAX_SECTIONS, SECTIONS),
  courseIds: array().of(id('Please choose a course.')).max(MAX_COURSES, COURSES).default([]),
  isFree: flag('Please say whether it is free for everybody.').default(false),
  releaseAt: text(TIME)
    .matches(INSTANT, TIME)
    .test('instant', TIME, (value) => typeof value !== 'string' || Number.isFinite(Date.parse(value)))
    .nullable()
    .default(null),
});

const SEED = 'A seed is a text of at most 100 characters.';

/** POST …/draw: the same seed draws the same again; without one it is drawn anew. */
export const drawMockExamBody = object({ revision: revision(), seed: text(SEED).max(100, SEED).optional() });

/** POST …/publish */
export const publishMockExamBody = object({ revision: revision() });
