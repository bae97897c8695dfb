import { PAGE_PATHS, type PagePath } from './page-areas.ts';

/** A page that search engines may index, and its link preview. */
export interface PageFacts {
  /** Canonical address, as the route table spells it (specification 2.1), without query. */
  readonly path: PagePath;
  /** The page's own title in the browser, which stands before "· Cusp". */
  readonly title: string;
  readonly description: string;
  /** A file of `npm run pictures`. */
  readonly picture: Picture;
}

export interface Picture {
  readonly file: string;
  readonly words: string;
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
  title: 'ADC Part 1 exam preparation',
  description:
    'Sprint courses of 5 and 10 months for dentists trained overseas. Prepare for the ADC Part 1 written exam with ' +
    'videos, mock exams, a mentor.',
  picture: SCHOOL,
};

export const PUBLIC_PAGES: readonly PageFacts[] = [
  { path: '/Home', ...SITE },
  {
    path: '/About',
    title: 'About us and the ADC process',
    description:
      'Who we are and what we promise. How the Australian Dental Council assesses dentists trained overseas, in three steps.',
    picture: ABOUT,
  },
  {
    path: '/courses',
    title: 'ADC Part 1 courses and prices',
    description:
      'All courses, with prices in Australian dollars and the full outline of modules and days. No account needed.',
    picture: COURSES,
  },
  {
    path: '/ContactUs',
    title: 'Contact',
    description: 'Ask us a question about a course, a payment or your access. We answer by email.',
    picture: SCHOOL,
  },
  {
    path: '/Tnc',
    title: 'Terms and conditions',
    description:
      'The terms between you and us: registration, copyright, payment, privacy. Each has a summary in one plain sentence.',
    picture: SCHOOL,
  },
];

/** The root shows the first page. */
export const ROOT = { path: '/', shows: '/Home' } as const;

/** Pages of one person or one moment, which no search engine lists. */
export const UNLISTED_PATHS: readonly string[] = PAGE_PATHS.filter(
  (path) => !PUBLIC_PAGES.some((page) => page.path === path),
);

export const NO_PAGE_TITLE = 'Page not found';
