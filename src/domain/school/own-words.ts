import { WORDS_PAGES, type WordsPage } from './literals.ts';

/**
 * Blocks of public pages that the owner wrote, by page and key. All others have the program's words, those of its later
 * versions too. An empty one is not shown.
 */
export type OwnWords = { readonly [P in WordsPage]?: Readonly<Record<string, string>> };

/** Blocks that there are, as the program comes with them. */
export type KnownBlocks = Readonly<
  Record<WordsPage, Readonly<Record<string, { readonly today: string; readonly canBeEmpty: boolean }>>>
>;

/**
 * What is kept of the words that were sent: known blocks in the order of their page, if they differ from the program's
 * words. A block that has to say something is the program's again once it is empty.
 */
export function ownWords(sent: OwnWords, known: KnownBlocks): OwnWords {
  const pages = WORDS_PAGES.map((page) => [page, ownBlocks(sent[page] ?? {}, known[page])] as const);
  return Object.fromEntries(pages.filter(([, blocks]) => Object.keys(blocks).length > 0));
}

function ownBlocks(sent: Readonly<Record<string, string>>, known: KnownBlocks[WordsPage]): Record<string, string> {
  const own = Object.entries(known).flatMap(([key, { today, canBeEmpty }]) => {
    const words = Object.hasOwn(sent, key) ? sent[key] : undefined;
    if (words === undefined || words === today || (words === '' && !canBeEmpty)) return [];
    return [[key, words] as const];
  });
  return Object.fromEntries(own);
}

/** A block by its page: `home.lead`. */
export type BlockName = `${WordsPage}.${string}`;

/** Blocks in which two states differ, in the order of the pages. */
export function changedBlocks(newer: OwnWords, older: OwnWords): BlockName[] {
  return WORDS_PAGES.flatMap((page) => {
    const [now, before] = [newer[page] ?? {}, older[page] ?? {}];
    const keys = new Set([...Object.keys(now), ...Object.keys(before)]);
    return [...keys].filter((key) => now[key] !== before[key]).map((key) => `${page}.${key}` as const);
  });
}

/** The description is for search engines, and binds nobody. */
const areTermsOther = (newer: OwnWords, older: OwnWords): boolean =>
  changedBlocks(newer, older).some((name) => name.startsWith('terms.') && name !== 'terms.description');

/** When the terms last changed, should `newer` be published at that time. */
export const termsChangedAt = (
  newer: OwnWords,
  shown: { readonly words: OwnWords; readonly termsChangedAt: Date | null },
  at: Date,
): Date | null => (areTermsOther(newer, shown.words) ? at : shown.termsChangedAt);
