import { text, tidied } from './strict-text.ts';
import {
  hasHiddenMarks,
  isMisleading,
  isVisible,
  pastedText,
  withoutInvisible,
  withoutMeaningless,
} from './visible.ts';

const MAX_PASSWORD_BYTES = 1024;
const MIN_PASSWORD_CHARACTERS = 8;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Letters before and after one @, a dot in the domain, no blanks, nothing that is not seen, and nothing that a mail
 * header reads as more than one address: the mail itself is the real check.
 */
const EMAIL = /^[^\s\p{Cf}@,;:<>()[\]"\\]{1,64}@[^\s\p{Cf}@.,;:<>()[\]"\\]+(?:\.[^\s\p{Cf}@.,;:<>()[\]"\\]+)+$/u;

export const requiredText = (sentence: string, max = 200) =>
  text(sentence)
    .transform(tidied(withoutMeaningless))
    .trim()
    .required(sentence)
    .max(max, `Please use at most ${max} characters.`)
    .test('visible', sentence, (value) => !value || isVisible(value));

/** A text of several lines: tabs and line breaks are kept, and what no screen shows becomes a blank. */
export const longText = (sentence: string, max: number) =>
  text(sentence)
    .transform(tidied((value) => pastedText(value).replace(/[^\P{Cc}\n\r\t]/gu, ' ')))
    .trim()
    .max(max, `Please use at most ${max} characters.`);

const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const ON_ONE_LINE = { message: 'Please write this on one line.', excludeEmptyString: true };

const notMisleading = (value: string | undefined): boolean => !value || !isMisleading(value);
const NO_HIDDEN_MARKS = 'Please leave out marks that cannot be seen.';

/** Text on one line, such as a name: in the header of a mail a second line would be another header. */
export const oneLine = (sentence: string, max: number) =>
  requiredText(sentence, max).matches(ONE_LINE, ON_ONE_LINE).test('misleading', NO_HIDDEN_MARKS, notMisleading);

const WEB_ADDRESS = /\/|\bwww\./iu;
const NO_ADDRESS = 'Please write a name without a slash or a web address.';

/** The name of a person with an account: mails greet with it, and mail programs make links of what looks like one. */
export const personName = (sentence: string) =>
  oneLine(sentence, 120).test('address', NO_ADDRESS, (value) => !value || !WEB_ADDRESS.test(value.normalize('NFKC')));

/** Text on one line, which may be empty. */
export const oneLineOrNothing = (sentence: string, max: number) =>
  text(sentence)
    .transform(tidied(withoutMeaningless))
    .trim()
    .transform(tidied((value) => (isVisible(value) ? value : '')))
    .max(max, `Please use at most ${max} characters.`)
    .matches(ONE_LINE, ON_ONE_LINE)
    .test('misleading', NO_HIDDEN_MARKS, notMisleading)
    .default('');

const FULL_EMAIL = 'Please enter a full email address, like name@example.com.';

export const email = (sentence = 'Please enter your email address.') =>
  text(sentence)
    .required(sentence)
    .transform(tidied(withoutInvisible))
    .trim()
    .max(254, 'Please use at most 254 characters.')
    .matches(EMAIL, { message: FULL_EMAIL, excludeEmptyString: true });

/** The same, which may be empty. */
export const emailOrNothing = (sentence: string) =>
  text(sentence)
    .transform(tidied(withoutInvisible))
    .trim()
    .max(254, 'Please use at most 254 characters.')
    .matches(EMAIL, { message: FULL_EMAIL, excludeEmptyString: true })
    .default('');

export const newPassword = (sentence = 'Please choose a password.') =>
  text(sentence)
    .required(sentence)
    .min(MIN_PASSWORD_CHARACTERS, `Please use at least ${MIN_PASSWORD_CHARACTERS} characters.`)
    .test('bytes', 'This password is too long.', (value) => !value || bytesOf(value) <= MAX_PASSWORD_BYTES)
    .matches(/^\P{Cc}*$/u, 'Please leave out tabs, line breaks and other control characters.')
    .test('hidden', NO_HIDDEN_MARKS, (value) => !value || !hasHiddenMarks(value));

export const phone = () =>
  text('Please enter your phone number.')
    .transform(tidied((value) => withoutInvisible(value).normalize('NFKC')))
    .trim()
    .matches(/^[+()\p{Nd}\s./-]{5,30}$/u, {
      message: 'Please enter a phone number with digits, like +61 400 000 000.',
      excludeEmptyString: true,
    });
