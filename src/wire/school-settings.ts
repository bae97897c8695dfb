import { type AnyObject, array, boolean, number, type ObjectShape, object } from 'yup';
import { id, MAX_INTEGER, whole } from './request-fields.ts';
import { text, tidied } from './strict-text.ts';
import { emailOrNothing, longText, oneLine, oneLineOrNothing, phone } from './text-rules.ts';
import { charactersOf, MAX_OWN_WORDS, WORD_RULES, type WordRule } from './words/rules.ts';

/**
 * Requests about the owner's settings. Kinds and lengths of texts are checked here; what a link, a zone, a business
 * number and a mentor are is the domain's to say (domain/school/settings-faults.ts).
 */

const MAX_NAME = 60;
const MAX_LINE = 120;
const MAX_ADDRESS = 300;
const MAX_WORDS = 600;
const MAX_LINK = 600;
const MAX_KEY = 200;
export const MAX_EXAM_DATES = 6;

const WHOLE = 'Please send the whole settings.';
const group = <F extends ObjectShape>(fields: F) => object(fields).typeError(WHOLE).required(WHOLE);

const line = (sentence: string, max = MAX_LINE) => oneLineOrNothing(sentence, max);
const time = (sentence: string) => text(sentence).max(5, sentence).defined(WHOLE);
const link = () => text('Please enter a link.').trim().max(MAX_LINK, 'This link is too long.').defined(WHOLE);
const picture = () =>
  text('Please name an uploaded picture.').max(MAX_KEY, 'Please name an uploaded picture.').defined(WHOLE);

const DATES = 'Please send a list of exam dates.';
const day = (sentence: string) => text(sentence).required(sentence).max(10, sentence);

const HOURS = 'Please enter the hours, or none.';
const hours = object({
  days: line('Please enter the days, such as Monday to Friday.', MAX_NAME),
  opens: time('Please enter a time, such as 09:00.'),
  closes: time('Please enter a time, such as 17:00.'),
  timeZone: oneLine('Please enter a time zone by its name, such as Australia/Sydney.', MAX_NAME),
})
  .typeError(HOURS)
  .nullable()
  .default(undefined)
  .defined(WHOLE);

const TEXT = 'Please enter the words as text.';

/** Absent or empty blocks are the domain's to judge. */
function block({ kind, max }: WordRule) {
  const long = `Please use at most ${max} characters.`;
  const words = kind === 'line' ? oneLineOrNothing(TEXT, max).default(undefined) : longText(TEXT, max);
  // Two units of a string make one character at most.
  return words.max(2 * max, long).test('most', long, (value) => !value || charactersOf(value) <= max);
}

const TOO_MANY = `All these words together are too long. Please use at most ${MAX_OWN_WORDS.toLocaleString('en-AU')} characters.`;
const words = object(
  Object.fromEntries(
    Object.entries<Readonly<Record<string, WordRule>>>(WORD_RULES).map(([page, blocks]) => [
      page,
      object(Object.fromEntries(Object.entries(blocks).map(([key, one]) => [key, block(one)]))).typeError(WHOLE),
    ]),
  ),
)
  .typeError(WHOLE)
  .default(undefined)
  .required(WHOLE)
  .test('all', TOO_MANY, (pages: AnyObject | undefined) => allCharacters(pages ?? {}) <= MAX_OWN_WORDS);

const allCharacters = (pages: AnyObject): number =>
  Object.values(pages as Readonly<Record<string, Readonly<Record<string, string | undefined>>>>)
    .flatMap((blocks) => Object.values(blocks ?? {}))
    .reduce((sum, text) => sum + charactersOf(text ?? ''), 0);

const settingsContent = group({
  school: group({
    name: line('Please enter the name of the school.', MAX_NAME),
    email: emailOrNothing('Please enter the email address of the school.'),
    phone: phone().defined(WHOLE),
    messagingUrl: link(),
    hours,
    logo: picture(),
  }),
  mentor: group({
    name: line('Please enter the mentor’s name.'),
    degree: line('Please enter the mentor’s degree.'),
    registration: line('Please enter the mentor’s registration.'),
    words: longText('Please enter the mentor’s words.', MAX_WORDS).defined(WHOLE),
    portrait: picture(),
  }),
  words,
  prices: group({ wasPercent: whole('Please enter a whole number of per cent.', 0, MAX_INTEGER) }),
  tax: group({
    seller: line('Please enter who sells.', MAX_ADDRESS),
    abn: text('Please enter the ABN.')
      .transform(tidied((value) => value.replace(/\s/g, '')))
      .max(MAX_LINE, 'An ABN has eleven digits.')
      .defined(WHOLE),
    address: line('Please enter the address.', MAX_ADDRESS),
    gstRate: number()
      .strict()
      .typeError('Please enter a rate.')
      .integer('Please enter a rate.')
      .nullable()
      .defined(WHOLE),
    isUnregistered: boolean().strict().typeError(WHOLE).required(WHOLE),
  }),
  mail: group({
    senderName: line('Please enter the name of the sender.', MAX_NAME),
    replyTo: emailOrNothing('Please enter an email address.'),
  }),
  exam: group({
    reviewers: number()
      .strict()
      .typeError(WHOLE)
      .oneOf([0, 1] as const, 'Please choose who reviews a question.')
      .required(WHOLE),
    processUrl: link(),
    isProcessPdf: boolean().strict().typeError(WHOLE).required(WHOLE),
    dates: array()
      .of(
        object({
          from: day('Please enter the first day.'),
          to: day('Please enter the last day.'),
          note: line('Please enter a note.'),
        })
          .typeError(DATES)
          .required(DATES),
      )
      .typeError(DATES)
      .max(MAX_EXAM_DATES, `Please enter at most ${MAX_EXAM_DATES} exams.`)
      .defined(WHOLE),
  }),
});

const revision = () => whole('A revision is a whole number.', 0);

/** PUT /admin/settings/draft: `revision` is the one that was seen; a newer one answers 409 with its state. */
export const settingsDraftBody = object({ revision: revision(), content: settingsContent });

/** POST /admin/settings/publish */
export const settingsRevisionBody = object({ revision: revision() });

/** POST /admin/settings/take-up: the version that becomes the draft; 0 is what the program comes with. */
export const restoreVersionBody = object({ revision: revision(), version: whole('A version is a whole number.', 0) });

/** POST /admin/settings/pictures */
export const settingsPictureBody = object({ key: id('Please name an uploaded picture.') });

/** GET /admin/settings/versions: those below this one. */
export const settingsVersionsQuery = object({
  before: number()
    .typeError('Please name a version.')
    .integer('Please name a version.')
    .min(1, 'Please name a version.')
    .max(MAX_INTEGER, 'Please name a version.')
    .optional(),
});
