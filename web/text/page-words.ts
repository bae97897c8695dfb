import type { WordsPage } from '../../src/wire/literals.ts';
import { BRAND } from './brand.ts';

/**
 * Words of a public page: the program's, where the owner wrote no others. Asked for at each rendering, because the server
 * draws the pages of one state of the school after those of another.
 */
export const wordsOf = <W extends Readonly<Record<string, string>>>(page: WordsPage, today: W) =>
  ({ ...today, ...BRAND.words?.[page] }) as Readonly<Record<keyof W, string>>;

/** Parts of a text by a mark between them. One that is there twice is said once. */
const parted = (text: string, mark: RegExp): string[] => {
  const parts = text.split(mark).map((part) => part.trim());
  return [...new Set(parts.filter(Boolean))];
};

export const paragraphsOf = (text: string): string[] => parted(text, /\n\s*\n/);
export const pointsOf = (text: string): string[] => parted(text, /\n/);
