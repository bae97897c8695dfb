import type { WordsPage } from '../literals.ts';
import type { ABOUT_WORDS } from './about.ts';
import type { CONTACT_WORDS } from './contact.ts';
import type { COURSES_WORDS } from './courses.ts';
import type { HOME_WORDS } from './home.ts';
import type { QUESTIONS_WORDS } from './questions.ts';
import type { TERMS_WORDS } from './terms.ts';

/*
 * Blocks of words that an owner may change, without the words: the office gets those from the server, so that no public
 * page shares a file with it.
 */

/** `paragraphs` are parted by empty lines, `list` has a point on each line. All is plain text and shown as it is. */
export type WordsKind = 'line' | 'paragraphs' | 'list';

export interface WordRule {
  readonly kind: WordsKind;
  /** In characters as people count them: an emoji is one. */
  readonly max: number;
  /** True: an emptied block is hidden. False: it has the program's words again. */
  readonly canBeEmpty: boolean;
}

const line = (max: number): WordRule => ({ kind: 'line', max, canBeEmpty: false });
const paragraphs = (max: number): WordRule => ({ kind: 'paragraphs', max, canBeEmpty: false });
const orNothing = (rule: WordRule): WordRule => ({ ...rule, canBeEmpty: true });

const title = line(60);
const description = line(200);
const heading = line(120);
const lead = line(400);
const underHeading = orNothing(line(300));
const list: WordRule = { kind: 'list', max: 2_000, canBeEmpty: true };
/** Emptied, its answer or its line is hidden too. */
const pair = orNothing(line(160));
const answer = line(800);

/** Sections of the terms (specification 2.3). */
const SECTIONS = [
  'course-registration',
  'copyrights',
  'financial-commitment',
  'conflict-of-interest',
  'no-unlawful-use',
  'electronic-communications',
  'use-of-services',
  'privacy',
  'final-declaration',
] as const;
type Section = (typeof SECTIONS)[number];

const sections = Object.fromEntries(
  SECTIONS.flatMap((id) => [
    [`${id}-summary`, lead],
    [id, paragraphs(15_000)],
  ]),
) as { readonly [K in Section | `${Section}-summary`]: WordRule };

type RulesOf<W, More extends string = 'description'> = { readonly [K in keyof W | More]: WordRule };

/** All blocks of the public pages, in the order of the page; without the fixed sentences of the specification. */
export const WORD_RULES = {
  home: {
    title,
    description,
    eyebrow: orNothing(line(60)),
    heading,
    lead,
    missionHeading: heading,
    missionLine: underHeading,
    feature1: pair,
    feature1Line: lead,
    feature2: pair,
    feature2Line: lead,
    feature3: pair,
    feature3Line: lead,
    feature4: pair,
    feature4Line: lead,
    insideHeading: heading,
    insideLine: underHeading,
    programHeading: heading,
    programLine: underHeading,
    pricesHeading: heading,
    pricesLine: underHeading,
    curriculumHeading: heading,
    curriculumLine: underHeading,
  },
  questions: {
    heading,
    line: underHeading,
    question1: pair,
    answer1: answer,
    question2: pair,
    answer2: answer,
    question3: pair,
    answer3: answer,
    question4: pair,
    answer4: answer,
    question5: pair,
    answer5: answer,
    question6: pair,
    answer6: answer,
    contactHeading: heading,
    contactLine: underHeading,
  },
  about: {
    title,
    description,
    heading,
    lead,
    textHeading: heading,
    text: paragraphs(5_000),
    promiseHeading: heading,
    promises: list,
    whyHeading: heading,
    why: list,
  },
  courses: {
    title,
    description,
    heading,
    lead: orNothing(lead),
    emptyLine: orNothing(lead),
    refund1: underHeading,
    refund2: underHeading,
    refund3: underHeading,
  },
  contact: { title, description, lead: orNothing(lead) },
  terms: { description, lead: orNothing(lead), ...sections },
} as const satisfies {
  readonly home: RulesOf<typeof HOME_WORDS>;
  readonly questions: RulesOf<typeof QUESTIONS_WORDS, never>;
  readonly about: RulesOf<typeof ABOUT_WORDS>;
  readonly courses: RulesOf<typeof COURSES_WORDS>;
  readonly contact: RulesOf<typeof CONTACT_WORDS>;
  readonly terms: RulesOf<typeof TERMS_WORDS>;
};

/** Keys of a page's blocks. */
export type BlockOf<P extends WordsPage> = keyof (typeof WORD_RULES)[P];

/** Every document of the site carries what the owner wrote, so all of it together has a bound too. */
export const MAX_OWN_WORDS = 40_000;

/** Counts characters as people do. */
export const charactersOf = (text: string): number => Array.from(text).length;
