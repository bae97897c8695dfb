import type { WordsPage } from './literals.ts';
import { PAGE_PATHS, type PagePath } from './page-areas.ts';
import type { SchoolFacts } from './school.ts';
import { ABOUT_WORDS } from './words/about.ts';
import { CONTACT_WORDS } from './words/contact.ts';
import { COURSES_WORDS } from './words/courses.ts';
import { DESCRIPTIONS } from './words/descriptions.ts';
import { HOME_WORDS } from './words/home.ts';

/** A page that search engines may index, and its link preview. */
export interface PageFacts {
  /** Canonical address, as the route table spells it (specification 2.1), without query. */
  readonly path: PagePath;
  /** The page's own title in the browser, shown before "· Cusp". */
  readonly title: string;
  readonly description: string;
  /** The page of words that these two belong to; absent where they are the program's. */
  readonly words?: Exclude<WordsPage, 'questions'>;
  /** A file of `npm run pictures`. */
  readonly picture: Picture;
}

export interface Picture {
  readonly file: string;
  readonly words: string;
  /** Not of the size that our own have. */
  readonly hasOwnSize?: boolean;
}

const SCHOOL: Picture = {
  file: 'og-home.png',
  words:
    'Prepare for the ADC written exam, one module at a time. A molar drawn as a map, with a star on each of its five cusps.',
};
const COURSES: Picture = {
  file: 'og-courses.png',
  words: 'Sprint courses of 5 or 10 months. A row of seven teeth, one for each module.',
};
const ABOUT: Picture = { file: 'og-about.png', words: 'A school for one exam. Seven modules of seven days each.' };

/** Default facts of pages without their own. */
export const SITE: Omit<PageFacts, 'path'> = {
  title: HOME_WORDS.title,
  description: DESCRIPTIONS.home,
  words: 'home',
  picture: SCHOOL,
};

export const PUBLIC_PAGES: readonly PageFacts[] = [
  { path: '/Home', ...SITE },
  { path: '/try', title: 'Try five questions', description: DESCRIPTIONS.sample, picture: SCHOOL },
  {
    path: '/About',
    title: ABOUT_WORDS.title,
    description: DESCRIPTIONS.about,
    words: 'about',
    picture: ABOUT,
  },
  {
    path: '/courses',
    title: COURSES_WORDS.title,
    description: DESCRIPTIONS.courses,
    words: 'courses',
    picture: COURSES,
  },
  {
    path: '/ContactUs',
    title: CONTACT_WORDS.title,
    description: DESCRIPTIONS.contact,
    words: 'contact',
    picture: SCHOOL,
  },
  {
    path: '/Tnc',
    title: 'Terms and conditions',
    description: DESCRIPTIONS.terms,
    words: 'terms',
    picture: SCHOOL,
  },
];

/** A page's facts in the words of a school. */
export function shownFacts<F extends Omit<PageFacts, 'path'>>(facts: F, { words }: Pick<SchoolFacts, 'words'>): F {
  const { title = facts.title, description = facts.description } = (facts.words && words?.[facts.words]) ?? {};
  return { ...facts, title, description };
}

/** The root shows the first page. */
export const ROOT = { path: '/', shows: '/Home' } as const;

/** Pages of one person or one moment, which no search engine lists. */
export const UNLISTED_PATHS: readonly string[] = PAGE_PATHS.filter(
  (path) => !PUBLIC_PAGES.some((page) => page.path === path),
);

export const NO_PAGE_TITLE = 'Page not found';
