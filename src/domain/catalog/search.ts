import { beginningOf } from '../kernel/beginning-of.ts';
import { foldedWords } from '../kernel/fold-text.ts';
import type { ContentId, CourseId, DayId, DocumentId, FileKey, ModuleId } from '../kernel/ids.ts';

export type SearchKind = 'course' | 'module' | 'day' | 'content' | 'document';

/** A hit and its parents. Ids of levels below its own kind are null. */
export interface SearchHit {
  readonly kind: SearchKind;
  readonly courseId: CourseId;
  readonly courseTitle: string;
  readonly moduleId: ModuleId | null;
  readonly moduleNumber: number | null;
  readonly moduleTitle: string | null;
  readonly dayId: DayId | null;
  readonly dayNumber: number | null;
  readonly itemId: ContentId | DocumentId | null;
  /** Title of the found node. */
  readonly title: string;
  /** File of a content or document; null for other nodes. */
  readonly fileKey: FileKey | null;
  /** True of a content that is a test, which has no file. */
  readonly isTest: boolean;
  /** True when the file is not inspected yet, so that students do not have it. */
  readonly isWithheld: boolean;
  /** Where in the description or the PDF it was found; empty when only the title says it. */
  readonly excerpt: readonly ExcerptPart[];
  /** Where in its captions it is said, in order of time; empty where they do not say every word. */
  readonly moments: readonly Moment[];
}

/** A place in a video. */
export interface Moment {
  readonly second: number;
  readonly excerpt: readonly ExcerptPart[];
}

export interface ExcerptPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const MAX_WORDS = 8;
const MAX_LETTERS = 40;
/** Maximum length of a typed search: room for eight words of forty letters. */
const MAX_TYPED = 1_000;
/** Minimum length of a prefix: too many words begin with the same one or two letters for hits to be useful. */
const MIN_BEGINNING = 3;

/** Splits typed text into words to look for. Marks alone are no word. */
export function searchWords(text: string): string[] {
  return indexedWords(beginningOf(text, MAX_TYPED)).slice(0, MAX_WORDS);
}

/** The words of a text as an index holds them: folded, and each as long as one that is looked for. */
export const indexedWords = (text: string): string[] =>
  foldedWords(text).map((word) => (word.length > MAX_LETTERS ? [...word].slice(0, MAX_LETTERS).join('') : word));

/** True when a word is long enough for prefix matching; a shorter one is matched whole. */
export const isBeginning = (word: string): boolean => [...word].length >= MIN_BEGINNING;

/** Whether a word of a text is the one at `index` of those that are looked for; the last may be a beginning. */
export const isFound = (there: string, words: readonly string[], index: number): boolean => {
  const word = words[index] ?? '';
  return there === word || (index === words.length - 1 && isBeginning(word) && there.startsWith(word));
};
