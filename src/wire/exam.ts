import { array, number, type ObjectShape, object, type Schema } from 'yup';
import { MAX_CLUSTERS, MAX_SECTIONS, MAX_SUBJECTS, PASS_RULES } from './literals.ts';
import { MAX_INTEGER } from './request-fields.ts';
import { text } from './strict-text.ts';
import { oneLine, oneLineOrNothing } from './text-rules.ts';

/**
 * Requests about the exam's blueprint. Types and texts are checked here; what the numbers may be, and together, is the
 * domain's to say (domain/exam/blueprint-faults.ts).
 */

const MAX_TITLE = 120;
const MAX_SHORT = 40;
const MAX_SEARCH = 200;
const MAX_HANDBOOK = 120;

const WHOLE = 'Please send all exam rules.';
const group = <F extends ObjectShape>(fields: F) => object(fields).typeError(WHOLE).required(WHOLE);
const rows = <S extends Schema>(row: S, max: number, sentence: string) =>
  array().of(row).typeError(WHOLE).required(WHOLE).max(max, sentence);

const count = (sentence: string) => number().strict().typeError(sentence).required(sentence).integer(sentence);
const amount = (sentence: string) => number().strict().typeError(sentence).required(sentence);
const weeks = () => count('Please enter a whole number of weeks.');
const share = () => number().strict().typeError('Please enter a share in percent.').nullable().defined(WHOLE);
const id = () => text('Please enter an id.').required('Please enter an id.');
const title = () => oneLine('Please enter a title.', MAX_TITLE);

const version = () =>
  count('A version is a whole number.')
    .min(0, 'A version is a whole number.')
    .max(MAX_INTEGER, 'A version is a whole number.');

const blueprintContent = group({
  title: title(),
  question: group({
    options: group({
      min: count('Please enter the fewest options.'),
      max: count('Please enter the most options.'),
    }),
  }),
  vignette: group({ questions: count('Please enter the number of questions.') }),
  days: rows(
    rows(count('A section has a whole number.'), MAX_SECTIONS, `A day has at most ${MAX_SECTIONS} sections.`),
    MAX_SECTIONS,
    `An exam has at most ${MAX_SECTIONS} days.`,
  ),
  sections: rows(
    group({
      vignettes: count('Please enter the number of cases.'),
      minutes: count('Please enter the minutes.'),
    }),
    MAX_SECTIONS,
    `An exam has 1 to ${MAX_SECTIONS} sections.`,
  ),
  unscoredVignettesPerSection: count('Please enter the number of unscored cases.'),
  breakMinutes: group({ betweenSections: count('Please enter the minutes of the break.') }),
  clusters: rows(
    group({ id: id(), short: oneLine('Please enter a short title.', MAX_SHORT), title: title(), share: share() }),
    MAX_CLUSTERS,
    `An exam has 1 to ${MAX_CLUSTERS} clusters.`,
  ),
  subjects: rows(
    group({ id: id(), title: title(), share: share(), search: oneLineOrNothing('Please enter words.', MAX_SEARCH) }),
    MAX_SUBJECTS,
    `An exam has 1 to ${MAX_SUBJECTS} subjects.`,
  ),
  pass: text(WHOLE).oneOf(PASS_RULES, WHOLE).required(WHOLE),
  strictness: group({
    1: amount('Please enter a number.'),
    2: amount('Please enter a number.'),
    5: amount('Please enter a number.'),
  }),
  calendar: group({
    applyWeeksBefore: rows(weeks(), 2, 'Please enter the first and the last week.'),
    bookingWeeksBefore: rows(weeks(), 2, 'Please enter the first and the last week.'),
    resultsWeeksAfter: weeks(),
  }),
});

/** PUT /admin/blueprint: `version` is the one that the sender has seen; a newer one answers 409 with its content. */
export const blueprintBody = object({ version: version(), content: blueprintContent });

/** POST /admin/blueprint/confirm: the version that was compared with this edition of the handbook. */
export const confirmBlueprintBody = object({
  version: version(),
  handbook: oneLine('Please enter the edition of the handbook.', MAX_HANDBOOK),
});
