import type { WordsPage } from '../literals.ts';

/** Descriptions of pages in search results and link previews. No page shows them, so no page carries them. */
export const DESCRIPTIONS: Readonly<Record<Exclude<WordsPage, 'questions'> | 'sample', string>> = {
  home:
    'Sprint courses of 5 and 10 months for dentists trained overseas. Prepare for the ADC Part 1 written exam ' +
    'day by day, with a mentor you can ask.',
  about:
    'Who we are and what we promise. How the Australian Dental Council assesses dentists trained overseas, in three steps.',
  courses:
    'All courses, with prices in Australian dollars and the full outline of modules and days. No account needed.',
  sample: 'A case as in the exam with five questions. Each answer is explained at once. Free, and without an account.',
  contact: 'Ask us a question about a course, a payment or your access. We answer by email.',
  terms:
    'The terms between you and us: registration, copyright, payment, privacy. Each has a summary in one plain sentence.',
};
