/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/** Groups of the owner's settings, as the page has them. */
export const SETTINGS_GROUPS = ['school', 'mentor', 'words', 'prices', 'tax', 'mail', 'exam'] as const;
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

/** Steps before a school opens, in the order of the list; each may be done before any other. */
export const SETUP_STEPS = [
  'name',
  'mentor',
  'course',
  'lesson',
  'price',
  'promises',
  'exam-rules',
  'case',
  'mock-exam',
  'exam-dates',
  'tax',
  'mail',
  'payment',
  'team',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Pages of blocks of words. The questions at the end of Home are apart, because it loads them late. */
export const WORDS_PAGES = ['home', 'questions', 'about', 'courses', 'contact', 'terms'] as const;
export type WordsPage = (typeof WORDS_PAGES)[number];
