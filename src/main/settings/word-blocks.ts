import type { KnownBlocks } from '../../domain/school/own-words.ts';
import { WORDS_PAGES, type WordsPage } from '../../wire/literals.ts';
import { ABOUT_WORDS } from '../../wire/words/about.ts';
import { CONTACT_WORDS } from '../../wire/words/contact.ts';
import { COURSES_WORDS } from '../../wire/words/courses.ts';
import { DESCRIPTIONS } from '../../wire/words/descriptions.ts';
import { HOME_WORDS } from '../../wire/words/home.ts';
import { QUESTIONS_WORDS } from '../../wire/words/questions.ts';
import { type BlockOf, WORD_RULES, type WordRule } from '../../wire/words/rules.ts';
import { TERMS_WORDS } from '../../wire/words/terms.ts';

/** The program's words of every block. */
const TODAY: { readonly [P in WordsPage]: { readonly [K in BlockOf<P>]: string } } = {
  home: { ...HOME_WORDS, description: DESCRIPTIONS.home },
  questions: QUESTIONS_WORDS,
  about: { ...ABOUT_WORDS, description: DESCRIPTIONS.about },
  courses: { ...COURSES_WORDS, description: DESCRIPTIONS.courses },
  contact: { ...CONTACT_WORDS, description: DESCRIPTIONS.contact },
  terms: { ...TERMS_WORDS, description: DESCRIPTIONS.terms },
};

const blocksOf = (words: Readonly<Record<string, string>>, rules: Readonly<Record<string, WordRule>>) =>
  Object.fromEntries(
    Object.entries(rules).map(([key, { canBeEmpty }]) => [key, { today: words[key] ?? '', canBeEmpty }]),
  );

/** Blocks of words as the program comes with them. */
export const WORD_BLOCKS = Object.fromEntries(
  WORDS_PAGES.map((page) => [page, blocksOf(TODAY[page], WORD_RULES[page])]),
) as KnownBlocks;
