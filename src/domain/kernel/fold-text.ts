import { asciiDigit } from './plain-code.ts';

/** Letters that Unicode does not take apart, as they are typed on a keyboard without them. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
};

/** Characters to fold: all but plain English and Chinese, which fold to themselves. */
const TO_JUDGE = /[`\u0080-\u4dff\ua000-\u{10ffff}]/gu;
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;
/**
 * Accents, and the vowel points of Arabic and Hebrew, which people leave out. Signs that tell words apart in Hindi,
 * Tamil, Thai and others are no accents, and neither is what voices a kana (U+3099, U+309A).
 */
const ACCENT = /^(?=\p{M})(?![\u3099\u309a])[\p{sc=Inherited}\p{sc=Arabic}\p{sc=Hebrew}]$/u;
const APOSTROPHE = /^[`\u2018-\u201b\u2032\u02b9-\u02bf]$/;
const DOUBLE_QUOTE = /^[\u201c-\u201f]$/;
const HYPHEN = /^[\p{Pd}\u2212]$/u;
const DIGIT = /^\p{Nd}$/u;

/**
 * Folds a text for search and sorting: without case, accents, repeated blanks and invisible characters, every
 * apostrophe, hyphen and digit as on a keyboard, ligatures and other compatibility forms decomposed. So "nguyen" finds
 * "Nguyễn", and "co2" finds "CO₂". Both sides of a comparison go through it, and the databases store its result with
 * the text, because one of them folds no letter outside English and the other goes by its locale.
 */
export const folded = (text: string): string =>
  text
    // Alone it is a blank with an accent to Unicode, and an apostrophe to people.
    .replace(/\u00b4/g, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(TO_JUDGE, plain)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();

const known = new Map<string, string>();
/** Cache size: more letters than one school's languages have. */
const MAX_KNOWN = 2_000;

/** Judges a letter once: pages of a book are folded. */
function plain(letter: string): string {
  const judged = known.get(letter) ?? judge(letter);
  if (known.size < MAX_KNOWN) known.set(letter, judged);
  return judged;
}

function judge(letter: string): string {
  if (letter in PLAIN) return PLAIN[letter] ?? letter;
  if (INVISIBLE.test(letter) || ACCENT.test(letter)) return '';
  if (APOSTROPHE.test(letter)) return "'";
  if (DOUBLE_QUOTE.test(letter)) return '"';
  if (HYPHEN.test(letter)) return '-';
  return DIGIT.test(letter) ? asciiDigit(letter) : letter;
}

const NO_WORD = /[^\p{L}\p{N}\p{M}]+/u;

/** The words of a text, folded: letters, digits and their signs, split at everything else. */
export const foldedWords = (text: string): string[] =>
  folded(text)
    .split(NO_WORD)
    .filter((word) => word !== '');

/** Apostrophes, okinas, hyphens, dots and other signs that are no letter of a word. */
const MARKS = /[\p{P}\p{S}\p{Lm}]+/gu;

/** Returns a folded text without the marks that people leave out: "obrien" of "o'brien". */
export const unmarked = (foldedText: string): string => foldedText.replace(MARKS, '');

/**
 * Returns the key by which a person is sorted and found: name, then e-mail, then both once more without marks. The tab
 * sorts before every letter and blank, so that "Ann" comes before "Ann Lee", and no search word contains one.
 */
export function directoryKey({ name, email }: { name: string; email: string }): string {
  const key = `${folded(name)}\t${folded(email)}`;
  return `${key}\t${unmarked(key)}`;
}

/** Parts of `directoryKey` of which one must be there for each word: as it was typed, and without its marks. */
export const directoryWords = (search: string): string[][] =>
  folded(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => [...new Set([word, unmarked(word) || word])]);
