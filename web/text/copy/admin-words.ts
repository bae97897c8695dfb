import type { WordsPage } from '../../../src/wire/literals.ts';
import type { BlockOf } from '../../../src/wire/words/rules.ts';
import { TERMS } from './terms-sections.ts';

/** Words of the blocks of words at /admin/settings. */
export const WORDS = {
  original: 'Original words',
  takeOriginal: 'Use the original words',
  originalOf: (label: string) => `Use the original words: ${label}`,
  changed: (count: number) => `${count} changed`,
  count: (used: number, max: number) => `${used} of ${max} characters`,
  see: (page: string) => `See the draft of ${page}`,
  kinds: {
    line: '',
    paragraphs: 'An empty line begins a new paragraph.',
    list: 'Each line is one point.',
  },
  emptied: 'Leave it empty to hide it.',
  hidden: 'Empty: not shown',
  notes: { terms: 'A change gives the terms the date of the version that brings it.' } as Partial<
    Record<WordsPage, string>
  >,
  pages: {
    home: 'Home',
    questions: 'Questions on Home',
    about: 'About',
    courses: 'Courses',
    contact: 'Contact',
    terms: 'Terms',
  } satisfies Record<WordsPage, string>,
} as const;

/** Hints of single blocks. */
export const BLOCK_HINTS: { readonly [name: string]: string } = {
  'questions.question1': 'Another question is shown without the link to the ADC process.',
  'questions.question4': 'Another question is shown without the link to the terms.',
  'questions.question6': 'Another question is shown without the link to the courses.',
  'contact.title': 'It is the heading of the page, too.',
};

const title = 'Title in search results and in the tab';
const description = 'Description in search results';
const heading = 'Heading';
const lead = 'First sentences';
const headed = (section: string) => `${section}: heading`;
const under = (section: string) => `${section}: line under it`;
const line = (feature: string) => `${feature}: line`;

/** In the order of the pages. */
export const BLOCKS: { readonly [P in WordsPage]: { readonly [K in BlockOf<P>]: string } } = {
  home: {
    title,
    description,
    eyebrow: 'Small line above the heading',
    heading,
    lead,
    missionHeading: headed('Features'),
    missionLine: under('Features'),
    feature1: 'Feature 1',
    feature1Line: line('Feature 1'),
    feature2: 'Feature 2',
    feature2Line: line('Feature 2'),
    feature3: 'Feature 3',
    feature3Line: line('Feature 3'),
    feature4: 'Feature 4',
    feature4Line: line('Feature 4'),
    insideHeading: headed('Pictures'),
    insideLine: under('Pictures'),
    programHeading: headed('Program'),
    programLine: under('Program'),
    pricesHeading: headed('Prices'),
    pricesLine: under('Prices'),
    curriculumHeading: headed('Curriculum'),
    curriculumLine: under('Curriculum'),
  },
  questions: {
    heading,
    line: 'Line under the heading',
    question1: 'Question 1',
    answer1: 'Answer 1',
    question2: 'Question 2',
    answer2: 'Answer 2',
    question3: 'Question 3',
    answer3: 'Answer 3',
    question4: 'Question 4',
    answer4: 'Answer 4',
    question5: 'Question 5',
    answer5: 'Answer 5',
    question6: 'Question 6',
    answer6: 'Answer 6',
    contactHeading: headed('Query form'),
    contactLine: under('Query form'),
  },
  about: {
    title,
    description,
    heading,
    lead,
    textHeading: headed('Text'),
    text: 'Text',
    promiseHeading: headed('Promises'),
    promises: 'Promises',
    whyHeading: headed('Reasons'),
    why: 'Reasons',
  },
  courses: {
    title,
    description,
    heading,
    lead: 'Line under the heading',
    emptyLine: 'While no course is on sale',
    refund1: 'Refunds, first line',
    refund2: 'Refunds, second line',
    refund3: 'Refunds, third line',
  },
  contact: { title, description, lead: 'Line under the heading' },
  terms: { description, lead, ...sectionsOfTerms() },
};

function sectionsOfTerms() {
  const rows = TERMS.flatMap((section) => [
    [`${section.id}-summary`, `${section.title}: in short`],
    [section.id, section.title],
  ]);
  return Object.fromEntries(rows) as { readonly [K in Exclude<BlockOf<'terms'>, 'description' | 'lead'>]: string };
}

/** A block by its name, `home.lead`, in words; undefined for one that the program has no longer. */
export function blockInWords(name: string): string | undefined {
  const [page = '', key = ''] = name.split('.');
  if (!Object.hasOwn(BLOCKS, page)) return undefined;
  const labels: Readonly<Record<string, string>> = BLOCKS[page as WordsPage];
  return Object.hasOwn(labels, key) ? `${WORDS.pages[page as WordsPage]}, ${labels[key]}` : undefined;
}
