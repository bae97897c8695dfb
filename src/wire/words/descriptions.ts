import type { WordsPage } from '../literals.ts';

/** Descriptions of pages in search results and link previews. No page shows them, so no page carries them. */
export const DESCRIPTIONS: Readonly<Record<Exclude<WordsPage, 'questions'>, string>> = {
  home:
    'Sprint courses of 5 and 10 months for dentists trained overseas. Prepare for the ADC Part 1 written exam with ' +
    'videos, mock exams, a mentor.',
  about:
    'Who we are and what we promise. How the Australian Dental Council assesses dentists trained overseas, in three steps.',
  courses:
    'All courses, with prices in Australian dollars and the full outline of modules and days. No account needed.',
  contact: 'Ask us a question about a course, a payment or your access. We answer by email.',
  terms:
    'The terms between you and us: registration, copyright, payment, privacy. Each has a summary in one plain sentence.',
};
