import type { Comment } from './comments.ts';
import { type Sentence, wordsIn } from './sentences.ts';

/** A word that our readers stumble over, and the word that they read in other products every day. */
export interface WordRule {
  readonly pattern: RegExp;
  readonly better: string;
  /** Files in which the word is wrong; without it, all. */
  readonly where?: RegExp;
  /** A sentence that breaks it, which the test proves. */
  readonly mistake: string;
}

export const wordRules: readonly WordRule[] = [
  { pattern: /\be-?mails?\b(?<!emails?)|\bmails?\b/i, better: 'email', mistake: 'These mails were kept.' },
  { pattern: /\blog(?:ged)?[ -]?(?:in|out)s?\b/i, better: 'sign in, sign out', mistake: 'Please login again.' },
  { pattern: /\b(?:goes|go|going|went) on\b/i, better: 'continue', mistake: 'Uploads go on.' },
  {
    pattern: /\bg[ia]v(?:e|es|en|ing)\b[^.;:]{0,40}\bback\b/i,
    better: 'refund, return',
    mistake: 'You can give the money back.',
  },
  { pattern: /\beras(?:e|es|ed|ing)\b/i, better: 'delete', mistake: 'The file is erased.' },
  {
    pattern: /\bt(?:ake|akes|aken|aking|ook)\b[^.;:]{0,40}\b(?:out|away|back)\b/i,
    better: 'remove, delete, undo',
    mistake: 'Take this picture away',
  },
  {
    // Parts 1 and 2 are those of the assessment.
    pattern: /\bparts?\b(?! [12]\b)/i,
    better: 'item, module, section, piece',
    mistake: 'A part of the course',
  },
  { pattern: /\bplaces?\b/i, better: 'enrolment, position, device', mistake: 'Your place is ready.' },
  { pattern: /\bshall\b/i, better: 'will, should, or the plain verb', mistake: 'As it shall be.' },
  { pattern: /\bwho(?:m?so)?ever\b/i, better: 'anyone who, the person who', mistake: 'Whoever learns it.' },
  { pattern: /\bbesides?\b/i, better: 'next to, as well as, with', mistake: 'A code beside your password' },
  { pattern: /\bl(?:ie|ies|ain|ying)\b/i, better: 'is', mistake: 'It lies in the trash.' },
  { pattern: /\bst(?:and|ands|anding|ood)\b/i, better: 'is, is shown', mistake: 'It stands on your receipt.' },
  { pattern: /\bsomebody\b/i, better: 'someone', mistake: 'Somebody changed this.' },
  { pattern: /\bb(?:ecome|ecomes|ecame) of\b/i, better: 'what happened to', mistake: 'What became of it.' },
  { pattern: /\bby (?:itself|themselves)\b/i, better: 'automatically', mistake: 'It plays by itself.' },
  {
    // An administrator's own school is called so.
    pattern: /\bthe school\b/i,
    better: 'we, us, our',
    where: /^(?:web\/text\/(?!copy\/admin-)|src\/wire\/words\/)/,
    mistake: 'Questions? Ask the school.',
  },
  // Students read "case" already; code, files and addresses keep their terms.
  { pattern: /\bvignettes?\b/i, better: 'case', mistake: 'Write a vignette.' },
  { pattern: /\bblueprints?\b/i, better: 'exam rules', mistake: 'Open the blueprint' },
  { pattern: /\bdr(?:aw|ew|awn) (?:again|(?:the )?cases)\b/i, better: 'choose', mistake: 'Draw again' },
  { pattern: /\benroll(?:ments?|s)?\b(?! Now\b)/i, better: 'enrol, enrolment', mistake: 'Your enrollment' },
];

/** Words of motion for a state, pronouns without a noun, riddles: at most twelve, so that an author can know them. */
export const commentRules: readonly WordRule[] = [
  {
    pattern: /\bst(?:and|ands|anding|ood)\b/i,
    better: 'is, is shown, is mounted, represents',
    mistake: 'Stands before the session.',
  },
  { pattern: /\bl(?:ie|ies|ay|ain|ying)\b/i, better: 'is', mistake: 'Files lie in a folder.' },
  {
    pattern: /\bbesides?\b/i,
    better: 'next to, other than, in addition to',
    mistake: 'Written beside the old file.',
  },
  { pattern: /\bsomebody\b/i, better: 'the role: a user, an author', mistake: 'Somebody else saved first.' },
  { pattern: /\bwho(?:m?so)?ever\b/i, better: 'any, the one who', mistake: 'Whoever asks waits.' },
  { pattern: /\b(?:go|goes|going|went|gone) on\b/i, better: 'continue', mistake: 'The work goes on.' },
  { pattern: /\bhowever many\b/i, better: 'any number of', mistake: 'One statement, however many move.' },
  {
    pattern: /\b(?:so|as) many\b/i,
    better: 'the name of the number; at most',
    mistake: 'Kept for so many milliseconds.',
  },
  { pattern: /\bof now\b/i, better: 'current, not expired', mistake: 'A token that is not of now.' },
  { pattern: /\bis none\b/i, better: 'is invalid, is missing, without', mistake: 'An origin that is none.' },
  {
    pattern: /\bb(?:ecome|ecomes|ecame) of\b/i,
    better: 'the result, the state of',
    mistake: 'What became of a payment.',
  },
  { pattern: /\bshall\b/i, better: 'must, may, is to', mistake: 'Strangers shall not read it.' },
];

/** Longest sentence that is read in one breath in a second language. */
export const MAX_WORDS = 18;

/** Sentences of the specification, with their section: exact, whatever the rules say. */
export const SPECIFIED: Readonly<Record<string, string>> = {
  Login: '2.2',
  Logout: '2.2',
  'Active Enrollments': '2.5',
  'Enrollment Trend': '2.5',
  'Recent Enrollments': '2.5',
  'Please login first to access payment page': '5',
  'Please login first': '8',
  'Login failed': '8',
  'Login successful!': '8',
  'Part … upload failed with status: …': '8',
};

/** Sentences that break a rule, with the reason. A list that may only become shorter. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'A part has a number.': 'the call has it as partNumber (specification 7)',
  'Each part needs its ETag.': 'the call has them as parts (specification 7)',
  'Please send the list of parts.': 'the call has them as parts (specification 7)',
  'A file has at most … parts.': 'the call has them as parts (specification 7)',
};

/** Returns what is wrong with a sentence, each with the better word; nothing for one that is excepted. */
export function faultsOf({ path, text }: Sentence): string[] {
  if (Object.hasOwn(SPECIFIED, text) || Object.hasOwn(EXCEPTIONS, text)) return [];
  const words = wordRules.flatMap(({ pattern, better, where }) => {
    const found = where && !where.test(path) ? null : pattern.exec(text);
    return found ? [`"${found[0]}": ${better}`] : [];
  });
  const count = wordsIn(text);
  const faults = count > MAX_WORDS ? [...words, `${count} words: at most ${MAX_WORDS}`] : words;
  return faults.map((fault) => `${path}: ${text} [${fault}]`);
}

/** Returns the words of a comment that hide its meaning, each with plain ones. */
export const commentFaultsOf = ({ at, text }: Comment): string[] =>
  commentRules.flatMap(({ pattern, better }) => {
    const found = pattern.exec(text);
    return found ? [`${at} "${found[0]}": ${better}`] : [];
  });
